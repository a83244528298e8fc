/** The form for a new table, and the request made from it. */
import { BUILT_IN_DECK, isBuiltIn } from '../../lib/deck';
import { RULE_NUMBERS, type SeatRequest, type TableNew } from '../../lib/wire/types';
import { settingsOf, defaultForm, type TableForm } from './tableForm';

export interface NewTableForm extends TableForm {
  /** All seats but the first: `open`, a bot's id, or empty for no seat. */
  others: string[];
  publicly: boolean;
  /** Address of a finished game whose deal is played again. */
  dealOf: string;
  /** The cards: a built-in deck's name or the hash of another deck, and what people call it. */
  deck: string;
  deckName: string;
}

/** `deck`: the hash of a deck that the person wants to play. */
export function newTableForm(publicly: boolean, deck?: string | null): NewTableForm {
  return {
    ...defaultForm(),

    others: ['open', ...Array<string>(RULE_NUMBERS.most_players - 2).fill('')],
    publicly,
    dealOf: '',
    deck: deck ?? BUILT_IN_DECK,
    deckName: '',
  };
}

export function chairs(form: NewTableForm): SeatRequest[] {
  const seats: SeatRequest[] = [{ kind: 'me' }];
  for (const other of form.others) {
    if (other === 'open') seats.push({ kind: 'open' });
    else if (other) seats.push({ kind: 'bot', bot: other });
  }
  return seats;
}

/** Only people play, the deal is new and the deck built in, so the table may be rated. */
export function fair(form: NewTableForm): boolean {
  if (!isBuiltIn(form.deck)) return false;
  return !form.dealOf.trim() && chairs(form).every((seat) => seat.kind !== 'bot');
}

/** The id in the address of a table or of a replay, or the id itself. */
export function idIn(address: string): string {
  return /\/[tg]\/([\w-]+)/.exec(address)?.[1] ?? address.trim();
}

export function tableOf(form: NewTableForm): TableNew {
  const seats = chairs(form);
  return {
    ...settingsOf(form, seats.length, fair(form)),
    seats,
    visibility: form.publicly ? 'public' : 'link',
    // A person alone with bots does not have to wait.
    start_when_full: form.atOnce || seats.every((seat) => seat.kind !== 'open'),
    deck: form.deck,
    same_deal_as: idIn(form.dealOf) || null,
  };
}
