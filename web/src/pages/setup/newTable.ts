/** The form for a new table, and the request made from it. */
import { RULE_NUMBERS, type SeatAsk, type TableNew } from '../../lib/wire/types';
import { settingsOf, defaultForm, type TableForm } from './tableForm';

export interface NewTableForm extends TableForm {
  /** All seats but the first: `open`, a bot's id, or empty for no seat. */
  others: string[];
  publicly: boolean;
  /** Address of a finished game whose deal is played again. */
  dealOf: string;
}

export function newTableForm(publicly: boolean): NewTableForm {
  return {
    ...defaultForm(),
    others: ['open', ...Array<string>(RULE_NUMBERS.most_players - 2).fill('')],
    publicly,
    dealOf: '',
  };
}

export function chairs(form: NewTableForm): SeatAsk[] {
  const seats: SeatAsk[] = [{ kind: 'me' }];
  for (const other of form.others) {
    if (other === 'open') seats.push({ kind: 'open' });
    else if (other) seats.push({ kind: 'bot', bot: other });
  }
  return seats;
}

/** Only people play and the deal is new, so the table may be rated. */
export function fair(form: NewTableForm): boolean {
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
    same_deal_as: idIn(form.dealOf) || null,
  };
}
