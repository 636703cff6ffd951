import { idOf } from '../../lib/paths';

/** What the address asks to watch: a goal of a game by its number, or the whole game. Null: nothing. */
export interface Wanted {
  game: number;
  goal: number | null;
}

/** `?game=3&goal=2` is the second goal of the third game, `?game=3&watch` the whole game. */
export function wantedIn(search: URLSearchParams): Wanted | null {
  const game = idOf(search.get('game') ?? undefined);
  const goal = idOf(search.get('goal') ?? undefined);
  if (game === null || (goal === null && !search.has('watch'))) return null;
  return { game, goal };
}
