"""Which language is asked for."""

import pytest

from sevenrocks.validator.commands.choosing import chosen, unknown


class TestOption:
    @pytest.mark.parametrize(
        ("arguments", "language"),
        [
            (["--lang", "pl", "validate", "club.srn"], "pl"),
            (["validate", "--lang", "pl", "club.srn"], "pl"),
            (["validate", "club.srn", "--lang=pl"], "pl"),
            (["--lang", "tr", "validate", "--lang", "pl"], "pl"),
            (["--help", "--lang", "pl"], "pl"),
            (["validate", "--", "--lang", "pl"], "en"),
            (["validate", "--lang"], "en"),
            (["validate", "--lang", "xx"], "en"),
            (["--lang", "pl", "validate", "--lang", "xx"], "pl"),
            ([], "en"),
        ],
        ids=lambda value: " ".join(value) if isinstance(value, list) else value,
    )
    def test_the_last_one_counts_wherever_it_stands(self, arguments, language):
        assert chosen(arguments, {}) == language

    def test_it_goes_above_the_environment(self):
        assert chosen(["--lang", "pl"], {"SEVENROCKS_LANG": "tr", "LANG": "tr_TR.UTF-8"}) == "pl"


class TestEnvironment:
    @pytest.mark.parametrize(
        ("environment", "language"),
        [
            ({"LANG": "pl_PL.UTF-8"}, "pl"),
            ({"LANG": "tr"}, "tr"),
            ({"LANG": "tr_TR@modifier"}, "tr"),
            ({"LANG": "pl-PL"}, "pl"),
            ({"LANG": "polish"}, "pl"),
            ({"LANG": "PL_pl.iso88592"}, "pl"),
            ({"LANG": "de_DE.UTF-8"}, "en"),
            ({"LANG": "C.UTF-8"}, "en"),
            ({"LANG": "POSIX"}, "en"),
            ({"LANG": ""}, "en"),
            ({}, "en"),
        ],
        ids=str,
    )
    def test_the_locale_names_a_language(self, environment, language):
        assert chosen([], environment) == language

    def test_the_variables_of_the_locale_have_their_order(self):
        environment = {"LANG": "pl_PL", "LC_MESSAGES": "tr_TR"}
        assert chosen([], environment) == "tr"
        assert chosen([], environment | {"LC_ALL": "en_GB"}) == "en"
        assert chosen([], environment | {"LC_ALL": ""}) == "tr"

    def test_the_first_language_of_a_list_that_there_is(self):
        assert chosen([], {"LANGUAGE": "de:pl:tr", "LANG": "de_DE.UTF-8"}) == "pl"
        assert chosen([], {"LANGUAGE": "de:fr", "LANG": "tr_TR.UTF-8"}) == "tr"

    @pytest.mark.parametrize("locale", [{"LC_ALL": "C"}, {"LANG": "C.UTF-8"}, {}], ids=str)
    def test_a_list_counts_for_nothing_in_no_language(self, locale):
        assert chosen([], {"LANGUAGE": "pl"} | locale) == "en"

    @pytest.mark.parametrize(
        ("system", "language"),
        [("Turkish_Türkiye", "tr"), ("pl_PL", "pl"), ("German_Germany", "en"), (None, "en")],
    )
    def test_a_system_without_variables_names_its_language(self, system, language):
        assert chosen([], {}, system) == language

    def test_our_own_variable_goes_above_the_locale(self):
        assert chosen([], {"SEVENROCKS_LANG": "tr", "LC_ALL": "pl_PL.UTF-8"}) == "tr"
        assert chosen([], {"SEVENROCKS_LANG": "", "LC_ALL": "pl_PL.UTF-8"}) == "pl"


class TestUnknown:
    def test_our_own_variable_has_to_name_a_language(self):
        assert unknown([], {"SEVENROCKS_LANG": "xx"}) == "xx"
        assert unknown([], {"SEVENROCKS_LANG": "tr"}) is None
        assert unknown([], {"SEVENROCKS_LANG": ""}) is None
        assert unknown([], {}) is None

    def test_unless_the_option_goes_above_it(self):
        assert unknown(["--lang", "tr"], {"SEVENROCKS_LANG": "xx"}) is None
