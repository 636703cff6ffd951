import type { Random } from '../../src/domain/random.ts';

/** Series of a league of elsewhere by lot, written without the product's rules. */

export interface PlayedGame {
  home: number;
  away: number;
  /** Nickname, team, score, goals, assists, saves, shots. */
  rows: [string, string, number, number, number, number, number][];
}

export interface PlayedSeries {
  season: string;
  division: string;
  week: number;
  time: string;
  home: string;
  away: string;
  /** Null: not played yet. */
  result: { games: PlayedGame[] } | { walkover: 'hemma' | 'borta' | 'båda' } | null;
}

/** A result that this format can have. */
export function resultBy(random: Random, format: string, teams: readonly [string, string]): PlayedSeries['result'] {
  if (random.chance(0.1)) return { walkover: random.pick(['hemma', 'borta', 'båda'] as const) };
  const hasNumbers = random.chance(0.7);
  const won = { home: 0, away: 0 };
  const games: PlayedGame[] = [];
  const isOver = () =>
    format === ''
      ? Math.max(won.home, won.away) === 3
      : games.length === 5 || (games.length === 4 && won.home !== won.away);
  while (!isOver()) {
    const [winner, loser] = [random.int(1, 6), 0];
    const goals = [winner, random.int(loser, winner - 1)];
    const [home = 0, away = 0] = random.chance(0.5) ? goals : goals.toReversed();
    won[home > away ? 'home' : 'away'] += 1;
    const rows = hasNumbers ? teams.flatMap((team, side) => rowsOf(random, team, side === 0 ? home : away)) : [];
    games.push({ home, away, rows });
  }
  return { games };
}

/** One or two players; the goals are of the first. */
const rowsOf = (random: Random, team: string, goals: number): PlayedGame['rows'] =>
  Array.from({ length: random.int(1, 2) }, (_, n) => [
    ...([`${team.slice(4)}-spelare ${n + 1}`, team, random.int(0, 900)] as const),
    ...([n === 0 ? goals : 0, n === 0 ? 0 : random.int(0, goals), random.int(0, 9), random.int(0, 12)] as const),
  ]);

/** The games and goals of a series; a walkover is the clearest win without goals. */
export function scoreOf(
  { result }: PlayedSeries,
  format: string,
): { games: [number, number]; goals: [number, number] } {
  if (result === null) return { games: [0, 0], goals: [0, 0] };
  const clear = format === '' ? 3 : 4;
  if ('walkover' in result) {
    const games = { hemma: [clear, 0], borta: [0, clear], båda: [0, 0] } satisfies Record<string, [number, number]>;
    return { games: games[result.walkover], goals: [0, 0] };
  }
  const sum = (of: (game: PlayedGame) => number): number => result.games.reduce((total, game) => total + of(game), 0);
  return {
    games: [sum((game) => Number(game.home > game.away)), sum((game) => Number(game.home < game.away))],
    goals: [sum(({ home }) => home), sum(({ away }) => away)],
  };
}
