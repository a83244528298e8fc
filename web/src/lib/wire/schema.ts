// Written by `npm run gen` from the server's OpenAPI description. Do not edit.

export const FAMILIES = ["flying","herbivore","carnivore","marine","mammal"] as const;
export const SIZES = ["small","medium","large"] as const;
export const LANGUAGES = {"en":"English","fr":"Français","de":"Deutsch","it":"Italiano","zh-Hant":"繁體中文"} as const;
export const RULE_NUMBERS = {"fewest_players":2,"most_players":5,"sites":4,"cards_at_site":2,"markers":4,"start_amber":2,"set_tokens":[14,20,24,24],"reclaim_amber":1,"egg_cost":2,"family_set_cards":3,"size_set_cards":5,"set_token_points":2,"complete_set_token_points":3,"family_news_points":3,"size_news_points":5,"trade_amber":3,"trade_points":2,"chosen_points":1} as const;
export const PROBLEM_CODES = ["address-too-long","already-account","already-seated","bad-choice","bad-deck","bad-record","bad-settings","cannot-be-rated","cross-origin","headers-too-large","illegal-choice","internal","invalid-request","login-taken","method-not-allowed","muted","no-account","no-bot-there","no-such-bot","no-such-deal","no-such-deck","no-such-game","no-such-moment","no-such-person","no-such-seat","no-such-session","no-such-table","no-such-token","not-found","not-host","not-seated","not-signed-in","not-your-decision","stale","still-has-time","table-closed","table-full","table-not-finished","table-not-open","table-not-playing","taken-over","token-not-enough","too-few-seated","too-large","too-many-bot-games","too-many-prefs","too-many-requests","too-many-tables","too-many-tables-here","too-many-tokens","too-slow","try-again","unknown-deck","unknown-token","weak-password","wrong-old-password","wrong-password"] as const;

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccountNew
         * @description Turns the guest who asks into an account; tables, games and rating stay.
         */
        AccountNew: {
            login: string;
            password: string;
        };
        /**
         * AmberGained
         * @description ``card`` and ``owner`` say whose effect it was; both None for a reclaimed marker.
         */
        AmberGained: {
            /** @enum {unknown} */
            event: "AmberGained";
            seat: number;
            amount: number;
            /** @enum {unknown} */
            because: "effect" | "reclaim" | "trade";
            card: string | null;
            owner: number | null;
        };
        /** AmberSpent */
        AmberSpent: {
            /** @enum {unknown} */
            event: "AmberSpent";
            seat: number;
            amount: number;
            /** @enum {unknown} */
            because: "display" | "trade";
        };
        /** BotInfo */
        BotInfo: {
            id: string;
            name: string;
            character: string;
            level: number;
        };
        /**
         * Bye
         * @description The stream ends now; connect again with ?after=n. "signed-out": the session or token is no
         *         longer valid; a connection without it only watches. "gone" and "refused": do not connect again.
         *         A stream that is refused from the start carries the `problem`.
         */
        Bye: {
            /** @enum {unknown} */
            type: "bye";
            n: number;
            /** @enum {unknown} */
            why: "gone" | "refused" | "shutdown" | "signed-out" | "slow";
            retry_ms: number;
            /** @default null */
            problem?: components["schemas"]["Problem"] | null;
        };
        /** CardTaken */
        CardTaken: {
            /** @enum {unknown} */
            event: "CardTaken";
            seat: number;
            card: string;
            site: number;
        };
        /**
         * Chat
         * @description Plain text, never markup. `room`: "table" is written by the seated and read by all;
         *         "gallery" is written by watchers and hidden from the seated until the game is over.
         */
        Chat: {
            /** @enum {unknown} */
            type: "chat";
            n: number;
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
            /** @enum {unknown} */
            room: "gallery" | "table";
            seat: number | null;
            person: components["schemas"]["PersonRef"];
            text: string;
        };
        /** ChatAsk */
        ChatAsk: {
            text: string;
        };
        /** ClockMessage */
        ClockMessage: {
            /** @enum {unknown} */
            type: "clock";
            n: number;
            clocks: components["schemas"]["Clocks"];
        };
        /**
         * Clocks
         * @description Time left as of `at`; only the clock of `running` goes down. `seats` is empty when
         *         untimed.
         */
        Clocks: {
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
            running: number | null;
            seats: components["schemas"]["SeatClock"][];
        };
        /**
         * CommitAsk
         * @description `ply`: the ply the asker saw. `key`: the same key again gives the same answer and plays
         *         nothing. All choices are played, or none. `view: false` leaves the view out of the answer.
         */
        CommitAsk: {
            ply: number;
            choices: string[];
            /** @default null */
            key?: string | null;
            /** @default true */
            view?: boolean;
        };
        /**
         * Committed
         * @description Stored and final. `n`: its number in the stream; `ply`: choices played so far.
         */
        Committed: {
            n: number;
            ply: number;
            repeated: boolean;
            events: (components["schemas"]["TurnStarted"] | components["schemas"]["MarkerPlaced"] | components["schemas"]["CardTaken"] | components["schemas"]["MarkersReclaimed"] | components["schemas"]["EffectTriggered"] | components["schemas"]["AmberGained"] | components["schemas"]["PointsGained"] | components["schemas"]["AmberSpent"] | components["schemas"]["EffectBegun"] | components["schemas"]["EffectDeclined"] | components["schemas"]["EffectLost"] | components["schemas"]["EffectDropped"] | components["schemas"]["FossilDisplayed"] | components["schemas"]["SetStarted"] | components["schemas"]["SetExpanded"] | components["schemas"]["SetTokenTaken"] | components["schemas"]["SetCompleted"] | components["schemas"]["NewsTaken"] | components["schemas"]["NewsStolen"] | components["schemas"]["NewsSecured"] | components["schemas"]["SiteRefilled"] | components["schemas"]["DeckTopTurned"] | components["schemas"]["EndTriggered"] | components["schemas"]["GameEnded"])[];
            view: components["schemas"]["View"] | null;
        };
        /**
         * ContinueAsk
         * @description Play on from a moment of a stored game, at a new table by link; the asker takes `seat`, bots
         *         the others.
         */
        ContinueAsk: {
            ply: number;
            seat: number;
            /** @default null */
            bot?: string | null;
        };
        /**
         * DaysPace
         * @description So many days for each decision.
         */
        DaysPace: {
            /** @enum {unknown} */
            kind: "days";
            /** @default 2 */
            days?: number;
        };
        /**
         * Decision
         * @description The open decision: one seat and its legal choices, sorted by spelling (§8.2).
         */
        Decision: {
            seat: number;
            kind: components["schemas"]["DecisionKind"];
            legal: string[];
        };
        /**
         * DecisionKind
         * @description The kinds of decisions.
         * @enum {unknown}
         */
        DecisionKind: "display" | "display_or_point" | "display_second" | "order" | "reclaim" | "trade" | "turn";
        /**
         * DeckTopTurned
         * @description ``card`` is None if the deck is empty, and in previews, where it is still hidden.
         */
        DeckTopTurned: {
            /** @enum {unknown} */
            event: "DeckTopTurned";
            card: string | null;
            left: number;
        };
        /**
         * DismissAsk
         * @description Host: send the bot on this seat away; the seat is free again.
         */
        DismissAsk: {
            seat: number;
        };
        /** DumpLine */
        DumpLine: {
            id: string;
            fair: components["schemas"]["Fair"];
            record: components["schemas"]["GameRecord"];
        };
        /** EffectBegun */
        EffectBegun: {
            /** @enum {unknown} */
            event: "EffectBegun";
            seat: number;
            card: string;
            effect: number;
        };
        /** EffectDeclined */
        EffectDeclined: {
            /** @enum {unknown} */
            event: "EffectDeclined";
            seat: number;
            card: string;
            effect: number;
            owner: number;
        };
        /**
         * EffectDropped
         * @description Every seat could only have skipped it (§8.4).
         */
        EffectDropped: {
            /** @enum {unknown} */
            event: "EffectDropped";
            seat: number;
            card: string;
            effect: number;
        };
        /**
         * EffectLost
         * @description Its card was displayed before its turn in the order came (R8).
         */
        EffectLost: {
            /** @enum {unknown} */
            event: "EffectLost";
            seat: number;
            card: string;
            effect: number;
        };
        /**
         * EffectTriggered
         * @description The take triggered this effect of a card in the seat's Study (§6.7).
         */
        EffectTriggered: {
            /** @enum {unknown} */
            event: "EffectTriggered";
            seat: number;
            card: string;
            effect: number;
        };
        /** EndTriggered */
        EndTriggered: {
            /** @enum {unknown} */
            event: "EndTriggered";
            seat: number;
            /** @enum {unknown} */
            cause: "deck" | "tokens";
        };
        /**
         * Fair
         * @description `commitment` = SHA-256 of the seed, published before the first choice; `seed` is null until
         *         the end. How the order follows from the seed: docs/api.md, `firstgiants record verify`.
         */
        Fair: {
            commitment: string;
            seed: string | null;
        };
        /**
         * FillAsk
         * @description Host: put a bot on every open seat, or on `seat` only.
         */
        FillAsk: {
            /** @default null */
            bot?: string | null;
            /** @default null */
            seat?: number | null;
        };
        /** FossilDisplayed */
        FossilDisplayed: {
            /** @enum {unknown} */
            event: "FossilDisplayed";
            seat: number;
            card: string;
            row: number;
            cost: number;
            /** @enum {unknown} */
            because: "effect" | "reclaim" | "trade";
        };
        /** GameEnded */
        GameEnded: {
            /** @enum {unknown} */
            event: "GameEnded";
            totals: number[];
            winners: number[];
        };
        /** GameList */
        GameList: {
            games: components["schemas"]["GameRef"][];
            next: string | null;
        };
        /**
         * GameRecord
         * @description RULES §9, the interchange format. `seed` and `commitment`: of a game dealt here, for
         *         `firstgiants record verify`.
         */
        GameRecord: {
            format: string;
            deck: string;
            players: components["schemas"]["Player"][];
            order: string[];
            choices: string[];
            /** @default null */
            settings?: {
                [key: string]: components["schemas"]["NewsPoints"];
            } | null;
            /** @default null */
            result?: components["schemas"]["Result"] | null;
            /** @default null */
            seed?: string | null;
            /** @default null */
            commitment?: string | null;
        };
        /**
         * GameRef
         * @description `bots`: which players are bots, by id. `seat`: in the list of a person's games, theirs.
         */
        GameRef: {
            id: string;
            /** @description milliseconds since 1970-01-01 UTC */
            ended: number;
            deck: string;
            rated: boolean;
            players: string[];
            bots: (string | null)[];
            totals: number[];
            winners: number[];
            plies: number;
            seat: number | null;
        };
        /** GuestNew */
        GuestNew: {
            /** @default null */
            name?: string | null;
        };
        /**
         * History
         * @description Everything that was kept of a table's stream, in order.
         */
        History: {
            messages: (components["schemas"]["Moved"] | components["schemas"]["TableMessage"] | components["schemas"]["Chat"] | components["schemas"]["React"] | components["schemas"]["Over"])[];
        };
        /** Imported */
        Imported: {
            id: string;
        };
        /**
         * JoinAsk
         * @description Without `seat`: the first open one.
         */
        JoinAsk: {
            /** @default null */
            seat?: number | null;
        };
        /**
         * LeaderRow
         * @description `last`: when their last game ended.
         */
        LeaderRow: {
            place: number;
            person: components["schemas"]["PersonRef"];
            rating: components["schemas"]["Rating"];
            last: number | null;
        };
        /** Leaderboard */
        Leaderboard: {
            rows: components["schemas"]["LeaderRow"][];
        };
        /**
         * LivePace
         * @description A bank of time per seat, and what each commit gives back.
         */
        LivePace: {
            /** @enum {unknown} */
            kind: "live";
            /** @default 900 */
            bank_s?: number;
            /** @default 15 */
            increment_s?: number;
        };
        /**
         * LobbyList
         * @description The first page of the public tables that are open, and of those that are being played;
         *         `open_next` and `playing_next` lead to the pages behind them, at GET /api/tables.
         */
        LobbyList: {
            /** @enum {unknown} */
            type: "list";
            n: number;
            open: components["schemas"]["Table"][];
            playing: components["schemas"]["Table"][];
            /** @default null */
            open_next?: string | null;
            /** @default null */
            playing_next?: string | null;
        };
        /**
         * LobbyTable
         * @description One table as it is now; drop it from the lists when `state` says so. Choices are not told
         *         here: `ply` and `waiting_for` are as of this message.
         */
        LobbyTable: {
            /** @enum {unknown} */
            type: "table";
            n: number;
            table: components["schemas"]["Table"];
        };
        /** MarkerPlaced */
        MarkerPlaced: {
            /** @enum {unknown} */
            event: "MarkerPlaced";
            seat: number;
            site: number;
        };
        /** MarkersReclaimed */
        MarkersReclaimed: {
            /** @enum {unknown} */
            event: "MarkersReclaimed";
            seat: number;
            sites: number[];
        };
        /** Me */
        Me: {
            id: string;
            name: string;
            /** @enum {unknown} */
            kind: "account" | "guest";
            login: string | null;
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            rating: components["schemas"]["Rating"];
            prefs: {
                [key: string]: string | number | boolean | null;
            };
        };
        /**
         * MePatch
         * @description `prefs` is merged into what is stored; a null value removes the key.
         */
        MePatch: {
            /** @description a shown name */
            name?: string;
            prefs?: {
                [key: string]: string | number | boolean | null;
            };
        };
        /**
         * Moved
         * @description `choices` were played by `seat`, beginning at ply `from_ply`; `view` is after them.
         *         `by`: the bot that chose, if one did (its own seat, or standing in).
         */
        Moved: {
            /** @enum {unknown} */
            type: "moved";
            n: number;
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
            seat: number;
            by: string | null;
            from_ply: number;
            ply: number;
            choices: string[];
            events: (components["schemas"]["TurnStarted"] | components["schemas"]["MarkerPlaced"] | components["schemas"]["CardTaken"] | components["schemas"]["MarkersReclaimed"] | components["schemas"]["EffectTriggered"] | components["schemas"]["AmberGained"] | components["schemas"]["PointsGained"] | components["schemas"]["AmberSpent"] | components["schemas"]["EffectBegun"] | components["schemas"]["EffectDeclined"] | components["schemas"]["EffectLost"] | components["schemas"]["EffectDropped"] | components["schemas"]["FossilDisplayed"] | components["schemas"]["SetStarted"] | components["schemas"]["SetExpanded"] | components["schemas"]["SetTokenTaken"] | components["schemas"]["SetCompleted"] | components["schemas"]["NewsTaken"] | components["schemas"]["NewsStolen"] | components["schemas"]["NewsSecured"] | components["schemas"]["SiteRefilled"] | components["schemas"]["DeckTopTurned"] | components["schemas"]["EndTriggered"] | components["schemas"]["GameEnded"])[];
            view: components["schemas"]["View"];
            clocks: components["schemas"]["Clocks"];
        };
        /**
         * MuteAsk
         * @description Host only. A muted person's chat is refused at this table.
         */
        MuteAsk: {
            person: string;
            /** @default true */
            muted?: boolean;
        };
        /** NewsPoints */
        NewsPoints: {
            /** @default 3 */
            family?: number;
            /** @default 5 */
            size?: number;
        };
        /**
         * NewsSecured
         * @description The first complete set of its kind: this News token can no longer be lost (§5.3).
         */
        NewsSecured: {
            /** @enum {unknown} */
            event: "NewsSecured";
            seat: number;
            /** @enum {unknown} */
            kind: "carnivore" | "flying" | "herbivore" | "large" | "mammal" | "marine" | "medium" | "small";
        };
        /** NewsStolen */
        NewsStolen: {
            /** @enum {unknown} */
            event: "NewsStolen";
            seat: number;
            /** @enum {unknown} */
            kind: "carnivore" | "flying" | "herbivore" | "large" | "mammal" | "marine" | "medium" | "small";
            from_seat: number;
        };
        /** NewsTaken */
        NewsTaken: {
            /** @enum {unknown} */
            event: "NewsTaken";
            seat: number;
            /** @enum {unknown} */
            kind: "carnivore" | "flying" | "herbivore" | "large" | "mammal" | "marine" | "medium" | "small";
        };
        /**
         * NewsView
         * @description A News token; ``length`` is the holder's longest set of the kind (§5.3).
         */
        NewsView: {
            /** @enum {unknown} */
            kind: "carnivore" | "flying" | "herbivore" | "large" | "mammal" | "marine" | "medium" | "small";
            points: number;
            holder: number | null;
            length: number;
            safe: boolean;
        };
        /** Now */
        Now: {
            n: number;
            ply: number;
            view: components["schemas"]["View"] | null;
        };
        /**
         * Over
         * @description The game has ended: the record is at /api/games/{table id}, the seed is revealed.
         */
        Over: {
            /** @enum {unknown} */
            type: "over";
            n: number;
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
            totals: number[];
            winners: number[];
            fair: components["schemas"]["Fair"];
            ratings: components["schemas"]["RatingChange"][];
        };
        /**
         * PasswordChange
         * @description Ends all other sessions.
         */
        PasswordChange: {
            old: string;
            new: string;
        };
        /**
         * PendingView
         * @description How far the turn has got between its choices.
         *
         *         ``card`` and ``effect`` are the effect begun; ``waiting`` are the owner's effects with a choice
         *         to come; those of seats after the owner follow from their Studies (§6.7).
         */
        PendingView: {
            owner: number;
            card: string | null;
            effect: number | null;
            taken: string | null;
            first_shown: string | null;
            markers_to_use: number;
            waiting: components["schemas"]["WaitingEffect"][];
        };
        /** PersonRef */
        PersonRef: {
            id: string;
            name: string;
            /** @enum {unknown} */
            kind: "account" | "guest";
        };
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
            n: number;
        };
        /** Player */
        Player: {
            name: string;
            /** @default null */
            bot?: string | null;
        };
        /** PointsGained */
        PointsGained: {
            /** @enum {unknown} */
            event: "PointsGained";
            seat: number;
            amount: number;
            /** @enum {unknown} */
            because: "effect" | "reclaim" | "trade";
            card: string;
            owner: number;
        };
        /**
         * Presence
         * @description Who is looking: seats with their person connected, and how many watch besides.
         */
        Presence: {
            seats: number[];
            watching: number;
        };
        /** PresenceMessage */
        PresenceMessage: {
            /** @enum {unknown} */
            type: "presence";
            n: number;
            presence: components["schemas"]["Presence"];
        };
        /**
         * PreviewAsk
         * @description An empty list previews nothing: the view as it is.
         */
        PreviewAsk: {
            ply: number;
            choices: string[];
        };
        /**
         * Previewed
         * @description What these choices would do. `decision` is the asker's own next question, or null where
         *         another seat must decide, a hidden card would be turned, or the game is over.
         */
        Previewed: {
            ply: number;
            played: number;
            view: components["schemas"]["View"];
            events: (components["schemas"]["TurnStarted"] | components["schemas"]["MarkerPlaced"] | components["schemas"]["CardTaken"] | components["schemas"]["MarkersReclaimed"] | components["schemas"]["EffectTriggered"] | components["schemas"]["AmberGained"] | components["schemas"]["PointsGained"] | components["schemas"]["AmberSpent"] | components["schemas"]["EffectBegun"] | components["schemas"]["EffectDeclined"] | components["schemas"]["EffectLost"] | components["schemas"]["EffectDropped"] | components["schemas"]["FossilDisplayed"] | components["schemas"]["SetStarted"] | components["schemas"]["SetExpanded"] | components["schemas"]["SetTokenTaken"] | components["schemas"]["SetCompleted"] | components["schemas"]["NewsTaken"] | components["schemas"]["NewsStolen"] | components["schemas"]["NewsSecured"] | components["schemas"]["SiteRefilled"] | components["schemas"]["DeckTopTurned"] | components["schemas"]["EndTriggered"] | components["schemas"]["GameEnded"])[];
            decision: components["schemas"]["Decision"] | null;
        };
        /**
         * Problem
         * @description application/problem+json. `code` is stable; `detail` is one plain sentence. Depending on the
         *         code: `retry_after` (seconds), `expected` (what would have been allowed), `now` (a stale
         *         commit: the table as it is), `fields` (which part of the request was wrong).
         */
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {unknown} */
            code: "address-too-long" | "already-account" | "already-seated" | "bad-choice" | "bad-deck" | "bad-record" | "bad-settings" | "cannot-be-rated" | "cross-origin" | "headers-too-large" | "illegal-choice" | "internal" | "invalid-request" | "login-taken" | "method-not-allowed" | "muted" | "no-account" | "no-bot-there" | "no-such-bot" | "no-such-deal" | "no-such-deck" | "no-such-game" | "no-such-moment" | "no-such-person" | "no-such-seat" | "no-such-session" | "no-such-table" | "no-such-token" | "not-found" | "not-host" | "not-seated" | "not-signed-in" | "not-your-decision" | "stale" | "still-has-time" | "table-closed" | "table-full" | "table-not-finished" | "table-not-open" | "table-not-playing" | "taken-over" | "token-not-enough" | "too-few-seated" | "too-large" | "too-many-bot-games" | "too-many-prefs" | "too-many-requests" | "too-many-tables" | "too-many-tables-here" | "too-many-tokens" | "too-slow" | "try-again" | "unknown-deck" | "unknown-token" | "weak-password" | "wrong-old-password" | "wrong-password";
            detail: string;
            /** @default null */
            retry_after?: number | null;
            /** @default null */
            expected?: string[] | null;
            /** @default null */
            now?: components["schemas"]["Now"] | null;
            /** @default null */
            fields?: string[] | null;
        };
        /** Profile */
        Profile: {
            id: string;
            name: string;
            /** @enum {unknown} */
            kind: "account" | "bot" | "guest";
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            rating: components["schemas"]["Rating"];
            games: components["schemas"]["GameRef"][];
        };
        /**
         * Rating
         * @description Strength as the rating library sees it; `shown` = mu − 3 sigma, scaled, never negative.
         */
        Rating: {
            shown: number;
            mu: number;
            sigma: number;
            games: number;
        };
        /** RatingChange */
        RatingChange: {
            seat: number;
            before: number;
            after: number;
        };
        /** React */
        React: {
            /** @enum {unknown} */
            type: "react";
            n: number;
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
            seat: number | null;
            person: components["schemas"]["PersonRef"];
            /** @enum {unknown} */
            reaction: "good-game" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
        };
        /** ReactAsk */
        ReactAsk: {
            /** @enum {unknown} */
            reaction: "good-game" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
        };
        /** Result */
        Result: {
            totals: number[];
            winners: number[];
        };
        /**
         * SeatAsk
         * @description Who shall sit here: the person who asks, whoever comes, or a bot.
         */
        SeatAsk: {
            /** @enum {unknown} */
            kind: "bot" | "me" | "open";
            /** @default null */
            bot?: string | null;
        };
        /** SeatClock */
        SeatClock: {
            seat: number;
            left_ms: number;
        };
        /**
         * SeatInfo
         * @description `stand_in`: the bot that plays for the person now; they may take the seat back any time.
         *         `flagged`: their time has run out. `left`: they said they would not come back.
         */
        SeatInfo: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            person: components["schemas"]["PersonRef"] | null;
            bot: string | null;
            rating: number | null;
            stand_in: string | null;
            left: boolean;
            flagged: boolean;
        };
        /** SeatView */
        SeatView: {
            seat: number;
            name: string;
            bot: string | null;
            amber: number;
            points: number;
            set_points: number;
            news_points: number;
            total: number;
            markers: number[];
            markers_left: number;
            study: string[];
            sets: components["schemas"]["SetView"][];
        };
        /**
         * SessionInfo
         * @description A browser that is signed in. `device`: as "Firefox, Windows"; empty if it did not say.
         *         `seen`: the last visit, to the hour. `current`: the one that asks.
         */
        SessionInfo: {
            id: string;
            device: string;
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            /** @description milliseconds since 1970-01-01 UTC */
            seen: number;
            current: boolean;
        };
        /** SetCompleted */
        SetCompleted: {
            /** @enum {unknown} */
            event: "SetCompleted";
            seat: number;
            row: number;
            /** @enum {unknown} */
            kind: "carnivore" | "flying" | "herbivore" | "large" | "mammal" | "marine" | "medium" | "small";
        };
        /** SetExpanded */
        SetExpanded: {
            /** @enum {unknown} */
            event: "SetExpanded";
            seat: number;
            row: number;
            /** @enum {unknown} */
            kind: "carnivore" | "flying" | "herbivore" | "large" | "mammal" | "marine" | "medium" | "small";
            length: number;
        };
        /** SetStarted */
        SetStarted: {
            /** @enum {unknown} */
            event: "SetStarted";
            seat: number;
            row: number;
        };
        /** SetTokenTaken */
        SetTokenTaken: {
            /** @enum {unknown} */
            event: "SetTokenTaken";
            seat: number;
            row: number;
            left: number;
        };
        /** SetView */
        SetView: {
            row: number;
            cards: string[];
            type: ("family" | "size") | null;
            kind: ("carnivore" | "flying" | "herbivore" | "large" | "mammal" | "marine" | "medium" | "small") | null;
            tokens: number;
            complete: boolean;
        };
        /** SignIn */
        SignIn: {
            login: string;
            password: string;
        };
        /** SiteRefilled */
        SiteRefilled: {
            /** @enum {unknown} */
            event: "SiteRefilled";
            site: number;
            card: string;
        };
        /**
         * SiteView
         * @description A Dig Site: its two slots, None where empty, and the seats with a marker there.
         */
        SiteView: {
            site: number;
            cards: [
                string | null,
                string | null
            ];
            markers: number[];
        };
        /**
         * Snapshot
         * @description A table with all that the asker may see. `view` is null before the start.
         */
        Snapshot: {
            table: components["schemas"]["Table"];
            you: components["schemas"]["You"];
            view: components["schemas"]["View"] | null;
            clocks: components["schemas"]["Clocks"];
            presence: components["schemas"]["Presence"];
            chat: components["schemas"]["Chat"][];
        };
        /**
         * SocketCommitted
         * @description This key's commit was stored before; its "moved" message has this `n`.
         */
        SocketCommitted: {
            /** @enum {unknown} */
            type: "committed";
            id: number;
            n: number;
            ply: number;
        };
        /**
         * SocketPreviewed
         * @description As `Previewed`.
         */
        SocketPreviewed: {
            /** @enum {unknown} */
            type: "previewed";
            id: number;
            ply: number;
            played: number;
            view: components["schemas"]["View"];
            events: (components["schemas"]["TurnStarted"] | components["schemas"]["MarkerPlaced"] | components["schemas"]["CardTaken"] | components["schemas"]["MarkersReclaimed"] | components["schemas"]["EffectTriggered"] | components["schemas"]["AmberGained"] | components["schemas"]["PointsGained"] | components["schemas"]["AmberSpent"] | components["schemas"]["EffectBegun"] | components["schemas"]["EffectDeclined"] | components["schemas"]["EffectLost"] | components["schemas"]["EffectDropped"] | components["schemas"]["FossilDisplayed"] | components["schemas"]["SetStarted"] | components["schemas"]["SetExpanded"] | components["schemas"]["SetTokenTaken"] | components["schemas"]["SetCompleted"] | components["schemas"]["NewsTaken"] | components["schemas"]["NewsStolen"] | components["schemas"]["NewsSecured"] | components["schemas"]["SiteRefilled"] | components["schemas"]["DeckTopTurned"] | components["schemas"]["EndTriggered"] | components["schemas"]["GameEnded"])[];
            decision: components["schemas"]["Decision"] | null;
        };
        /** SocketRefused */
        SocketRefused: {
            /** @enum {unknown} */
            type: "refused";
            id: number;
            problem: components["schemas"]["Problem"];
        };
        /** StateMessage */
        StateMessage: {
            /** @enum {unknown} */
            type: "state";
            n: number;
            table: components["schemas"]["Table"];
            you: components["schemas"]["You"];
            view: components["schemas"]["View"] | null;
            clocks: components["schemas"]["Clocks"];
            presence: components["schemas"]["Presence"];
            chat: components["schemas"]["Chat"][];
        };
        /**
         * Step
         * @description One recorded choice and what it did; `view` is after it.
         */
        Step: {
            ply: number;
            seat: number;
            choice: string;
            events: (components["schemas"]["TurnStarted"] | components["schemas"]["MarkerPlaced"] | components["schemas"]["CardTaken"] | components["schemas"]["MarkersReclaimed"] | components["schemas"]["EffectTriggered"] | components["schemas"]["AmberGained"] | components["schemas"]["PointsGained"] | components["schemas"]["AmberSpent"] | components["schemas"]["EffectBegun"] | components["schemas"]["EffectDeclined"] | components["schemas"]["EffectLost"] | components["schemas"]["EffectDropped"] | components["schemas"]["FossilDisplayed"] | components["schemas"]["SetStarted"] | components["schemas"]["SetExpanded"] | components["schemas"]["SetTokenTaken"] | components["schemas"]["SetCompleted"] | components["schemas"]["NewsTaken"] | components["schemas"]["NewsStolen"] | components["schemas"]["NewsSecured"] | components["schemas"]["SiteRefilled"] | components["schemas"]["DeckTopTurned"] | components["schemas"]["EndTriggered"] | components["schemas"]["GameEnded"])[];
            view: components["schemas"]["View"];
        };
        /**
         * StoredGame
         * @description A finished (or imported) game. `start` is the view before the first choice.
         */
        StoredGame: {
            id: string;
            /** @enum {unknown} */
            source: "import" | "table";
            table: string | null;
            started: number | null;
            ended: number | null;
            rated: boolean;
            fair: components["schemas"]["Fair"] | null;
            record: components["schemas"]["GameRecord"];
            start: components["schemas"]["View"];
            steps: components["schemas"]["Step"][];
        };
        /**
         * Table
         * @description A table without its board. `n` is the number of its last stream message. `waiting_for`: the
         *         seat whose decision is open; `your_turn`: it is the asker's, and no bot plays for them.
         *         `same_deal_as`: the finished game whose cards come again here, in an order that anybody can
         *         know; null where they were shuffled for this table. It never changes.
         */
        Table: {
            id: string;
            /** @enum {unknown} */
            state: "closed" | "finished" | "open" | "playing";
            title: string;
            host: components["schemas"]["PersonRef"] | null;
            /** @enum {unknown} */
            visibility: "link" | "public";
            pace: components["schemas"]["Untimed"] | components["schemas"]["LivePace"] | components["schemas"]["DaysPace"];
            first: "random" | number;
            deck: string;
            news_points: components["schemas"]["NewsPoints"];
            rated: boolean;
            start_when_full: boolean;
            same_deal_as: string | null;
            fair: components["schemas"]["Fair"];
            seats: components["schemas"]["SeatInfo"][];
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            started: number | null;
            ended: number | null;
            ply: number;
            waiting_for: number | null;
            your_turn: boolean;
            n: number;
            rematch: string | null;
            winners: number[] | null;
            totals: number[] | null;
        };
        /**
         * TableList
         * @description `next`: pass it as `after` for the page behind this one; null on the last.
         */
        TableList: {
            tables: components["schemas"]["Table"][];
            /** @default null */
            next?: string | null;
        };
        /**
         * TableMessage
         * @description Somebody sat down, left, took over … or play began: `what` says which. On "started" a `view`
         *         comes along; seats have been numbered anew, from the first player.
         */
        TableMessage: {
            /** @enum {unknown} */
            type: "table";
            n: number;
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
            /** @enum {unknown} */
            what: "changed" | "closed" | "dismissed" | "filled" | "flagged" | "joined" | "left" | "muted" | "rematch" | "started" | "takeback" | "takeover";
            seat: number | null;
            table: components["schemas"]["Table"];
            you: components["schemas"]["You"];
            view: components["schemas"]["View"] | null;
            clocks: components["schemas"]["Clocks"];
        };
        /**
         * TableNew
         * @description `first`: "random" or the number of the chair that begins. `same_deal_as`: the id of a
         *         finished game, to deal its cards in the same order. Anybody can know that order, so such a table
         *         shows it and is never rated.
         */
        TableNew: {
            seats: components["schemas"]["SeatAsk"][];
            /** @default  */
            title?: string;
            /**
             * @default public
             * @enum {unknown}
             */
            visibility?: "link" | "public";
            /**
             * @default {
             *       "kind": "none"
             *     }
             */
            pace?: components["schemas"]["Untimed"] | components["schemas"]["LivePace"] | components["schemas"]["DaysPace"];
            /** @default random */
            first?: "random" | number;
            /** @default founders */
            deck?: string;
            /**
             * @default {
             *       "family": 3,
             *       "size": 5
             *     }
             */
            news_points?: components["schemas"]["NewsPoints"];
            /** @default false */
            rated?: boolean;
            /** @default true */
            start_when_full?: boolean;
            /** @default null */
            same_deal_as?: string | null;
        };
        /**
         * TablePatch
         * @description Host, before the start: what is given is changed, all else stays.
         */
        TablePatch: {
            title?: string;
            pace?: components["schemas"]["Untimed"] | components["schemas"]["LivePace"] | components["schemas"]["DaysPace"];
            first?: "random" | number;
            news_points?: components["schemas"]["NewsPoints"];
            rated?: boolean;
            start_when_full?: boolean;
        };
        /** TakeOver */
        TakeOver: {
            seat: number;
            /** @default null */
            bot?: string | null;
        };
        /** TokenInfo */
        TokenInfo: {
            id: string;
            label: string;
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            used: number | null;
        };
        /**
         * TokenMade
         * @description The only time the token itself is shown.
         */
        TokenMade: {
            id: string;
            label: string;
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            token: string;
        };
        /** TokenNew */
        TokenNew: {
            /** @description a shown name */
            label: string;
        };
        /** TurnStarted */
        TurnStarted: {
            /** @enum {unknown} */
            event: "TurnStarted";
            seat: number;
            turn: number;
        };
        /** Untimed */
        Untimed: {
            /** @enum {unknown} */
            kind: "none";
        };
        /**
         * View
         * @description All that ``seat`` (None: a spectator) may know. In this game all see the same.
         */
        View: {
            deck: string;
            ply: number;
            seat: number | null;
            over: boolean;
            turn: number;
            active: number;
            sites: components["schemas"]["SiteView"][];
            deck_left: number;
            deck_top: string | null;
            deck_top_hidden: boolean;
            tokens_left: number;
            ending: ("deck" | "tokens") | null;
            news: components["schemas"]["NewsView"][];
            seats: components["schemas"]["SeatView"][];
            pending: components["schemas"]["PendingView"] | null;
            decision: components["schemas"]["Decision"] | null;
        };
        /** WaitingEffect */
        WaitingEffect: {
            card: string;
            effect: number;
        };
        /**
         * You
         * @description `mutes`: for the host, the ids of the people muted here; empty for everybody else.
         */
        You: {
            seat: number | null;
            host: boolean;
            muted: boolean;
            mutes: string[];
        };
        /**
         * SocketCommit
         * @description What a client may send on a table's socket. The answer is the "moved" message that it
         *         causes (`from_ply` is the commit's `ply`), sent when it is on disk; or "refused" with this
         *         `id`; or, for a key that was used before, "committed".
         */
        SocketCommit: {
            /** @enum {unknown} */
            type: "commit";
            id: number;
            ply: number;
            choices: string[];
            /** @default null */
            key?: string | null;
        };
        /**
         * SocketPreview
         * @description What a client may send on a table's socket to try choices out. The answer is "previewed", or
         *         "refused", with this `id`.
         */
        SocketPreview: {
            /** @enum {unknown} */
            type: "preview";
            id: number;
            ply: number;
            choices: string[];
        };
        /**
         * Event
         * @description One fact, past tense; `event` says which.
         */
        Event: components["schemas"]["TurnStarted"] | components["schemas"]["MarkerPlaced"] | components["schemas"]["CardTaken"] | components["schemas"]["MarkersReclaimed"] | components["schemas"]["EffectTriggered"] | components["schemas"]["AmberGained"] | components["schemas"]["PointsGained"] | components["schemas"]["AmberSpent"] | components["schemas"]["EffectBegun"] | components["schemas"]["EffectDeclined"] | components["schemas"]["EffectLost"] | components["schemas"]["EffectDropped"] | components["schemas"]["FossilDisplayed"] | components["schemas"]["SetStarted"] | components["schemas"]["SetExpanded"] | components["schemas"]["SetTokenTaken"] | components["schemas"]["SetCompleted"] | components["schemas"]["NewsTaken"] | components["schemas"]["NewsStolen"] | components["schemas"]["NewsSecured"] | components["schemas"]["SiteRefilled"] | components["schemas"]["DeckTopTurned"] | components["schemas"]["EndTriggered"] | components["schemas"]["GameEnded"];
        /**
         * A deck of First Giants
         * @description The cards a game is played with. Beyond this schema, no two cards may share an id.
         */
        Deck: {
            /** @description The deck's name in game records. */
            id: string;
            cards: components["schemas"]["DeckCard"][];
        };
        DeckId: string;
        /** @enum {unknown} */
        DeckFamily: "flying" | "herbivore" | "carnivore" | "marine" | "mammal";
        /** @description Fields other than these are ignored by the rules: names, facts and art live there. */
        DeckCard: {
            id: components["schemas"]["DeckId"];
            family: components["schemas"]["DeckFamily"];
            /**
             * @description Small, medium, large, or an Egg.
             * @enum {unknown}
             */
            size: 1 | 2 | 3 | "egg";
            effects: components["schemas"]["DeckEffect"][];
        };
        /** @description Without `when` it is single use; with `when` it is recurring. */
        DeckEffect: {
            when?: components["schemas"]["DeckCondition"];
            /** @enum {unknown} */
            do: "amber" | "points" | "display" | "display_free" | "display_two_different" | "display_two_same" | "trade" | "display_or_point";
            /** @default 1 */
            amount?: number;
            per?: components["schemas"]["DeckMultiplier"];
            /**
             * @default you
             * @enum {unknown}
             */
            who?: "you" | "opponents";
        };
        /** @description What somebody has to take: a Family, a Size, or a Family new to your Study. */
        DeckCondition: {
            /** @enum {unknown} */
            by: "you" | "anyone";
            family?: components["schemas"]["DeckFamily"];
            /**
             * @description An Egg has no Size.
             * @enum {unknown}
             */
            size?: 1 | 2 | 3;
            /** @constant */
            new_family?: true;
        } & (unknown | unknown | {
            /** @constant */
            by?: "you";
        });
        /** @description Counted in your Study: cards of one Family, different Families, or pairs of cards. */
        DeckMultiplier: ("families" | "pairs") | {
            family: components["schemas"]["DeckFamily"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountNew = components['schemas']['AccountNew'];
export type AmberGained = components['schemas']['AmberGained'];
export type AmberSpent = components['schemas']['AmberSpent'];
export type BotInfo = components['schemas']['BotInfo'];
export type Bye = components['schemas']['Bye'];
export type CardTaken = components['schemas']['CardTaken'];
export type Chat = components['schemas']['Chat'];
export type ChatAsk = components['schemas']['ChatAsk'];
export type ClockMessage = components['schemas']['ClockMessage'];
export type Clocks = components['schemas']['Clocks'];
export type CommitAsk = components['schemas']['CommitAsk'];
export type Committed = components['schemas']['Committed'];
export type ContinueAsk = components['schemas']['ContinueAsk'];
export type DaysPace = components['schemas']['DaysPace'];
export type Decision = components['schemas']['Decision'];
export type DecisionKind = components['schemas']['DecisionKind'];
export type DeckTopTurned = components['schemas']['DeckTopTurned'];
export type DismissAsk = components['schemas']['DismissAsk'];
export type DumpLine = components['schemas']['DumpLine'];
export type EffectBegun = components['schemas']['EffectBegun'];
export type EffectDeclined = components['schemas']['EffectDeclined'];
export type EffectDropped = components['schemas']['EffectDropped'];
export type EffectLost = components['schemas']['EffectLost'];
export type EffectTriggered = components['schemas']['EffectTriggered'];
export type EndTriggered = components['schemas']['EndTriggered'];
export type Fair = components['schemas']['Fair'];
export type FillAsk = components['schemas']['FillAsk'];
export type FossilDisplayed = components['schemas']['FossilDisplayed'];
export type GameEnded = components['schemas']['GameEnded'];
export type GameList = components['schemas']['GameList'];
export type GameRecord = components['schemas']['GameRecord'];
export type GameRef = components['schemas']['GameRef'];
export type GuestNew = components['schemas']['GuestNew'];
export type History = components['schemas']['History'];
export type Imported = components['schemas']['Imported'];
export type JoinAsk = components['schemas']['JoinAsk'];
export type LeaderRow = components['schemas']['LeaderRow'];
export type Leaderboard = components['schemas']['Leaderboard'];
export type LivePace = components['schemas']['LivePace'];
export type LobbyList = components['schemas']['LobbyList'];
export type LobbyTable = components['schemas']['LobbyTable'];
export type MarkerPlaced = components['schemas']['MarkerPlaced'];
export type MarkersReclaimed = components['schemas']['MarkersReclaimed'];
export type Me = components['schemas']['Me'];
export type MePatch = components['schemas']['MePatch'];
export type Moved = components['schemas']['Moved'];
export type MuteAsk = components['schemas']['MuteAsk'];
export type NewsPoints = components['schemas']['NewsPoints'];
export type NewsSecured = components['schemas']['NewsSecured'];
export type NewsStolen = components['schemas']['NewsStolen'];
export type NewsTaken = components['schemas']['NewsTaken'];
export type NewsView = components['schemas']['NewsView'];
export type Now = components['schemas']['Now'];
export type Over = components['schemas']['Over'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PendingView = components['schemas']['PendingView'];
export type PersonRef = components['schemas']['PersonRef'];
export type Ping = components['schemas']['Ping'];
export type Player = components['schemas']['Player'];
export type PointsGained = components['schemas']['PointsGained'];
export type Presence = components['schemas']['Presence'];
export type PresenceMessage = components['schemas']['PresenceMessage'];
export type PreviewAsk = components['schemas']['PreviewAsk'];
export type Previewed = components['schemas']['Previewed'];
export type Problem = components['schemas']['Problem'];
export type Profile = components['schemas']['Profile'];
export type Rating = components['schemas']['Rating'];
export type RatingChange = components['schemas']['RatingChange'];
export type React = components['schemas']['React'];
export type ReactAsk = components['schemas']['ReactAsk'];
export type Result = components['schemas']['Result'];
export type SeatAsk = components['schemas']['SeatAsk'];
export type SeatClock = components['schemas']['SeatClock'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatView = components['schemas']['SeatView'];
export type SessionInfo = components['schemas']['SessionInfo'];
export type SetCompleted = components['schemas']['SetCompleted'];
export type SetExpanded = components['schemas']['SetExpanded'];
export type SetStarted = components['schemas']['SetStarted'];
export type SetTokenTaken = components['schemas']['SetTokenTaken'];
export type SetView = components['schemas']['SetView'];
export type SignIn = components['schemas']['SignIn'];
export type SiteRefilled = components['schemas']['SiteRefilled'];
export type SiteView = components['schemas']['SiteView'];
export type Snapshot = components['schemas']['Snapshot'];
export type SocketCommitted = components['schemas']['SocketCommitted'];
export type SocketPreviewed = components['schemas']['SocketPreviewed'];
export type SocketRefused = components['schemas']['SocketRefused'];
export type StateMessage = components['schemas']['StateMessage'];
export type Step = components['schemas']['Step'];
export type StoredGame = components['schemas']['StoredGame'];
export type Table = components['schemas']['Table'];
export type TableList = components['schemas']['TableList'];
export type TableMessage = components['schemas']['TableMessage'];
export type TableNew = components['schemas']['TableNew'];
export type TablePatch = components['schemas']['TablePatch'];
export type TakeOver = components['schemas']['TakeOver'];
export type TokenInfo = components['schemas']['TokenInfo'];
export type TokenMade = components['schemas']['TokenMade'];
export type TokenNew = components['schemas']['TokenNew'];
export type TurnStarted = components['schemas']['TurnStarted'];
export type Untimed = components['schemas']['Untimed'];
export type View = components['schemas']['View'];
export type WaitingEffect = components['schemas']['WaitingEffect'];
export type You = components['schemas']['You'];
export type SocketCommit = components['schemas']['SocketCommit'];
export type SocketPreview = components['schemas']['SocketPreview'];
export type Event = components['schemas']['Event'];
export type Deck = components['schemas']['Deck'];
export type DeckId = components['schemas']['DeckId'];
export type DeckFamily = components['schemas']['DeckFamily'];
export type DeckCard = components['schemas']['DeckCard'];
export type DeckEffect = components['schemas']['DeckEffect'];
export type DeckCondition = components['schemas']['DeckCondition'];
export type DeckMultiplier = components['schemas']['DeckMultiplier'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
