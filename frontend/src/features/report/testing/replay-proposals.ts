import { STATS, type Side, type Stat } from '../model/grid-shape';
import type { ReplayGame, ReplayProposal, ReplayRow, RowMatch } from '../model/replay-proposal';

export const rowStats = (score: number, goals = 0, assists = 0, saves = 0, shots = 0): Record<Stat, number> => ({
  score,
  goals,
  assists,
  saves,
  shots,
});

export const unknown: RowMatch = {
  kind: 'unknown',
  playerId: null,
  suggestions: [],
  owner: null,
  isLeftBehind: false,
};
export const knownRow = (playerId: number): RowMatch => ({ ...unknown, kind: 'account', playerId });

/** A row of an invented replay. Its account is `<name>-id` on Steam. */
export const replayRow = (side: Side, name: string, match: RowMatch, numbers = rowStats(100)): ReplayRow => ({
  side,
  name,
  platform: 'steam',
  accountId: `${name}-id`,
  stats: numbers,
  match,
});

/** A game of an invented replay. The other reading has the sides swapped and matches no players. */
export function replayGame(number: number, rows: ReplayRow[], goals: Partial<Record<Side, number>> = {}): ReplayGame {
  const { home = 1, away = 0 } = goals;
  return {
    number,
    fileName: `game-${number}.replay`,
    replayDigest: `digest-${number}`,
    sides: { homeIs: 'blue', votesFor: 3, votesAgainst: 0, undecided: false },
    homeGoals: home,
    awayGoals: away,
    goals: [],
    rows,
    warnings: [],
    swapped: {
      homeGoals: away,
      awayGoals: home,
      goals: [],
      rows: rows.map((row) => ({ ...row, side: row.side === 'home' ? 'away' : 'home', match: unknown })),
      warnings: [],
    },
  };
}

/** An upload in which every file was used. */
export const proposalOf = (...games: ReplayGame[]): ReplayProposal => ({
  files: games.map(({ fileName: name, number }) => ({ name, status: 'used', gameNumber: number, refusal: null })),
  games,
  warnings: [],
});

export const numbersOf = (row: { numbers: Record<Stat, string> } | undefined): string =>
  STATS.map((stat) => row?.numbers[stat]).join(' ');
