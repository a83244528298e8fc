"""The API for decks: read one, check cards, and the workshop in which people make their own."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from firstgiants.rules.cards import BUILT_IN, built_in_deck
from firstgiants.server import wire
from firstgiants.server.decks.projects import PUBLIC_CURSOR
from firstgiants.server.decks.stored import HASH, no_such_deck, stored_text
from firstgiants.server.decks.tidy import tidy_cards
from firstgiants.server.decks.workshop import check
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.responses import AnyRequest, errors, json_response, no_content


class DecksApi(Controller):
    path = "/api/decks"
    tags = ("decks",)

    @get("/{deck_id:str}", responses=errors(404), operation_id="getDeck")
    async def deck(
        self, request: AnyRequest, auth: RequestAuth, deck_id: FromPath[str]
    ) -> Response[dict[str, Any]]:
        """Returns a deck file (RULES §10), with names and facts: a built-in deck by its name, any
        deck by its content hash."""
        await auth.admit(request)
        content: object = None
        # A deck by hash may be private: no cache on the way may hand it to others.
        shared_with = "public" if deck_id in BUILT_IN else "private"
        if deck_id in BUILT_IN:
            content = built_in_deck(deck_id).to_json()
        elif HASH.fullmatch(deck_id):
            text = await auth.node.database.read(lambda c: stored_text(c, deck_id))
            content = msgspec.Raw(text.encode()) if text is not None else None
        if content is None:
            raise no_such_deck()
        headers = {"Cache-Control": f"{shared_with}, max-age=3600"}
        return json_response(dict[str, Any], content, headers=headers)

    @post("/check", status_code=200, responses=errors(), operation_id="checkCards")
    async def check_cards(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.CheckRequest]
    ) -> Response[wire.DeckCheck]:
        """Lists everything that is wrong with these cards, at once; and says of each right card
        what it does. Stores nothing."""
        caller = await auth.admit(request, "play")
        async with auth.expensive(caller):
            found = await asyncio.to_thread(lambda: check(tidy_cards(data.cards)))
        return json_response(wire.DeckCheck, found)


class WorkshopApi(Controller):
    path = "/api/workshop"
    tags = ("decks",)

    @get("/decks", responses=errors(), operation_id="listMyDecks")
    async def mine(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.DeckEntries]:
        """Lists your decks, last changed first."""
        me = await auth.require_person(request)
        decks = await auth.node.workshop.mine(me)
        return json_response(wire.DeckEntries, wire.DeckEntries(decks=decks))

    @post("/decks", status_code=201, responses=errors(404, 409), operation_id="makeDeck")
    async def create(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.WorkshopDeckNew]
    ) -> Response[wire.WorkshopDeck]:
        """Begins a deck, which only you can see: empty, with these cards, or as a copy."""
        caller = await auth.admit(request, "tables")
        me = caller.me
        async with auth.expensive(caller):
            made = await auth.node.workshop.create(me, data, caller.address)
        return json_response(wire.WorkshopDeck, made, 201)

    @get("/decks/{project_id:str}", responses=errors(404), operation_id="getWorkshopDeck")
    async def read(
        self, request: AnyRequest, auth: RequestAuth, project_id: FromPath[str]
    ) -> Response[wire.WorkshopDeck]:
        """Returns a deck with its cards: your own as you last saved it; one of somebody else, by
        link or public, in its newest version."""
        caller = await auth.admit(request)
        async with auth.expensive(caller):
            found = await auth.node.workshop.read(caller.person, project_id)
        return json_response(wire.WorkshopDeck, found)

    @patch("/decks/{project_id:str}", responses=errors(403, 404), operation_id="changeDeck")
    async def change(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        project_id: FromPath[str],
        data: JSONBody[wire.WorkshopDeckPatch],
    ) -> Response[wire.DeckEntry]:
        """Owner only: changes the name, the description or who may see the deck."""
        me = await auth.require_person(request, "tables")
        changed = await auth.node.workshop.change(me, project_id, data)
        return json_response(wire.DeckEntry, changed)

    @put("/decks/{project_id:str}/draft", responses=errors(403, 404, 409),
         operation_id="saveDraft")  # fmt: skip
    async def save(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        project_id: FromPath[str],
        data: JSONBody[wire.DraftRequest],
    ) -> Response[wire.Draft]:
        """Owner only: saves the cards, right or wrong, and lists everything that is wrong. If the
        draft has changed since `revision`, saves nothing; `draft` has the newer one."""
        caller = await auth.admit(request, "play")
        me = caller.me
        async with auth.expensive(caller):
            saved = await auth.node.workshop.save(me, project_id, data)
        return json_response(wire.Draft, saved)

    @post("/decks/{project_id:str}/versions", status_code=201,
          responses=errors(403, 404, 409, 422), operation_id="publishDeck")  # fmt: skip
    async def publish(
        self, request: AnyRequest, auth: RequestAuth, project_id: FromPath[str]
    ) -> Response[wire.DeckVersion]:
        """Owner only: stores the draft as a version, which never changes and can be played. If
        something is wrong with it, `problems` has all of it."""
        caller = await auth.admit(request, "tables")
        me = caller.me
        await auth.limits.spend(caller.address, "imports")
        async with auth.expensive(caller):
            version, size = await auth.node.workshop.publish(me, project_id)
        auth.stores(caller, size / 1000)
        return json_response(wire.DeckVersion, version, 201)

    @get("/decks/{project_id:str}/versions", responses=errors(404),
         operation_id="listVersions")  # fmt: skip
    async def versions(
        self, request: AnyRequest, auth: RequestAuth, project_id: FromPath[str]
    ) -> Response[wire.DeckVersions]:
        """Lists the versions of a deck, newest first."""
        caller = await auth.admit(request)
        versions = await auth.node.workshop.versions(caller.person, project_id)
        return json_response(wire.DeckVersions, wire.DeckVersions(versions=versions))

    @delete("/decks/{project_id:str}", status_code=204, responses=errors(403, 404),
            operation_id="deleteDeck")  # fmt: skip
    async def remove(
        self, request: AnyRequest, auth: RequestAuth, project_id: FromPath[str]
    ) -> Response[None]:
        """Owner only: deletes the deck. Versions that games were played with stay stored."""
        me = await auth.require_person(request, "tables")
        await auth.node.workshop.remove(me, project_id)
        return no_content()

    @get("/public", responses=errors(), operation_id="listPublicDecks")
    async def public(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        search: Annotated[str, QueryParameter(max_length=40, description="part of the name")] = "",
        after: Annotated[
            str | None,
            QueryParameter(pattern=PUBLIC_CURSOR, description="`next` of the previous page"),
        ] = None,
    ) -> Response[wire.DeckEntries]:
        """Lists public decks that can be played, last changed first."""
        caller = await auth.admit(request)
        async with auth.expensive(caller):
            page = await auth.node.workshop.public(search, after)
        return json_response(wire.DeckEntries, page)
