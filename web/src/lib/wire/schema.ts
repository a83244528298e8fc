// Written by `npm run gen` from the server's OpenAPI description. Do not edit.

export const FAMILIES = ["flying","herbivore","carnivore","marine","mammal"] as const;
export const SIZES = ["small","medium","large"] as const;
export const LANGUAGES = {"en":"English","fr":"Français","de":"Deutsch","it":"Italiano","zh-Hant":"繁體中文"} as const;
export const RULE_NUMBERS = {"fewest_players":2,"most_players":5,"sites":4,"cards_at_site":2,"markers":4,"start_amber":2,"set_tokens":[14,20,24,24],"reclaim_amber":1,"egg_cost":2,"family_set_cards":3,"size_set_cards":5,"set_token_points":2,"complete_set_token_points":3,"family_news_points":3,"size_news_points":5,"trade_amber":3,"trade_points":2,"chosen_points":1} as const;
export const MOST_CARDS = 200 as const;
export const PROBLEM_CODES = ["account-needed","address-refused","address-too-long","already-account","already-reported","already-seated","backup-failed","bad-address","bad-announcement","bad-ban","bad-choice","bad-deck","bad-record","bad-settings","banned","blocked","cannot-be-rated","channel-off","continued-game","cross-origin","daily-own-try","daily-played","daily-secret","decks-too-large","has-rated-games","headers-too-large","illegal-choice","internal","invalid-request","is-admin","login-taken","method-not-allowed","muted","muted-everywhere","no-account","no-backup-folder","no-bot-there","no-hints-here","no-puzzle-left","no-such-announcement","no-such-ban","no-such-bot","no-such-day","no-such-deal","no-such-deck","no-such-deck-report","no-such-game","no-such-language","no-such-link","no-such-moment","no-such-person","no-such-puzzle","no-such-report","no-such-seat","no-such-session","no-such-table","no-such-target","no-such-token","no-vacation-left","not-a-program","not-acquainted","not-admin","not-found","not-host","not-owner","not-reliable-enough","not-seated","not-signed-in","not-your-decision","nothing-to-review","on-vacation","report-handled","seat-reserved","stale","still-has-time","table-closed","table-full","table-not-finished","table-not-open","table-not-playing","taken-over","token-not-enough","too-few-seated","too-large","too-many-blocks","too-many-bot-games","too-many-challenges","too-many-decks","too-many-friends","too-many-jobs","too-many-notes","too-many-notices","too-many-prefs","too-many-reports","too-many-requests","too-many-solvers","too-many-tables","too-many-tables-here","too-many-tokens","too-many-versions","too-slow","try-again","unknown-deck","unknown-host","unknown-token","use-pg-dump","weak-password","wrong-name","wrong-old-password","wrong-password","wrong-secret"] as const;

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccountNew
         * @description Turns the calling guest into an account; tables, games and rating stay.
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
        /**
         * Announcement
         * @description A line of the host on every page. `texts`: by language, at least one.
         */
        Announcement: {
            id: string;
            /** @description milliseconds since 1970-01-01 UTC */
            starts: number;
            /** @description milliseconds since 1970-01-01 UTC */
            until: number;
            texts: {
                [key: string]: string;
            };
        };
        /** BlockList */
        BlockList: {
            people: components["schemas"]["PersonRef"][];
        };
        /** BotInfo */
        BotInfo: {
            id: string;
            name: string;
            character: string;
            level: number;
        };
        /**
         * BotReport
         * @description ``win_rate`` is wins for each seat that the bot had.
         */
        BotReport: {
            bot: string;
            win_rate: number;
            mean_score: number;
        };
        /**
         * Bye
         * @description The stream ends; reconnect with ?after=n. "signed-out": the session or token is no longer
         *         valid; reconnect without it to watch. "gone" and "refused": do not reconnect. A stream that is
         *         refused when it opens carries the `problem`.
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
        /**
         * CardDifference
         * @description In percentage points: the win lift, and how often it is taken where it lies at a site.
         */
        CardDifference: {
            card: string;
            win_lift: components["schemas"]["Difference"] | null;
            wanted: components["schemas"]["Difference"] | null;
        };
        /** CardInfo */
        CardInfo: {
            id: string;
            name: string;
            family: string;
            size: string;
        };
        /**
         * CardMessage
         * @description One sentence of a card: the id of a message in the catalogs, and its arguments.
         */
        CardMessage: {
            id: string;
            args: {
                [key: string]: string | number;
            };
        };
        /**
         * CardReport
         * @description One card with one number of players.
         *
         *         ``take_rate`` is the share of games in which a player took the card, ``seen_rate`` the share in
         *         which it lay at a Dig Site, ``wanted`` the first divided by the second. ``win_lift`` is how much
         *         more often its takers won than an even share, in percentage points, with its 95 % interval.
         *         ``taken_round`` is the mean round of the take, ``kept_rounds`` how many rounds it stayed in the
         *         Study before it was displayed. ``amber``, ``points`` and ``displays`` are what its effects gave
         *         its taker a take, ``given`` what they gave opponents. What cannot be known is None.
         */
        CardReport: {
            card: string;
            /** @enum {unknown} */
            verdict: "dead" | "dominant" | "fair" | "strong" | "unclear" | "weak";
            take_rate: number;
            seen_rate: number;
            wanted: number | null;
            /** @default null */
            win_lift?: number | null;
            /** @default null */
            lift_low?: number | null;
            /** @default null */
            lift_high?: number | null;
            /** @default null */
            taken_round?: number | null;
            /** @default null */
            taken_early?: number | null;
            /** @default null */
            taken_late?: number | null;
            /** @default null */
            kept_rounds?: number | null;
            /** @default null */
            uses?: components["schemas"]["CardUses"] | null;
            /** @default null */
            amber?: number | null;
            /** @default null */
            points?: number | null;
            /** @default null */
            displays?: number | null;
            /** @default null */
            given?: number | null;
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
         * CardText
         * @description How a card is shown: a sentence and a row of icons for each effect.
         */
        CardText: {
            messages: components["schemas"]["CardMessage"][];
            icons: string[][];
        };
        /**
         * CardUses
         * @description What a taken card was for, as shares of its takes; the four add up to 1.
         *
         *         ``exhibited``: displayed, and its effects did nothing. ``both``: its effects did something, and
         *         it was displayed. ``effect``: its effects did something, and it stayed in the Study. ``left``:
         *         neither.
         */
        CardUses: {
            exhibited: number;
            both: number;
            effect: number;
            left: number;
        };
        /**
         * Challenge
         * @description A seat that is kept for you at an open table until `until`.
         */
        Challenge: {
            table: components["schemas"]["Table"];
            seat: number;
            by: components["schemas"]["PersonRef"] | null;
            /** @description milliseconds since 1970-01-01 UTC */
            until: number;
        };
        /** ChallengeList */
        ChallengeList: {
            challenges: components["schemas"]["Challenge"][];
        };
        /**
         * Chat
         * @description Plain text, never markup. `room`: players write in "table", which everybody reads. Watchers
         *         write in "gallery", which is hidden from players until the game is over.
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
        /** ChatRequest */
        ChatRequest: {
            text: string;
        };
        /** CheckRequest */
        CheckRequest: {
            /** @description cards as in a deck file; they may be wrong */
            cards: Record<string, never>[];
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
         * @description The time left at the moment `at`; only the clock of seat `running` runs. `seats` is empty at
         *         an untimed table.
         */
        Clocks: {
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
            running: number | null;
            seats: components["schemas"]["SeatClock"][];
        };
        /**
         * CoachRequest
         * @description `choices`: the whole plan that is about to be committed.
         */
        CoachRequest: {
            ply: number;
            choices: string[];
        };
        /**
         * CoachState
         * @description What the plan loses, once it is "done". `steps`: the choices that lose something, as far as
         *         they have been evaluated. `margin`: how far a loss may be off.
         */
        CoachState: {
            /** @enum {unknown} */
            state: "done" | "failed" | "working";
            loss: number;
            margin: number;
            steps: components["schemas"]["CoachStep"][];
        };
        /**
         * CoachStep
         * @description A choice of the plan, and the best one found in its place. `step`: its number in the plan,
         *         from 1.
         */
        CoachStep: {
            step: number;
            choice: string;
            best: string;
            loss: number;
        };
        /**
         * CommitRequest
         * @description `ply`: the ply that the caller saw. `key`: a request with a key that was used before plays
         *         nothing and gets the same answer. All choices are played, or none. `view: false` leaves the
         *         view out of the answer.
         */
        CommitRequest: {
            ply: number;
            choices: string[];
            /** @default null */
            key?: string | null;
            /** @default true */
            view?: boolean;
        };
        /**
         * Committed
         * @description The choices are stored and final. `n`: the number of their stream message. `ply`: the number
         *         of choices played so far.
         */
        Committed: {
            n: number;
            ply: number;
            repeated: boolean;
            events: (components["schemas"]["TurnStarted"] | components["schemas"]["MarkerPlaced"] | components["schemas"]["CardTaken"] | components["schemas"]["MarkersReclaimed"] | components["schemas"]["EffectTriggered"] | components["schemas"]["AmberGained"] | components["schemas"]["PointsGained"] | components["schemas"]["AmberSpent"] | components["schemas"]["EffectBegun"] | components["schemas"]["EffectDeclined"] | components["schemas"]["EffectLost"] | components["schemas"]["EffectDropped"] | components["schemas"]["FossilDisplayed"] | components["schemas"]["SetStarted"] | components["schemas"]["SetExpanded"] | components["schemas"]["SetTokenTaken"] | components["schemas"]["SetCompleted"] | components["schemas"]["NewsTaken"] | components["schemas"]["NewsStolen"] | components["schemas"]["NewsSecured"] | components["schemas"]["SiteRefilled"] | components["schemas"]["DeckTopTurned"] | components["schemas"]["EndTriggered"] | components["schemas"]["GameEnded"])[];
            view: components["schemas"]["View"] | null;
        };
        /**
         * Comparison
         * @description With the deck ``other``. ``changed`` cards have the same id and are not the same.
         */
        Comparison: {
            other: string;
            fingerprint: string;
            added: string[];
            removed: string[];
            changed: string[];
            tables: components["schemas"]["TableComparison"][];
        };
        /**
         * ContinueRequest
         * @description Continue a stored game after `ply` choices and these other `choices`, at a new table that is
         *         open by link. `seats`: the players of that game's seats, in its order. The table waits until the
         *         open ones are taken.
         */
        ContinueRequest: {
            ply: number;
            /** @default [] */
            choices?: string[];
            seats: components["schemas"]["SeatRequest"][];
        };
        /**
         * Daily
         * @description A day's deal. `ends`: a try counts if it is finished before then. `revealed`: from then on
         *         the deal and all games are public. `now`: the server's time. `ranked`: a try that you begin now
         *         is on the board of accounts. `boards` is null until you have finished your try or the deal is
         *         revealed.
         */
        Daily: {
            day: string;
            today: boolean;
            /** @description milliseconds since 1970-01-01 UTC */
            now: number;
            /** @description milliseconds since 1970-01-01 UTC */
            ends: number;
            /** @description milliseconds since 1970-01-01 UTC */
            revealed: number;
            seats: components["schemas"]["DailySeat"][];
            ranked: boolean;
            you: components["schemas"]["DailyTry"] | null;
            streak: components["schemas"]["DailyStreak"] | null;
            boards: components["schemas"]["DailyBoards"] | null;
        };
        /**
         * DailyArchive
         * @description Newest first. `next`: pass it as `before` to get the following page; null on the last.
         */
        DailyArchive: {
            days: components["schemas"]["DailyPast"][];
            next: string | null;
        };
        /**
         * DailyBar
         * @description How many tries ended with this lead.
         */
        DailyBar: {
            lead: number;
            count: number;
        };
        /**
         * DailyBoard
         * @description `tries` began, `finished` of them are over, and `won` of those were won. `rows`: the best.
         */
        DailyBoard: {
            tries: number;
            finished: number;
            won: number;
            rows: components["schemas"]["DailyStanding"][];
            bars: components["schemas"]["DailyBar"][];
        };
        /**
         * DailyBoards
         * @description `accounts`: those that existed before the day began. `others`: guests, new accounts and
         *         programs.
         */
        DailyBoards: {
            accounts: components["schemas"]["DailyBoard"];
            others: components["schemas"]["DailyBoard"];
        };
        /**
         * DailyPast
         * @description A past day. `finished`: how many finished their try; `best`: the best lead of them.
         */
        DailyPast: {
            day: string;
            seats: components["schemas"]["DailySeat"][];
            finished: number;
            best: number | null;
            you: components["schemas"]["DailyTry"] | null;
        };
        /**
         * DailySeat
         * @description `bot` is null for your own seat. Seat 1 begins.
         */
        DailySeat: {
            bot: string | null;
        };
        /**
         * DailyStanding
         * @description `game`: the stored game, to be watched at /g/{game}; null while the deal is secret.
         */
        DailyStanding: {
            place: number;
            person: components["schemas"]["PersonRef"];
            score: number;
            lead: number;
            won: boolean;
            game: string | null;
        };
        /**
         * DailyStreak
         * @description Days in a row on which you finished your try, `now` and at the `longest`; how many days you
         *         have `played` and `won` in all.
         */
        DailyStreak: {
            now: number;
            longest: number;
            played: number;
            won: number;
        };
        /**
         * DailyTry
         * @description Your counted try. `state`: "unfinished" if the day was over first. `ranked`: it is on the
         *         board of accounts; otherwise on the other one. `lead`: your points ahead of the best other
         *         player. `place`: among the `of` finished tries of its board.
         */
        DailyTry: {
            table: string;
            /** @enum {unknown} */
            state: "finished" | "playing" | "unfinished";
            ranked: boolean;
            score: number | null;
            lead: number | null;
            won: boolean | null;
            place: number | null;
            of: number | null;
        };
        /**
         * DaysPace
         * @description A number of days for each decision.
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
         * DeckCheck
         * @description `cards`: one for each card of the request; null where it is wrong.
         */
        DeckCheck: {
            problems: components["schemas"]["DeckProblem"][];
            cards: (components["schemas"]["CardText"] | null)[];
        };
        /**
         * DeckEntries
         * @description `next`: pass it as `after` to get the following page; null on the last page.
         */
        DeckEntries: {
            decks: components["schemas"]["DeckEntry"][];
            /** @default null */
            next?: string | null;
        };
        /**
         * DeckEntry
         * @description A deck of the workshop in a list. `hash`: its newest version; null: it has none yet.
         *         `cards`: how many the draft has.
         */
        DeckEntry: {
            id: string;
            name: string;
            description: string;
            /** @enum {unknown} */
            visibility: "link" | "private" | "public";
            owner: components["schemas"]["PersonRef"];
            cards: number;
            hash: string | null;
            version: number;
            revision: number;
            /** @description milliseconds since 1970-01-01 UTC */
            updated: number;
        };
        /**
         * DeckProblem
         * @description One thing that is wrong. `card` is the card's place in the list, from 0; null: the deck as a
         *         whole. `field`: where in the card, such as `effects[0].do`.
         */
        DeckProblem: {
            card: number | null;
            id: string | null;
            field: string | null;
            message: string;
            code: string;
        };
        /**
         * DeckReport
         * @description ``games`` is for each number of players. ``note`` says why the bots play without a model of
         *         the deck, if they do. ``findings`` come in order of gravity. ``comparison`` is there if asked
         *         for.
         */
        DeckReport: {
            format: string;
            deck: string;
            fingerprint: string;
            level: string;
            games: number;
            seed: number;
            note: string | null;
            cards: components["schemas"]["CardInfo"][];
            tables: components["schemas"]["SimReport"][];
            findings: components["schemas"]["Finding"][];
            /** @default null */
            comparison?: components["schemas"]["Comparison"] | null;
        };
        /**
         * DeckReportState
         * @description How far a report is: `done` of `total` games, those of a deck to compare with included.
         *         `report` is null until all are played.
         */
        DeckReportState: {
            /** @enum {unknown} */
            state: "done" | "failed" | "none" | "waiting" | "working";
            done: number;
            total: number;
            report: components["schemas"]["DeckReport"] | null;
        };
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
         * DeckVersion
         * @description A version of a deck, which never changes: the deck file at /api/decks/{hash}.
         */
        DeckVersion: {
            n: number;
            hash: string;
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
        };
        /**
         * DeckVersions
         * @description Newest first.
         */
        DeckVersions: {
            versions: components["schemas"]["DeckVersion"][];
        };
        /**
         * Difference
         * @description This deck minus the other, with its 95 % interval.
         */
        Difference: {
            value: number;
            low: number;
            high: number;
        };
        /**
         * DismissRequest
         * @description Host only. Removes the bot from this seat, or withdraws the invitation to it: the seat is
         *         open again.
         */
        DismissRequest: {
            seat: number;
        };
        /**
         * Draft
         * @description Saved as `revision`.
         */
        Draft: {
            revision: number;
            problems: components["schemas"]["DeckProblem"][];
        };
        /**
         * DraftNow
         * @description The draft as it is, in the problem `stale`.
         */
        DraftNow: {
            revision: number;
            /** @description cards as in a deck file; they may be wrong */
            cards: Record<string, never>[];
        };
        /**
         * DraftRequest
         * @description `revision`: the one that the caller has; if it is not the current one, nothing is saved.
         */
        DraftRequest: {
            revision: number;
            /** @description cards as in a deck file; they may be wrong */
            cards: Record<string, never>[];
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
        /**
         * EffectDeclined
         * @description ``second``: the seat has displayed the first fossil of a "display two" (§6.4).
         */
        EffectDeclined: {
            /** @enum {unknown} */
            event: "EffectDeclined";
            seat: number;
            card: string;
            effect: number;
            owner: number;
            second: boolean;
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
         * EvaluatedChoice
         * @description A legal choice, with chances and expected final scores by seat. `line`: how the game may go
         *         on, this choice first. `compared`: the chances come from the positions that it leads to; the
         *         others are a rougher estimate.
         */
        EvaluatedChoice: {
            choice: string;
            chances: number[];
            expected_scores: number[];
            line: string[];
            compared: boolean;
        };
        /**
         * Evaluation
         * @description The legal choices of `seat`, best first. `margin`: how far chances may be off, in points.
         *         `sure`: whether a model was trained for the deck.
         */
        Evaluation: {
            seat: number;
            choices: components["schemas"]["EvaluatedChoice"][];
            margin: number;
            sure: boolean;
        };
        /**
         * EvaluationState
         * @description How far an evaluation is: `done` of `total` slices, each of which thinks longer. `evaluation`
         *         is the last one found. Ask again until the state is `done`.
         */
        EvaluationState: {
            /** @enum {unknown} */
            state: "done" | "failed" | "waiting" | "working";
            done: number;
            total: number;
            evaluation: components["schemas"]["Evaluation"] | null;
        };
        /**
         * ExploreRequest
         * @description A position: `choices` after the first `ply` choices of a stored game, for any seat. `plan`:
         *         choices of the seat that decides there, to be previewed. `to_illegal`: stop before the first
         *         choice that is illegal there, instead of refusing all of them.
         */
        ExploreRequest: {
            ply: number;
            /** @default [] */
            choices?: string[];
            /** @default [] */
            plan?: string[];
            /** @default false */
            to_illegal?: boolean;
        };
        /**
         * Explored
         * @description The view at `ply` of the stored game, and a step for each of the choices after it.
         */
        Explored: {
            ply: number;
            start: components["schemas"]["View"];
            steps: components["schemas"]["Step"][];
        };
        /**
         * Fair
         * @description `commitment` is the SHA-256 of the seed, published before the first choice; `seed` is null
         *         until the game ends. docs/api.md explains how the order follows from the seed;
         *         `firstgiants record verify` checks it.
         */
        Fair: {
            commitment: string;
            seed: string | null;
        };
        /**
         * FillRequest
         * @description Host only. Puts a bot on every open seat, or only on `seat`.
         */
        FillRequest: {
            /** @default null */
            bot?: string | null;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Finding
         * @description A card that stands out with these numbers of players.
         */
        Finding: {
            card: string;
            /** @enum {unknown} */
            verdict: "dead" | "dominant" | "fair" | "strong" | "unclear" | "weak";
            players: number[];
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
        /**
         * Friend
         * @description `online`: has a page of this server open, and lets friends know.
         */
        Friend: {
            person: components["schemas"]["PersonRef"];
            online: boolean;
            /** @description milliseconds since 1970-01-01 UTC */
            since: number;
        };
        /** FriendRequest */
        FriendRequest: {
            person: components["schemas"]["PersonRef"];
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
        };
        /**
         * Friends
         * @description `asks`: people who ask you. `asked`: people whom you asked. `recent`: the people of your
         *         last games who are not your friends.
         */
        Friends: {
            friends: components["schemas"]["Friend"][];
            asks: components["schemas"]["FriendRequest"][];
            asked: components["schemas"]["FriendRequest"][];
            recent: components["schemas"]["RecentPlayer"][];
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
         * @description The interchange format of RULES §9. Games that this server dealt also carry `seed` and
         *         `commitment`, for `firstgiants record verify`. `deck_hash`: which deck file it was. `deck_file`:
         *         the deck itself, for decks that readers may not have.
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
            /** @default null */
            deck_hash?: string | null;
            /** @default null */
            deck_file?: Record<string, never> | null;
        };
        /**
         * GameRef
         * @description `deck`: a built-in deck's name, or the hash of any other deck. `bots`: for each player, the
         *         bot's id or null. `seat`: in a list of one person's games, that person's seat; otherwise
         *         null. `daily`: the day whose deal was played. `assisted`: somebody asked for a hint.
         */
        GameRef: {
            id: string;
            /** @description milliseconds since 1970-01-01 UTC */
            ended: number;
            deck: string;
            deck_name: string;
            rated: boolean;
            players: string[];
            bots: (string | null)[];
            totals: number[];
            winners: number[];
            plies: number;
            seat: number | null;
            /** @default null */
            daily?: string | null;
            /** @default false */
            assisted?: boolean;
        };
        /** GuestNew */
        GuestNew: {
            /** @default null */
            name?: string | null;
        };
        /**
         * HintRequest
         * @description `ply`: the ply that the caller saw. `choices`: those planned so far.
         */
        HintRequest: {
            ply: number;
            /** @default [] */
            choices?: string[];
        };
        /**
         * History
         * @description All stored messages of a table's stream, in order.
         */
        History: {
            messages: (components["schemas"]["Moved"] | components["schemas"]["TableMessage"] | components["schemas"]["Chat"] | components["schemas"]["React"] | components["schemas"]["Over"])[];
        };
        /** Imported */
        Imported: {
            id: string;
        };
        /**
         * InviteRequest
         * @description Host only. Keeps a free seat, or the free seat `seat`, for a person.
         */
        InviteRequest: {
            person: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * JoinRequest
         * @description Without `seat`, the caller gets the first open one.
         */
        JoinRequest: {
            /** @default null */
            seat?: number | null;
        };
        /**
         * LeaderRow
         * @description `rating`: the one that counts only the games of this board. `last`: when the last of them
         *         ended; on the board of all games, the person's last game of any kind.
         */
        LeaderRow: {
            place: number;
            person: components["schemas"]["PersonRef"];
            rating: components["schemas"]["Rating"];
            last: number | null;
        };
        /**
         * Leaderboard
         * @description `season`: null for all time. `levels`: the bots on the same scale, weakest first.
         */
        Leaderboard: {
            season: components["schemas"]["SeasonInfo"] | null;
            rows: components["schemas"]["LeaderRow"][];
            levels: components["schemas"]["LevelRating"][];
        };
        /**
         * LevelRating
         * @description A level of the bots on the scale of people's ratings.
         */
        LevelRating: {
            bot: string;
            shown: number;
        };
        /**
         * LivePace
         * @description A time bank for each seat, and the increment that each commit adds to it.
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
         * @description The first page of the open public tables and of those in play. Pass `open_next` or
         *         `playing_next` as `after` to GET /api/tables for the following page.
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
         * @description The current state of one table; remove it from the lists when `state` says so. The lobby
         *         sends no message for each choice, so `ply` and `waiting_for` may be out of date.
         */
        LobbyTable: {
            /** @enum {unknown} */
            type: "table";
            n: number;
            table: components["schemas"]["Table"];
        };
        /**
         * MailLink
         * @description The mail address that a link belongs to, shortened: "a…@example.org".
         */
        MailLink: {
            address: string;
        };
        /** MailNew */
        MailNew: {
            address: string;
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
            program: boolean;
            hides_online: boolean;
            vacation: components["schemas"]["Vacation"];
        };
        /**
         * MePatch
         * @description `prefs` is merged into the stored preferences; a null value removes its key. `program`:
         *         accounts only; everybody sees it. `hides_online`: friends do not see when you are online.
         *         `vacation_auto`: see `Vacation`.
         */
        MePatch: {
            /** @description a display name */
            name?: string;
            program?: boolean;
            hides_online?: boolean;
            vacation_auto?: boolean;
            prefs?: {
                [key: string]: string | number | boolean | null;
            };
        };
        /**
         * Mistake
         * @description A choice of yours in a reviewed game that cost much. It was the decision after the first
         *         `ply` - 1 choices. `due`: when it is asked again; 0: it has never been answered.
         */
        Mistake: {
            game: string;
            ply: number;
            seat: number;
            choice: string;
            loss: number;
            box: number;
            /** @description milliseconds since 1970-01-01 UTC */
            due: number;
        };
        /**
         * MistakeAnswer
         * @description `choice`: what you would play now; null: you want to see the answer.
         */
        MistakeAnswer: {
            choice: string | null;
        };
        /**
         * MistakeResult
         * @description `state`: `working` while your choice is being evaluated; send the answer again. `loss`: what
         *         it costs against the `best` choice. `due`: when the position comes back.
         */
        MistakeResult: {
            /** @enum {unknown} */
            state: "done" | "working";
            right: boolean;
            loss: number;
            best: string | null;
            /** @description milliseconds since 1970-01-01 UTC */
            due: number;
        };
        /**
         * Mistakes
         * @description `due`: those to be asked now. `total`: all that there are. `boxes`: how many boxes there are.
         *         `unreviewed`: your newest games that nobody has had reviewed.
         */
        Mistakes: {
            due: components["schemas"]["Mistake"][];
            total: number;
            boxes: number;
            unreviewed: string[];
        };
        /**
         * Moved
         * @description `seat` played `choices`, beginning at ply `from_ply`; `view` is the view after them.
         *         `by`: the bot that chose them, on its own seat or as a stand-in; null for a person.
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
         * MuteRequest
         * @description Host only. The server refuses the chat of people who are muted at this table.
         */
        MuteRequest: {
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
        /**
         * NoteRequest
         * @description An empty text removes the note.
         */
        NoteRequest: {
            text: string;
        };
        /**
         * NoticeSettings
         * @description For each kind of message, the channels that it takes. `zone`: an IANA time zone.
         *         `mail_every_h`: after a mail the next one waits for this long and holds all that came meanwhile;
         *         reminders do not wait.
         */
        NoticeSettings: {
            turn: ("mail" | "push" | "webhook")[];
            reminder: ("mail" | "push" | "webhook")[];
            over: ("mail" | "push" | "webhook")[];
            challenge: ("mail" | "push" | "webhook")[];
            quiet: components["schemas"]["QuietHours"] | null;
            zone: string;
            language: string;
            mail_every_h: number;
        };
        /** NoticeSettingsPatch */
        NoticeSettingsPatch: {
            turn?: ("mail" | "push" | "webhook")[];
            reminder?: ("mail" | "push" | "webhook")[];
            over?: ("mail" | "push" | "webhook")[];
            challenge?: ("mail" | "push" | "webhook")[];
            quiet?: components["schemas"]["QuietHours"] | null;
            zone?: string;
            language?: string;
            mail_every_h?: number;
        };
        /**
         * NoticeTarget
         * @description Where messages go. `name`: a browser such as "Firefox, Windows", the mail address, or the
         *         webhook's host. `confirmed`: false until the link in the first mail was followed. `current`:
         *         whether it is the calling browser. `failing`: whether the last message did not get through.
         */
        NoticeTarget: {
            id: string;
            /** @enum {unknown} */
            channel: "mail" | "push" | "webhook";
            name: string;
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            confirmed: boolean;
            current: boolean;
            failing: boolean;
        };
        /**
         * Notices
         * @description `push_key`: the key with which a browser subscribes. `mail`: whether the host lets the server
         *         send mail. `webhook_hosts`: the names that webhooks may go to. `tables`: unfinished games for
         *         which you want other messages than the settings say.
         */
        Notices: {
            settings: components["schemas"]["NoticeSettings"];
            targets: components["schemas"]["NoticeTarget"][];
            tables: components["schemas"]["TableNotices"][];
            push_key: string;
            mail: boolean;
            webhook_hosts: string[];
        };
        /** Now */
        Now: {
            n: number;
            ply: number;
            view: components["schemas"]["View"] | null;
        };
        /**
         * Numbers
         * @description Your newest games, newest first. `pending`: how many games are not computed yet; repeat the
         *         request.
         */
        Numbers: {
            games: components["schemas"]["NumbersGame"][];
            pending: number;
        };
        /**
         * NumbersGame
         * @description A finished game from your seat. `levels`: the bots; `people`: how many others played. `lead`:
         *         your points minus those of the best other player. `families`: how many cards you dug of each;
         *         `opening`: the Families of the first two. `sets` and `news`: the kinds that you had at the end.
         *         `median_ms`: half of your commits took longer. `accuracy`, `luck` and `deserved` are null if
         *         nobody asked for a review; the last two are in points of winning chance.
         */
        NumbersGame: {
            game: string;
            /** @description milliseconds since 1970-01-01 UTC */
            ended: number;
            rated: boolean;
            daily: string | null;
            assisted: boolean;
            seat: number;
            players: number;
            levels: string[];
            people: number;
            place: number;
            won: boolean;
            score: number;
            lead: number;
            decisions: number;
            reclaims: number;
            eggs: number;
            families: {
                [key: string]: number;
            };
            opening: string[];
            sets: string[];
            news: string[];
            median_ms: number | null;
            accuracy: number | null;
            luck: number | null;
            deserved: number | null;
        };
        /**
         * Over
         * @description The game has ended. The record is at /api/games/{table id}; `fair` reveals the seed.
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
         * PairReport
         * @description Two cards that a seat took in the same game. ``win_lift`` is as for a card; ``more`` is by
         *         how much it exceeds the sum of the lifts of both cards, ``low`` and ``high`` its interval.
         */
        PairReport: {
            cards: [
                string,
                string
            ];
            games: number;
            win_lift: number;
            more: number;
            low: number;
            high: number;
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
        /**
         * PersonExport
         * @description What this server has stored about a person: for each table of the database the rows that are
         *         theirs, and what they said as `chat`.
         */
        PersonExport: {
            tables: {
                [key: string]: {
                    [key: string]: string | number | boolean | null;
                }[];
            };
        };
        /**
         * PersonRef
         * @description `program`: the account's owner says that a program plays with it.
         */
        PersonRef: {
            id: string;
            name: string;
            /** @enum {unknown} */
            kind: "account" | "guest";
            /** @default false */
            program?: boolean;
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
         * @description The seats whose people are connected, and the number of connected watchers.
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
         * PreviewRequest
         * @description An empty list returns the current view.
         */
        PreviewRequest: {
            ply: number;
            choices: string[];
        };
        /**
         * Previewed
         * @description What these choices would do. `played`: how many of them the preview could play. `decision`
         *         is the caller's next decision; it is null if another seat must decide, a hidden card would be
         *         turned up, or the game is over.
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
         * @description application/problem+json. `code` is stable; `detail` is one plain sentence. Some codes add
         *         `retry_after` (seconds), `expected` (what would have been allowed), `now` (for a stale commit:
         *         the table's current state), `draft` (for a stale draft: the newer one), `problems` (all that is
         *         wrong with a deck), `fields` (which parts of the request were wrong), or `reason` and `until`
         *         (of a ban; null for good).
         */
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {unknown} */
            code: "account-needed" | "address-refused" | "address-too-long" | "already-account" | "already-reported" | "already-seated" | "backup-failed" | "bad-address" | "bad-announcement" | "bad-ban" | "bad-choice" | "bad-deck" | "bad-record" | "bad-settings" | "banned" | "blocked" | "cannot-be-rated" | "channel-off" | "continued-game" | "cross-origin" | "daily-own-try" | "daily-played" | "daily-secret" | "decks-too-large" | "has-rated-games" | "headers-too-large" | "illegal-choice" | "internal" | "invalid-request" | "is-admin" | "login-taken" | "method-not-allowed" | "muted" | "muted-everywhere" | "no-account" | "no-backup-folder" | "no-bot-there" | "no-hints-here" | "no-puzzle-left" | "no-such-announcement" | "no-such-ban" | "no-such-bot" | "no-such-day" | "no-such-deal" | "no-such-deck" | "no-such-deck-report" | "no-such-game" | "no-such-language" | "no-such-link" | "no-such-moment" | "no-such-person" | "no-such-puzzle" | "no-such-report" | "no-such-seat" | "no-such-session" | "no-such-table" | "no-such-target" | "no-such-token" | "no-vacation-left" | "not-a-program" | "not-acquainted" | "not-admin" | "not-found" | "not-host" | "not-owner" | "not-reliable-enough" | "not-seated" | "not-signed-in" | "not-your-decision" | "nothing-to-review" | "on-vacation" | "report-handled" | "seat-reserved" | "stale" | "still-has-time" | "table-closed" | "table-full" | "table-not-finished" | "table-not-open" | "table-not-playing" | "taken-over" | "token-not-enough" | "too-few-seated" | "too-large" | "too-many-blocks" | "too-many-bot-games" | "too-many-challenges" | "too-many-decks" | "too-many-friends" | "too-many-jobs" | "too-many-notes" | "too-many-notices" | "too-many-prefs" | "too-many-reports" | "too-many-requests" | "too-many-solvers" | "too-many-tables" | "too-many-tables-here" | "too-many-tokens" | "too-many-versions" | "too-slow" | "try-again" | "unknown-deck" | "unknown-host" | "unknown-token" | "use-pg-dump" | "weak-password" | "wrong-name" | "wrong-old-password" | "wrong-password" | "wrong-secret";
            detail: string;
            /** @default null */
            retry_after?: number | null;
            /** @default null */
            expected?: string[] | null;
            /** @default null */
            now?: components["schemas"]["Now"] | null;
            /** @default null */
            draft?: components["schemas"]["DraftNow"] | null;
            /** @default null */
            problems?: components["schemas"]["DeckProblem"][] | null;
            /** @default null */
            fields?: string[] | null;
            /** @default null */
            reason?: string | null;
            /** @default null */
            until?: number | null;
        };
        /**
         * Profile
         * @description `away_until`: the end of their vacation. `you`: null for yourself and strangers.
         */
        Profile: {
            id: string;
            name: string;
            /** @enum {unknown} */
            kind: "account" | "bot" | "guest";
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            rating: components["schemas"]["Rating"];
            games: components["schemas"]["GameRef"][];
            program: boolean;
            reliability: components["schemas"]["Reliability"];
            away_until: number | null;
            you: components["schemas"]["Relation"] | null;
        };
        /**
         * PushNew
         * @description What the browser's `PushSubscription` says; `secret` is its key "auth".
         */
        PushNew: {
            endpoint: string;
            p256dh: string;
            secret: string;
        };
        /**
         * PuzzleAnswered
         * @description Only the first answer to a puzzle is `counted`. `before` and `rating`: your rating before and
         *         after it. `puzzle_rating`: what the puzzle was rated.
         */
        PuzzleAnswered: {
            right: boolean;
            counted: boolean;
            themes: ("deny" | "egg" | "engine" | "finish-set" | "start-end" | "steal-news" | "tempo")[];
            best: components["schemas"]["PuzzleLine"];
            second: components["schemas"]["PuzzleLine"];
            before: number;
            puzzle_rating: number;
            you: components["schemas"]["PuzzleSolver"];
        };
        /**
         * PuzzleCount
         * @description How many puzzles of a theme there are, and how many of them you have answered.
         */
        PuzzleCount: {
            /** @enum {unknown} */
            theme: "deny" | "egg" | "engine" | "finish-set" | "start-end" | "steal-news" | "tempo";
            total: number;
            answered: number;
        };
        /**
         * PuzzleDaily
         * @description The puzzle of the day, the same for everybody. `solved`: whether your first answer was right;
         *         null before it.
         */
        PuzzleDaily: {
            id: string;
            date: string;
            players: number;
            /** @enum {unknown} */
            asks: "choice" | "turn";
            solved: boolean | null;
        };
        /**
         * PuzzleLine
         * @description A turn, its chance to win, what happens in it, and where it leads.
         */
        PuzzleLine: {
            choices: string[];
            chance: number;
            events: (components["schemas"]["TurnStarted"] | components["schemas"]["MarkerPlaced"] | components["schemas"]["CardTaken"] | components["schemas"]["MarkersReclaimed"] | components["schemas"]["EffectTriggered"] | components["schemas"]["AmberGained"] | components["schemas"]["PointsGained"] | components["schemas"]["AmberSpent"] | components["schemas"]["EffectBegun"] | components["schemas"]["EffectDeclined"] | components["schemas"]["EffectLost"] | components["schemas"]["EffectDropped"] | components["schemas"]["FossilDisplayed"] | components["schemas"]["SetStarted"] | components["schemas"]["SetExpanded"] | components["schemas"]["SetTokenTaken"] | components["schemas"]["SetCompleted"] | components["schemas"]["NewsTaken"] | components["schemas"]["NewsStolen"] | components["schemas"]["NewsSecured"] | components["schemas"]["SiteRefilled"] | components["schemas"]["DeckTopTurned"] | components["schemas"]["EndTriggered"] | components["schemas"]["GameEnded"])[];
            view: components["schemas"]["View"];
        };
        /** PuzzleOverview */
        PuzzleOverview: {
            you: components["schemas"]["PuzzleSolver"] | null;
            total: number;
            themes: components["schemas"]["PuzzleCount"][];
            daily: components["schemas"]["PuzzleDaily"];
        };
        /**
         * PuzzleQuestion
         * @description A position in which one choice (`choice`: the first one counts) or one whole turn (`turn`) is
         *         clearly best. `daily`: the date, if it is today's puzzle. `solved`: whether your first answer
         *         was right; null before it.
         */
        PuzzleQuestion: {
            id: string;
            players: number;
            seat: number;
            /** @enum {unknown} */
            asks: "choice" | "turn";
            rating: number;
            daily: string | null;
            solved: boolean | null;
            view: components["schemas"]["View"];
        };
        /**
         * PuzzleSolver
         * @description Your results. `streak`: puzzles solved in a row. `days`: daily puzzles solved on days in a
         *         row, up to today or yesterday.
         */
        PuzzleSolver: {
            rating: number;
            provisional: boolean;
            answered: number;
            solved: number;
            streak: number;
            best_streak: number;
            days: number;
        };
        /**
         * PuzzleTry
         * @description Choices from the puzzle's position on.
         */
        PuzzleTry: {
            choices: string[];
        };
        /**
         * QuietHours
         * @description In the time zone of the settings. The end may be on the next day.
         */
        QuietHours: {
            /** @description minutes after midnight */
            begin: number;
            /** @description minutes after midnight */
            end: number;
        };
        /**
         * Rating
         * @description `shown` is the number that people see: mu − 3 sigma, scaled, never negative. `mu` and
         *         `sigma` are the rating library's estimate and its uncertainty. `provisional`: too few games to
         *         compare it with others. `level`: the bot that is about as strong; null while provisional.
         */
        Rating: {
            shown: number;
            mu: number;
            sigma: number;
            games: number;
            provisional: boolean;
            level: string | null;
        };
        /** RatingChange */
        RatingChange: {
            seat: number;
            before: number;
            after: number;
        };
        /**
         * RatingHistory
         * @description `points`: the last 500 rated games, oldest first. `levels`: the bots, weakest first.
         */
        RatingHistory: {
            points: components["schemas"]["RatingPoint"][];
            levels: components["schemas"]["LevelRating"][];
        };
        /**
         * RatingPoint
         * @description A person's rating before and after one rated game. `game`: null if it was played by link and
         *         you are somebody else. `place`: 1 is the winner.
         */
        RatingPoint: {
            game: string | null;
            /** @description milliseconds since 1970-01-01 UTC */
            ended: number;
            players: number;
            place: number;
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
        /** ReactRequest */
        ReactRequest: {
            /** @enum {unknown} */
            reaction: "good-game" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
        };
        /**
         * RecentPlayer
         * @description Somebody you have finished a game with. `game`: the last one.
         */
        RecentPlayer: {
            person: components["schemas"]["PersonRef"];
            game: string;
            /** @description milliseconds since 1970-01-01 UTC */
            ended: number;
        };
        /**
         * Relation
         * @description Your relation to a person. `friend`: "asks" if they asked you, "asked" if you asked
         *         them. `online`: null unless you are friends and they let you know. `may_challenge`: you are
         *         friends, have finished a game together, or it is a program. `note`: only you read it.
         */
        Relation: {
            /** @enum {unknown} */
            friend: "asked" | "asks" | "friends" | "none";
            online: boolean | null;
            blocked: boolean;
            may_challenge: boolean;
            note: string;
        };
        /**
         * Reliability
         * @description How your last games with other people ended: played to the end, left, or out of time.
         *         `percent`: finished ones; null while there are too few to tell.
         */
        Reliability: {
            percent: number | null;
            finished: number;
            left: number;
            timed_out: number;
        };
        /**
         * ReportRequest
         * @description `table`: where it happened. The server adds what the reported person said there last.
         */
        ReportRequest: {
            /** @enum {unknown} */
            reason: "cheating" | "insults" | "leaving" | "name" | "other" | "spam";
            /** @default  */
            text?: string;
            /** @default null */
            table?: string | null;
        };
        /** Result */
        Result: {
            totals: number[];
            winners: number[];
        };
        /**
         * Review
         * @description `best_move` and `luckiest_card` are plies. `sure`: whether a model was trained for the deck;
         *         without one the chances come from the general model.
         */
        Review: {
            over: boolean;
            sure: boolean;
            seats: components["schemas"]["ReviewSeat"][];
            choices: components["schemas"]["ReviewChoice"][];
            reveals: components["schemas"]["ReviewReveal"][];
            curve: components["schemas"]["ReviewMoment"][];
            best_move: number | null;
            luckiest_card: number | null;
        };
        /**
         * ReviewChoice
         * @description A choice that was played, and the best one found in its place. `loss`: how much better that
         *         was for the player. `before` and `after` are the chances of each seat after the best choice and
         *         after the played one, `skill` is the difference. `line` is how the game may go on after the best
         *         choice. `edge`: how far the played choice was ahead of the next one.
         */
        ReviewChoice: {
            ply: number;
            seat: number;
            choice: string;
            best: string;
            loss: number;
            skill: number[];
            mark: ("blunder" | "inaccuracy" | "mistake") | null;
            edge: number;
            legal: number;
            before: number[];
            after: number[];
            expected_scores: number[];
            line: string[];
        };
        /** ReviewMoment */
        ReviewMoment: {
            ply: number;
            chances: number[];
            scores: components["schemas"]["ReviewScore"][];
        };
        /**
         * ReviewReveal
         * @description The card that came up after the choice number `ply`, and what it meant for each seat.
         */
        ReviewReveal: {
            ply: number;
            card: string;
            luck: number[];
            expected: number[];
            came: number[];
        };
        /** ReviewScore */
        ReviewScore: {
            news: number;
            sets: number;
            points: number;
        };
        /**
         * ReviewSeat
         * @description `start` + `luck` + `own` + `others` = `result`. `own`: what the seat's choices lost. `drift`:
         *         the part of `others` that no choice caused: what the search saw only later in the game.
         *         `deserved`: the result without the luck.
         */
        ReviewSeat: {
            seat: number;
            start: number;
            luck: number;
            own: number;
            others: number;
            drift: number;
            result: number;
            deserved: number;
            accuracy: number | null;
        };
        /**
         * ReviewState
         * @description How far the review of a game is: `done` of `total` choices. `choices` and `reveals` are those
         *         found so far; `review` is null until all of it is there.
         */
        ReviewState: {
            /** @enum {unknown} */
            state: "done" | "failed" | "none" | "waiting" | "working";
            done: number;
            total: number;
            choices: components["schemas"]["ReviewChoice"][];
            reveals: components["schemas"]["ReviewReveal"][];
            review: components["schemas"]["Review"] | null;
        };
        /**
         * ReviewedGame
         * @description One person's part in a game that was reviewed. `account`: of their seat.
         */
        ReviewedGame: {
            game: string;
            /** @description milliseconds since 1970-01-01 UTC */
            ended: number;
            players: number;
            account: components["schemas"]["ReviewSeat"];
        };
        /**
         * ReviewedGames
         * @description The newest reviewed games of a person. The means are over these games, null without any.
         *         `deserved`: the mean result without luck, `even`: what players of equal strength would have.
         */
        ReviewedGames: {
            games: components["schemas"]["ReviewedGame"][];
            result: number | null;
            deserved: number | null;
            even: number | null;
            luck: number | null;
            accuracy: number | null;
        };
        /**
         * Score
         * @description The games of a chain of rematches with the same players, this one included once it is over.
         *         `wins`: of each seat; a shared victory counts for everybody who shares it.
         */
        Score: {
            games: number;
            wins: number[];
        };
        /**
         * SeasonInfo
         * @description From `start` to just before `end`.
         */
        SeasonInfo: {
            /** @description milliseconds since 1970-01-01 UTC */
            start: number;
            /** @description milliseconds since 1970-01-01 UTC */
            end: number;
        };
        /** SeatClock */
        SeatClock: {
            seat: number;
            left_ms: number;
        };
        /**
         * SeatInfo
         * @description `stand_in`: the bot that plays for the person at present, who may take the seat back at any
         *         time; or for a bot that cannot play on. `flagged`: the person's time has run out. `left`: the
         *         person has left the game. `reserved`: the person for whom a free seat is kept, until
         *         `reserved_until`. `away_until`: the person is on vacation, and a clock of days stands still for
         *         them.
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
            /** @default null */
            reliability?: number | null;
            /** @default null */
            reserved?: components["schemas"]["PersonRef"] | null;
            /** @default null */
            reserved_until?: number | null;
            /** @default null */
            away_until?: number | null;
        };
        /**
         * SeatReport
         * @description ``low`` and ``high`` are the 95 % interval of the share.
         */
        SeatReport: {
            seat: number;
            win_share: number;
            low: number;
            high: number;
            score: components["schemas"]["Spread"];
        };
        /**
         * SeatRequest
         * @description The occupant of a new table's seat: the caller ("me"), anybody who joins ("open"), a bot, or
         *         a person for whom it is kept ("invited"): a friend, somebody you have finished a game with, or a
         *         program.
         */
        SeatRequest: {
            /** @enum {unknown} */
            kind: "bot" | "invited" | "me" | "open";
            /** @default null */
            bot?: string | null;
            /** @default null */
            person?: string | null;
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
         * ServerInfo
         * @description Where other people can open this server, for invitations. `public_url`: the address that its
         *         host has set. `lan_url`: its address in the local network. Both are null if only its own
         *         computer can reach it, or if it does not know; a page that was opened at another address than
         *         `localhost` can use that address.
         */
        ServerInfo: {
            public_url: string | null;
            lan_url: string | null;
        };
        /**
         * SessionInfo
         * @description A browser that is signed in. `device`: such as "Firefox, Windows"; empty if unknown.
         *         `seen`: the last visit, to the hour. `current`: whether it is the calling browser.
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
        /**
         * SimReport
         * @description The games of one number of players. ``rounds`` and ``scores`` are histograms: value, share.
         *
         *         ``pairs_compared`` says how many pairs had enough games; ``pairs`` are those that certainly win
         *         more together than their cards alone.
         */
        SimReport: {
            deck: string;
            players: number;
            games: number;
            bots: string[];
            seed: number;
            extra_amber: number[];
            score: components["schemas"]["Spread"];
            turns_per_player: components["schemas"]["Spread"];
            ended_by_deck: number;
            ended_by_tokens: number;
            seats: components["schemas"]["SeatReport"][];
            bot_results: components["schemas"]["BotReport"][];
            cards: components["schemas"]["CardReport"][];
            rounds: [
                number,
                number
            ][];
            scores: [
                number,
                number
            ][];
            pairs: components["schemas"]["PairReport"][];
            pairs_compared: number;
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
         * @description A table with everything that the caller may see. `view` is null before the start.
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
         * @description The commit with this key was already stored; its "moved" message has this `n`.
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
         * @description The fields of `Previewed`, with the `id` of the request.
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
        /**
         * Spread
         * @description Mean, standard deviation, and the 5th and 95th percentile.
         */
        Spread: {
            mean: number;
            deviation: number;
            low: number;
            high: number;
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
         * @description One recorded choice and its events; `view` is the view after it.
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
         * @description A finished (or imported) game. `steps` has the first 5,000 choices at most. `start` is the
         *         view before the first choice; `you`: the seat on which the asker played; `deck`: a built-in
         *         deck's name, or the hash of any other deck. `daily`: the day whose deal was played.
         */
        StoredGame: {
            id: string;
            /** @enum {unknown} */
            source: "import" | "table";
            table: string | null;
            started: number | null;
            ended: number | null;
            rated: boolean;
            daily: string | null;
            assisted: boolean;
            you: number | null;
            fair: components["schemas"]["Fair"] | null;
            deck: string;
            deck_name: string;
            record: components["schemas"]["GameRecord"];
            start: components["schemas"]["View"];
            steps: components["schemas"]["Step"][];
        };
        /**
         * Table
         * @description A table without its board. `n` is the number of its last stream message. `waiting_for`: the
         *         seat whose decision is open. `your_turn`: it is the caller's seat, and no bot stands in.
         *         `same_deal_as`: the finished game whose card order, which is public, this table repeats; null
         *         if the cards were shuffled for this table. It never changes. `deck`: a built-in deck's name, or
         *         the hash of any other deck; GET /api/decks/{deck} has its cards. `score`: only of rematches with
         *         the same players. `daily`: the day whose deal it plays; only its player sees it before the deal
         *         is public. `assisted`: somebody asked for a hint.
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
            deck_name: string;
            news_points: components["schemas"]["NewsPoints"];
            rated: boolean;
            fair_start: boolean;
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
            /** @default null */
            min_reliability?: number | null;
            /** @default null */
            score?: components["schemas"]["Score"] | null;
            /** @default null */
            daily?: string | null;
            /** @default false */
            assisted?: boolean;
        };
        /**
         * TableComparison
         * @description Seats and ``ended_by_deck`` are in percentage points.
         */
        TableComparison: {
            players: number;
            games: number;
            seats: components["schemas"]["Difference"][];
            rounds: components["schemas"]["Difference"];
            score: components["schemas"]["Difference"];
            ended_by_deck: components["schemas"]["Difference"];
            cards: components["schemas"]["CardDifference"][];
        };
        /**
         * TableList
         * @description `next`: pass it as `after` to get the following page; null on the last page.
         */
        TableList: {
            tables: components["schemas"]["Table"][];
            /** @default null */
            next?: string | null;
        };
        /**
         * TableMessage
         * @description The table itself changed; `what` says how. "started" includes a `view`, and the seats are
         *         renumbered so that the first player has seat 1.
         */
        TableMessage: {
            /** @enum {unknown} */
            type: "table";
            n: number;
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
            /** @enum {unknown} */
            what: "assisted" | "changed" | "closed" | "declined" | "dismissed" | "filled" | "flagged" | "invited" | "joined" | "left" | "muted" | "rematch" | "started" | "takeback" | "takeover" | "uninvited" | "vacation";
            seat: number | null;
            table: components["schemas"]["Table"];
            you: components["schemas"]["You"];
            view: components["schemas"]["View"] | null;
            clocks: components["schemas"]["Clocks"];
        };
        /**
         * TableNew
         * @description `first`: "random" or the number of the chair that begins. `same_deal_as`: the id of a
         *         finished game whose cards are dealt in the same order, with its deck instead of `deck`. That
         *         order is public, so such a table says so and is never rated. `min_reliability`: people whom you
         *         do not invite need it to sit down; newcomers, whose reliability is not known yet, have none.
         *         `fair_start`: later seats begin with extra amber; such a game is never rated.
         */
        TableNew: {
            seats: components["schemas"]["SeatRequest"][];
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
            /**
             * @description a built-in deck's name, or a deck's content hash
             * @default founders
             */
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
            /** @default false */
            fair_start?: boolean;
            /** @default true */
            start_when_full?: boolean;
            /** @default null */
            same_deal_as?: string | null;
            /** @default null */
            min_reliability?: number | null;
        };
        /**
         * TableNoticeKinds
         * @description For each kind of message about a table, the channels that it takes there; none switches it
         *         off. What is left out is as in your settings.
         */
        TableNoticeKinds: {
            turn?: ("mail" | "push" | "webhook")[];
            reminder?: ("mail" | "push" | "webhook")[];
            over?: ("mail" | "push" | "webhook")[];
        };
        /** TableNotices */
        TableNotices: {
            table: string;
            kinds: components["schemas"]["TableNoticeKinds"];
        };
        /**
         * TablePatch
         * @description Host only, before the start. Changes the given fields and keeps the others.
         */
        TablePatch: {
            title?: string;
            pace?: components["schemas"]["Untimed"] | components["schemas"]["LivePace"] | components["schemas"]["DaysPace"];
            first?: "random" | number;
            news_points?: components["schemas"]["NewsPoints"];
            rated?: boolean;
            fair_start?: boolean;
            start_when_full?: boolean;
            min_reliability?: number | null;
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
         * @description The only response that contains the token itself.
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
            /** @description a display name */
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
         * Vacation
         * @description `until`: when the vacation that you are on ends. `days_left`: of this year. `auto`: a day of
         *         vacation begins by itself when your time in a turn-based game runs out.
         */
        Vacation: {
            until: number | null;
            days_left: number;
            auto: boolean;
        };
        /**
         * VacationRequest
         * @description Whole days, from now on.
         */
        VacationRequest: {
            days: number;
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
        /**
         * Waiting
         * @description What waits for you: tables at which it is your turn, the most urgent first; seats that are
         *         kept for you; and people who ask to be your friend. `count`: how many all together, of which at
         *         most 50 of each kind are listed. `seated`: at how many tables that are not over you have a
         *         seat.
         */
        Waiting: {
            /** @enum {unknown} */
            type: "waiting";
            n: number;
            count: number;
            seated: number;
            tables: components["schemas"]["WaitingTable"][];
            challenges: components["schemas"]["WaitingChallenge"][];
            asks: components["schemas"]["PersonRef"][];
        };
        /**
         * WaitingChallenge
         * @description A table at which a seat is kept for you until `until`. `by`: who invites you.
         */
        WaitingChallenge: {
            id: string;
            title: string;
            by: components["schemas"]["PersonRef"] | null;
            /** @enum {unknown} */
            pace: "days" | "live" | "none";
            /** @description milliseconds since 1970-01-01 UTC */
            until: number;
        };
        /** WaitingEffect */
        WaitingEffect: {
            card: string;
            effect: number;
        };
        /**
         * WaitingTable
         * @description A table that waits for you. `others`: the names at the other seats. `until`: when your time
         *         runs out; null without a clock.
         */
        WaitingTable: {
            id: string;
            title: string;
            others: string[];
            /** @enum {unknown} */
            pace: "days" | "live" | "none";
            /** @description milliseconds since 1970-01-01 UTC */
            since: number;
            until: number | null;
        };
        /**
         * WebhookMade
         * @description The only response that contains the key of the signatures.
         */
        WebhookMade: {
            id: string;
            secret: string;
        };
        /**
         * WebhookNew
         * @description `shape`: "plain" is our own JSON, signed; "discord" and "ntfy" are the formats of these
         *         services.
         */
        WebhookNew: {
            url: string;
            /**
             * @default plain
             * @enum {unknown}
             */
            shape?: "discord" | "ntfy" | "plain";
        };
        /**
         * WorkshopDeck
         * @description A deck of the workshop with its cards as they were last saved, right or wrong. `yours`:
         *         whether you may change it.
         */
        WorkshopDeck: {
            deck: components["schemas"]["DeckEntry"];
            yours: boolean;
            /** @description cards as in a deck file; they may be wrong */
            cards: Record<string, never>[];
            problems: components["schemas"]["DeckProblem"][];
        };
        /**
         * WorkshopDeckNew
         * @description Begins with the cards of `from`, a deck or another deck of the workshop that you may read;
         *         or with `cards`; or empty.
         */
        WorkshopDeckNew: {
            name: string;
            /** @default null */
            from?: string | null;
            /** @default null */
            cards?: Record<string, never>[] | null;
        };
        /**
         * WorkshopDeckPatch
         * @description Changes the given fields and keeps the others.
         */
        WorkshopDeckPatch: {
            name?: string;
            description?: string;
            /** @enum {unknown} */
            visibility?: "link" | "private" | "public";
        };
        /**
         * You
         * @description The caller at this table. `mutes`: for the host, the ids of the muted people; empty for
         *         everybody else.
         */
        You: {
            seat: number | null;
            host: boolean;
            muted: boolean;
            mutes: string[];
        };
        /**
         * Looking
         * @description Sent by a page on your stream: the table that you see, or null. You get no message about a
         *         table while you look at it.
         */
        Looking: {
            /** @enum {unknown} */
            type: "looking";
            table: string | null;
        };
        /**
         * SocketCommit
         * @description Sent by a client on a table's socket to play choices. The answer is one of: the resulting
         *         "moved" message, sent once it is stored (its `from_ply` is the commit's `ply`); "refused" with
         *         this `id`; or "committed", if the key was used before.
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
         * @description Sent by a client on a table's socket to try choices without playing them. The answer is
         *         "previewed" or "refused", with this `id`.
         */
        SocketPreview: {
            /** @enum {unknown} */
            type: "preview";
            id: number;
            ply: number;
            choices: string[];
        };
        /**
         * Struct
         * @description A base class for defining efficient serializable objects.
         *
         *     Fields are defined using type annotations. Fields may optionally have
         *     default values, which result in keyword parameters to the constructor.
         *
         *     Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
         *     ``__copy__`` methods. Additional methods can be defined on the class as
         *     needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
         *     methods can. A tuple of the field names is available on the class via the
         *     ``__struct_fields__`` attribute if needed.
         *
         *     Additional class options can be enabled by passing keywords to the class
         *     definition (see example below). These configuration options may also be
         *     inspected at runtime through the ``__struct_config__`` attribute.
         *
         *     Configuration
         *     -------------
         *     frozen: bool, default False
         *        Whether instances of this type are pseudo-immutable. If true, attribute
         *        assignment is disabled and a corresponding ``__hash__`` is defined.
         *     order: bool, default False
         *        If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
         *        will be generated for this type.
         *     eq: bool, default True
         *        If True (the default), an ``__eq__`` method will be generated for this
         *        type. Set to False to compare based on instance identity alone.
         *     kw_only: bool, default False
         *        If True, all fields will be treated as keyword-only arguments in the
         *        generated ``__init__`` method. Default is False.
         *     omit_defaults: bool, default False
         *        Whether fields should be omitted from encoding if the corresponding value
         *        is the default for that field. Enabling this may reduce message size, and
         *        often also improve encoding & decoding performance.
         *     forbid_unknown_fields: bool, default False
         *        If True, an error is raised if an unknown field is encountered while
         *        decoding structs of this type. If False (the default), no error is raised
         *        and the unknown field is skipped.
         *     tag: str, int, bool, callable, or None, default None
         *        Used along with ``tag_field`` for configuring tagged union support. If
         *        either are non-None, then the struct is considered "tagged". In this case,
         *        an extra field (the ``tag_field``) and value (the ``tag``) are added to the
         *        encoded message, which can be used to differentiate message types during
         *        decoding.
         *
         *        Set ``tag=True`` to enable the default tagged configuration (``tag_field``
         *        is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
         *        a string (or less commonly int) value directly to be used as the tag
         *        (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
         *        takes the class qualname and returns a valid tag value (e.g.
         *        ``tag=str.lower``). See the docs for more information.
         *     tag_field: str or None, default None
         *        The field name to use for tagged union support. If ``tag`` is non-None,
         *        then this defaults to ``"type"``. See the ``tag`` docs above for more
         *        information.
         *     rename: str, mapping, callable, or None, default None
         *        Controls renaming the field names used when encoding/decoding the struct.
         *        May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
         *        ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
         *        or kebab-case respectively. May also be a mapping from field names to the
         *        renamed names (missing fields are not renamed). Alternatively, may be a
         *        callable that takes the field name and returns a new name or ``None`` to
         *        not rename that field. Default is ``None`` for no field renaming.
         *     repr_omit_defaults: bool, default False
         *        Whether fields should be omitted from the generated repr if the
         *        corresponding value is the default for that field.
         *     array_like: bool, default False
         *        If True, this struct type will be treated as an array-like type during
         *        encoding/decoding, rather than a dict-like type (the default). This may
         *        improve performance, at the cost of a more inscrutable message encoding.
         *     gc: bool, default True
         *        Whether garbage collection is enabled for this type. Disabling this *may*
         *        help reduce GC pressure, but will prevent reference cycles composed of only
         *        ``gc=False`` from being collected. It is the user's responsibility to ensure
         *        that reference cycles don't occur when setting ``gc=False``.
         *     weakref: bool, default False
         *        Whether instances of this type support weak references. Defaults to False.
         *     dict: bool, default False
         *        Whether instances of this type will include a ``__dict__``. Setting this to
         *        True will allow adding additional undeclared attributes to a struct instance,
         *        which may be useful for holding private runtime state. Defaults to False.
         *     cache_hash: bool, default False
         *        If enabled, the hash of a frozen struct instance will be computed at most
         *        once, and then cached on the instance for further reuse. For expensive
         *        hash values this can improve performance at the cost of a small amount of
         *        memory usage.
         *
         *     Examples
         *     --------
         *     Here we define a new `Struct` type for describing a dog. It has three fields;
         *     two required and one optional.
         *
         *     >>> class Dog(Struct):
         *     ...     name: str
         *     ...     breed: str
         *     ...     is_good_boy: bool = True
         *     ...
         *     >>> Dog('snickers', breed='corgi')
         *     Dog(name='snickers', breed='corgi', is_good_boy=True)
         *
         *     Additional struct options can be set as part of the class definition. Here
         *     we define a new `Struct` type for a frozen `Point` object.
         *
         *     >>> class Point(Struct, frozen=True):
         *     ...     x: float
         *     ...     y: float
         *     ...
         *     >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
         *     {Point(x=1.5, y=2.0): 1}
         */
        Struct: Record<string, never>;
        /**
         * AdminSignIn
         * @description Either the secret of the settings, or the password of your account, which has the role.
         */
        AdminSignIn: {
            /** @default null */
            secret?: string | null;
            /** @default null */
            password?: string | null;
        };
        /**
         * AdminSession
         * @description `who`: as the audit log names you.
         */
        AdminSession: {
            who: string;
            /** @description milliseconds since 1970-01-01 UTC */
            expires: number;
        };
        /**
         * AdminWays
         * @description How you can sign in: `by_account` if you are signed in to an account with the role.
         */
        AdminWays: {
            by_secret: boolean;
            by_account: boolean;
        };
        /**
         * Figures
         * @description Of this node: who is online, streams and memory. Of the whole server: everything else.
         */
        Figures: {
            node: string;
            version: string;
            uptime_s: number;
            /** @enum {unknown} */
            status: "degraded" | "down" | "ok";
            health: {
                [key: string]: string;
            };
            people_online: number;
            strangers_online: number;
            streams: number;
            memory_mb: number;
            /** @enum {unknown} */
            database: "postgresql" | "sqlite";
            database_mb: number | null;
            tables_open: number;
            tables_playing: number;
            guests: number;
            accounts: number;
            moves_per_minute: number;
            bots_waiting: number;
            bots_waiting_ms: number;
            reports_open: number;
        };
        /** AdminTable */
        AdminTable: {
            id: string;
            title: string;
            /** @enum {unknown} */
            state: "closed" | "finished" | "open" | "playing";
            /** @enum {unknown} */
            visibility: "link" | "public";
            rated: boolean;
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            ply: number;
            names: string[];
        };
        /** AdminPerson */
        AdminPerson: {
            id: string;
            name: string;
            /** @enum {unknown} */
            kind: "account" | "guest";
            login: string | null;
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            /** @description milliseconds since 1970-01-01 UTC */
            seen: number;
            rated_games: number;
        };
        /** CloseTable */
        CloseTable: {
            reason: string;
        };
        /**
         * BanNew
         * @description `until`: null for good.
         */
        BanNew: {
            /** @enum {unknown} */
            kind: "ban" | "mute";
            /** @default null */
            person?: string | null;
            /** @default null */
            address?: string | null;
            reason: string;
            /** @default null */
            until?: number | null;
        };
        /** BanInfo */
        BanInfo: {
            id: string;
            /** @enum {unknown} */
            kind: "ban" | "mute";
            person: components["schemas"]["PersonRef"] | null;
            address: string | null;
            reason: string;
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            until: number | null;
            lifted: number | null;
            made_by: string;
        };
        /**
         * AdminLook
         * @description `address`: from where the person last came to this node. `reports`: how many are about
         *         them.
         */
        AdminLook: {
            person: components["schemas"]["AdminPerson"];
            address: string | null;
            sessions: number;
            tables: string[];
            reports: number;
            bans: components["schemas"]["BanInfo"][];
        };
        /**
         * ErasePerson
         * @description `name`: the person's name, typed again, so that nobody is erased by a slip.
         */
        ErasePerson: {
            name: string;
        };
        /**
         * ReportInfo
         * @description `lines`: the last chat lines of the reported person at the table.
         */
        ReportInfo: {
            id: string;
            /** @description milliseconds since 1970-01-01 UTC */
            created: number;
            by: components["schemas"]["PersonRef"] | null;
            about: components["schemas"]["PersonRef"] | null;
            table: string | null;
            reason: string;
            text: string;
            lines: string[];
            taken_by: string | null;
            handled: number | null;
            handled_by: string | null;
            outcome: string | null;
        };
        /** ReportAction */
        ReportAction: {
            /** @enum {unknown} */
            do: "act" | "dismiss" | "take";
            /** @default  */
            note?: string;
        };
        /**
         * AnnouncementNew
         * @description `texts`: by language; readers of other languages get the English one, or the first.
         */
        AnnouncementNew: {
            starts: number;
            until: number;
            texts: {
                [key: string]: string;
            };
        };
        /**
         * BackupMade
         * @description `tables`: how many tables of the game it has, counted in the copy.
         */
        BackupMade: {
            name: string;
            bytes: number;
            tables: number;
        };
        /** AuditEntry */
        AuditEntry: {
            n: number;
            /** @description milliseconds since 1970-01-01 UTC */
            at: number;
            who: string;
            address: string;
            action: string;
            target: string;
            details: {
                [key: string]: string | number | {
                    [key: string]: string;
                } | null;
            };
        };
        /** AuditPage */
        AuditPage: {
            entries: components["schemas"]["AuditEntry"][];
            more: boolean;
        };
        /**
         * Event
         * @description One fact in the past tense; `event` names its type.
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
export type Announcement = components['schemas']['Announcement'];
export type BlockList = components['schemas']['BlockList'];
export type BotInfo = components['schemas']['BotInfo'];
export type BotReport = components['schemas']['BotReport'];
export type Bye = components['schemas']['Bye'];
export type CardDifference = components['schemas']['CardDifference'];
export type CardInfo = components['schemas']['CardInfo'];
export type CardMessage = components['schemas']['CardMessage'];
export type CardReport = components['schemas']['CardReport'];
export type CardTaken = components['schemas']['CardTaken'];
export type CardText = components['schemas']['CardText'];
export type CardUses = components['schemas']['CardUses'];
export type Challenge = components['schemas']['Challenge'];
export type ChallengeList = components['schemas']['ChallengeList'];
export type Chat = components['schemas']['Chat'];
export type ChatRequest = components['schemas']['ChatRequest'];
export type CheckRequest = components['schemas']['CheckRequest'];
export type ClockMessage = components['schemas']['ClockMessage'];
export type Clocks = components['schemas']['Clocks'];
export type CoachRequest = components['schemas']['CoachRequest'];
export type CoachState = components['schemas']['CoachState'];
export type CoachStep = components['schemas']['CoachStep'];
export type CommitRequest = components['schemas']['CommitRequest'];
export type Committed = components['schemas']['Committed'];
export type Comparison = components['schemas']['Comparison'];
export type ContinueRequest = components['schemas']['ContinueRequest'];
export type Daily = components['schemas']['Daily'];
export type DailyArchive = components['schemas']['DailyArchive'];
export type DailyBar = components['schemas']['DailyBar'];
export type DailyBoard = components['schemas']['DailyBoard'];
export type DailyBoards = components['schemas']['DailyBoards'];
export type DailyPast = components['schemas']['DailyPast'];
export type DailySeat = components['schemas']['DailySeat'];
export type DailyStanding = components['schemas']['DailyStanding'];
export type DailyStreak = components['schemas']['DailyStreak'];
export type DailyTry = components['schemas']['DailyTry'];
export type DaysPace = components['schemas']['DaysPace'];
export type Decision = components['schemas']['Decision'];
export type DecisionKind = components['schemas']['DecisionKind'];
export type DeckCheck = components['schemas']['DeckCheck'];
export type DeckEntries = components['schemas']['DeckEntries'];
export type DeckEntry = components['schemas']['DeckEntry'];
export type DeckProblem = components['schemas']['DeckProblem'];
export type DeckReport = components['schemas']['DeckReport'];
export type DeckReportState = components['schemas']['DeckReportState'];
export type DeckTopTurned = components['schemas']['DeckTopTurned'];
export type DeckVersion = components['schemas']['DeckVersion'];
export type DeckVersions = components['schemas']['DeckVersions'];
export type Difference = components['schemas']['Difference'];
export type DismissRequest = components['schemas']['DismissRequest'];
export type Draft = components['schemas']['Draft'];
export type DraftNow = components['schemas']['DraftNow'];
export type DraftRequest = components['schemas']['DraftRequest'];
export type DumpLine = components['schemas']['DumpLine'];
export type EffectBegun = components['schemas']['EffectBegun'];
export type EffectDeclined = components['schemas']['EffectDeclined'];
export type EffectDropped = components['schemas']['EffectDropped'];
export type EffectLost = components['schemas']['EffectLost'];
export type EffectTriggered = components['schemas']['EffectTriggered'];
export type EndTriggered = components['schemas']['EndTriggered'];
export type EvaluatedChoice = components['schemas']['EvaluatedChoice'];
export type Evaluation = components['schemas']['Evaluation'];
export type EvaluationState = components['schemas']['EvaluationState'];
export type ExploreRequest = components['schemas']['ExploreRequest'];
export type Explored = components['schemas']['Explored'];
export type Fair = components['schemas']['Fair'];
export type FillRequest = components['schemas']['FillRequest'];
export type Finding = components['schemas']['Finding'];
export type FossilDisplayed = components['schemas']['FossilDisplayed'];
export type Friend = components['schemas']['Friend'];
export type FriendRequest = components['schemas']['FriendRequest'];
export type Friends = components['schemas']['Friends'];
export type GameEnded = components['schemas']['GameEnded'];
export type GameList = components['schemas']['GameList'];
export type GameRecord = components['schemas']['GameRecord'];
export type GameRef = components['schemas']['GameRef'];
export type GuestNew = components['schemas']['GuestNew'];
export type HintRequest = components['schemas']['HintRequest'];
export type History = components['schemas']['History'];
export type Imported = components['schemas']['Imported'];
export type InviteRequest = components['schemas']['InviteRequest'];
export type JoinRequest = components['schemas']['JoinRequest'];
export type LeaderRow = components['schemas']['LeaderRow'];
export type Leaderboard = components['schemas']['Leaderboard'];
export type LevelRating = components['schemas']['LevelRating'];
export type LivePace = components['schemas']['LivePace'];
export type LobbyList = components['schemas']['LobbyList'];
export type LobbyTable = components['schemas']['LobbyTable'];
export type MailLink = components['schemas']['MailLink'];
export type MailNew = components['schemas']['MailNew'];
export type MarkerPlaced = components['schemas']['MarkerPlaced'];
export type MarkersReclaimed = components['schemas']['MarkersReclaimed'];
export type Me = components['schemas']['Me'];
export type MePatch = components['schemas']['MePatch'];
export type Mistake = components['schemas']['Mistake'];
export type MistakeAnswer = components['schemas']['MistakeAnswer'];
export type MistakeResult = components['schemas']['MistakeResult'];
export type Mistakes = components['schemas']['Mistakes'];
export type Moved = components['schemas']['Moved'];
export type MuteRequest = components['schemas']['MuteRequest'];
export type NewsPoints = components['schemas']['NewsPoints'];
export type NewsSecured = components['schemas']['NewsSecured'];
export type NewsStolen = components['schemas']['NewsStolen'];
export type NewsTaken = components['schemas']['NewsTaken'];
export type NewsView = components['schemas']['NewsView'];
export type NoteRequest = components['schemas']['NoteRequest'];
export type NoticeSettings = components['schemas']['NoticeSettings'];
export type NoticeSettingsPatch = components['schemas']['NoticeSettingsPatch'];
export type NoticeTarget = components['schemas']['NoticeTarget'];
export type Notices = components['schemas']['Notices'];
export type Now = components['schemas']['Now'];
export type Numbers = components['schemas']['Numbers'];
export type NumbersGame = components['schemas']['NumbersGame'];
export type Over = components['schemas']['Over'];
export type PairReport = components['schemas']['PairReport'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PendingView = components['schemas']['PendingView'];
export type PersonExport = components['schemas']['PersonExport'];
export type PersonRef = components['schemas']['PersonRef'];
export type Ping = components['schemas']['Ping'];
export type Player = components['schemas']['Player'];
export type PointsGained = components['schemas']['PointsGained'];
export type Presence = components['schemas']['Presence'];
export type PresenceMessage = components['schemas']['PresenceMessage'];
export type PreviewRequest = components['schemas']['PreviewRequest'];
export type Previewed = components['schemas']['Previewed'];
export type Problem = components['schemas']['Problem'];
export type Profile = components['schemas']['Profile'];
export type PushNew = components['schemas']['PushNew'];
export type PuzzleAnswered = components['schemas']['PuzzleAnswered'];
export type PuzzleCount = components['schemas']['PuzzleCount'];
export type PuzzleDaily = components['schemas']['PuzzleDaily'];
export type PuzzleLine = components['schemas']['PuzzleLine'];
export type PuzzleOverview = components['schemas']['PuzzleOverview'];
export type PuzzleQuestion = components['schemas']['PuzzleQuestion'];
export type PuzzleSolver = components['schemas']['PuzzleSolver'];
export type PuzzleTry = components['schemas']['PuzzleTry'];
export type QuietHours = components['schemas']['QuietHours'];
export type Rating = components['schemas']['Rating'];
export type RatingChange = components['schemas']['RatingChange'];
export type RatingHistory = components['schemas']['RatingHistory'];
export type RatingPoint = components['schemas']['RatingPoint'];
export type React = components['schemas']['React'];
export type ReactRequest = components['schemas']['ReactRequest'];
export type RecentPlayer = components['schemas']['RecentPlayer'];
export type Relation = components['schemas']['Relation'];
export type Reliability = components['schemas']['Reliability'];
export type ReportRequest = components['schemas']['ReportRequest'];
export type Result = components['schemas']['Result'];
export type Review = components['schemas']['Review'];
export type ReviewChoice = components['schemas']['ReviewChoice'];
export type ReviewMoment = components['schemas']['ReviewMoment'];
export type ReviewReveal = components['schemas']['ReviewReveal'];
export type ReviewScore = components['schemas']['ReviewScore'];
export type ReviewSeat = components['schemas']['ReviewSeat'];
export type ReviewState = components['schemas']['ReviewState'];
export type ReviewedGame = components['schemas']['ReviewedGame'];
export type ReviewedGames = components['schemas']['ReviewedGames'];
export type Score = components['schemas']['Score'];
export type SeasonInfo = components['schemas']['SeasonInfo'];
export type SeatClock = components['schemas']['SeatClock'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatReport = components['schemas']['SeatReport'];
export type SeatRequest = components['schemas']['SeatRequest'];
export type SeatView = components['schemas']['SeatView'];
export type ServerInfo = components['schemas']['ServerInfo'];
export type SessionInfo = components['schemas']['SessionInfo'];
export type SetCompleted = components['schemas']['SetCompleted'];
export type SetExpanded = components['schemas']['SetExpanded'];
export type SetStarted = components['schemas']['SetStarted'];
export type SetTokenTaken = components['schemas']['SetTokenTaken'];
export type SetView = components['schemas']['SetView'];
export type SignIn = components['schemas']['SignIn'];
export type SimReport = components['schemas']['SimReport'];
export type SiteRefilled = components['schemas']['SiteRefilled'];
export type SiteView = components['schemas']['SiteView'];
export type Snapshot = components['schemas']['Snapshot'];
export type SocketCommitted = components['schemas']['SocketCommitted'];
export type SocketPreviewed = components['schemas']['SocketPreviewed'];
export type SocketRefused = components['schemas']['SocketRefused'];
export type Spread = components['schemas']['Spread'];
export type StateMessage = components['schemas']['StateMessage'];
export type Step = components['schemas']['Step'];
export type StoredGame = components['schemas']['StoredGame'];
export type Table = components['schemas']['Table'];
export type TableComparison = components['schemas']['TableComparison'];
export type TableList = components['schemas']['TableList'];
export type TableMessage = components['schemas']['TableMessage'];
export type TableNew = components['schemas']['TableNew'];
export type TableNoticeKinds = components['schemas']['TableNoticeKinds'];
export type TableNotices = components['schemas']['TableNotices'];
export type TablePatch = components['schemas']['TablePatch'];
export type TakeOver = components['schemas']['TakeOver'];
export type TokenInfo = components['schemas']['TokenInfo'];
export type TokenMade = components['schemas']['TokenMade'];
export type TokenNew = components['schemas']['TokenNew'];
export type TurnStarted = components['schemas']['TurnStarted'];
export type Untimed = components['schemas']['Untimed'];
export type Vacation = components['schemas']['Vacation'];
export type VacationRequest = components['schemas']['VacationRequest'];
export type View = components['schemas']['View'];
export type Waiting = components['schemas']['Waiting'];
export type WaitingChallenge = components['schemas']['WaitingChallenge'];
export type WaitingEffect = components['schemas']['WaitingEffect'];
export type WaitingTable = components['schemas']['WaitingTable'];
export type WebhookMade = components['schemas']['WebhookMade'];
export type WebhookNew = components['schemas']['WebhookNew'];
export type WorkshopDeck = components['schemas']['WorkshopDeck'];
export type WorkshopDeckNew = components['schemas']['WorkshopDeckNew'];
export type WorkshopDeckPatch = components['schemas']['WorkshopDeckPatch'];
export type You = components['schemas']['You'];
export type Looking = components['schemas']['Looking'];
export type SocketCommit = components['schemas']['SocketCommit'];
export type SocketPreview = components['schemas']['SocketPreview'];
export type Struct = components['schemas']['Struct'];
export type AdminSignIn = components['schemas']['AdminSignIn'];
export type AdminSession = components['schemas']['AdminSession'];
export type AdminWays = components['schemas']['AdminWays'];
export type Figures = components['schemas']['Figures'];
export type AdminTable = components['schemas']['AdminTable'];
export type AdminPerson = components['schemas']['AdminPerson'];
export type CloseTable = components['schemas']['CloseTable'];
export type BanNew = components['schemas']['BanNew'];
export type BanInfo = components['schemas']['BanInfo'];
export type AdminLook = components['schemas']['AdminLook'];
export type ErasePerson = components['schemas']['ErasePerson'];
export type ReportInfo = components['schemas']['ReportInfo'];
export type ReportAction = components['schemas']['ReportAction'];
export type AnnouncementNew = components['schemas']['AnnouncementNew'];
export type BackupMade = components['schemas']['BackupMade'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPage = components['schemas']['AuditPage'];
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
