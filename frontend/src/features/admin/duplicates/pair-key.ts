import { idOf } from '../../../lib/paths';

/** Two players in the address: the one who stays comes first. */
export const pairKey = (players: readonly { id: number }[]): string => players.map(({ id }) => id).join('-');

/** The ids in the address; null for anything else. */
export function pairOf(key: string | null): readonly [staying: number, leaving: number] | null {
  const [staying = null, leaving = null, ...more] = (key ?? '').split('-').map((part) => idOf(part));
  return staying !== null && leaving !== null && more.length === 0 ? [staying, leaving] : null;
}
