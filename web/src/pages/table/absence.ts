/** Why a bot cannot fill in for an absent person yet. The server decides; this puts it into words. */
import type { Notice } from '../../lib/game/moves';
import { refusalText } from '../../lib/ui/refusalText';
import { Refusal } from '../../lib/wire/api';

/** `asked`: everybody waits for this person now. */
export function whyNoBot(problem: unknown, name: string, asked: boolean): Notice {
  if (!(problem instanceof Refusal)) return { id: 'problem-unknown' };
  if (problem.code === 'offline') return { id: 'notice-offline' };
  if (problem.code !== 'still-has-time')
    return { id: 'notice-refused', args: { detail: refusalText(problem) } };
  const wait = problem.problem.retry_after;
  if (wait === undefined || wait === null) return { id: 'still-clock', args: { name } };
  const minutes = Math.ceil(wait / 60);
  return { id: asked ? 'still-asked' : 'still-later', args: { name, minutes } };
}
