"""Why something can't be done: reasons in any language, from what a seat may know."""

from __future__ import annotations

from rattus.locales import Words
from tests.server.house import create, first, my_turn, running, say, shown, step


async def test_pointing_at_a_thing_says_why_nothing_can_be_done_with_it(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "random"))["table"]["id"]
        frame = await my_turn(anna, table)
        assert first(frame).startswith("settle")
        legal = await anna.get(f"/api/tables/{table}/why", params={"thing": "gallia"})
        assert legal.json() == {"reasons": []}
        (out,) = (await anna.get(f"/api/tables/{table}/why", params={"thing": "russia"})).json()["reasons"]
        assert (out["message"], out["rule"]) == ("refusal-plague-region-out", "§1")
        assert out["text"].startswith("Russia is not in play with 2 seats; in play are Anglia, ")
        assert (
            Words("de")
            .t(out["message"], **out["args"])
            .startswith("Bei 2 Spielern ist Russland nicht im Spiel; im Spiel sind England, ")
        )
        (card,) = (await anna.get(f"/api/tables/{table}/why", params={"thing": "monk"})).json()["reasons"]
        assert (card["message"], card["text"]) == (
            "plague-ask-settle",
            "Settle two citizens in one region.",
        )


async def test_reasons_are_for_players_only_and_off_turn_they_name_the_seat_to_act(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "cartus", "me", "open"))["table"]["id"]
        early = await anna.get(f"/api/tables/{table}/why", params={"thing": "1"})
        assert (early.status_code, early.json()["code"]) == (409, "not_running")
        await bob.post(f"/api/tables/{table}/seats", json={})
        asked = (await shown(anna, table))["frame"]["to_act"]
        other = bob if asked == "red" else anna
        (reason,) = (await other.get(f"/api/tables/{table}/why", params={"thing": "1"})).json()["reasons"]
        assert (reason["message"], reason["args"]) == ("refusal-not-your-turn", {"seat": asked})
        async with house.visitor() as stranger:
            assert (await stranger.get(f"/api/tables/{table}/why?thing=1")).status_code == 403


async def test_an_illegal_step_is_refused_with_its_reason(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        table, token = made["table"]["id"], made["token"]
        frame = await my_turn(anna, table)
        refused = (await step(anna, table, frame["v"], "take monk", "a")).json()
        reason = refused["reason"]
        assert (reason["message"], reason["rule"]) == ("refusal-plague-now-settle", "§2")
        assert reason["args"] == {"verb": "take", "seat": "red"}
        assert "reason" not in (await step(anna, table, frame["v"] - 1, first(frame), "b")).json()
        async with house.socket({"authorization": f"Bearer {token}"}) as socket:
            await say(socket, op="subscribe", table=table)
            await say(socket, op="step", table=table, v=frame["v"], step="take monk", request="c")
            while (heard := await socket.recv()) and "illegal_step" not in str(heard):
                pass
            assert "refusal-plague-now-settle" in str(heard)
