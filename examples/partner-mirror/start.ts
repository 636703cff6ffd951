import type { League } from './league.ts';
import { Tables, type Row, type TableName } from './tables.ts';

interface Night {
  night: string;
  position: number | null;
}

/** The columns that the copy has of each file, besides those that `rows.ts` cannot read again one by one. */
const FILES: Readonly<Record<string, { table: TableName; without: readonly string[] }>> = {
  seasons: { table: 'seasons', without: [] },
  divisions: { table: 'divisions', without: ['teams'] },
  standings: { table: 'standings', without: ['areResultsAnnulled', 'decider'] },
  series: {
    table: 'series',
    without: ['homeGoals', 'awayGoals', 'bracketPosition', 'format'],
  },
  games: { table: 'games', without: ['seasonId', 'homeTeamId', 'awayTeamId', 'isAnnulled'] },
  teams: { table: 'teams', without: [] },
  players: { table: 'players', without: [] },
  transfers: { table: 'transfers', without: [] },
};

/** The copy as a night left it; without a night, as files of this moment say. */
export async function beginning(league: League): Promise<Tables> {
  const newest = await league.get<Night>('/api/exports/nightly');
  if (newest?.position != null) {
    const { night, position } = newest;
    return filled(
      position,
      async (name) => (await league.file<Row>(`/api/exports/nightly/${night}/${name}.ndjson.gz`)).rows,
    );
  }
  // each file is of a moment of its own: the copy continues after the earliest, and reads again what is newer
  const positions: number[] = [];
  const tables = await filled(0, async (name) => {
    const { rows, headers } = await league.file<Row>(`/api/exports/${name}.ndjson`);
    positions.push(Number(headers.get('Feed-Position')));
    return rows;
  });
  tables.position = Math.min(...positions);
  return tables;
}

async function filled(position: number, rowsOf: (file: string) => Promise<Row[]>): Promise<Tables> {
  const tables = new Tables();
  tables.position = position;
  for (const [file, { table, without }] of Object.entries(FILES)) {
    for (const row of await rowsOf(file)) tables.put(table, withoutColumns(row, without));
  }
  for (const { settledAt, ...season } of tables.rows('seasons'))
    tables.put('seasons', { ...season, isSettled: settledAt !== null });
  const games = new Map(tables.rows('games').map((game) => [game['id'], game]));
  for (const { gameId, score, goals, assists, saves, shots, ...of } of await rowsOf('player-games')) {
    const game = games.get(gameId ?? null);
    if (!game) continue;
    const { seriesId, number } = game as { seriesId: number; number: number };
    const { playerId, teamId, side } = of as { playerId: number; teamId: number; side: string };
    tables.put('numbers', { seriesId, number, side, playerId, teamId, score, goals, assists, saves, shots } as Row);
  }
  // the copy finds a game by its series and number
  for (const game of tables.rows('games')) tables.put('games', withoutColumns(game, ['id']));
  return tables;
}

const withoutColumns = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
