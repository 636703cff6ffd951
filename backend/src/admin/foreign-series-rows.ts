import type { Client } from 'pg';
import { seriesKey, sideOf } from '../domain/imports/foreign-numbers.ts';
import { keyOf, plain, type ForeignTables } from '../domain/imports/foreign-places.ts';
import type { ForeignLine } from '../domain/imports/foreign-tables.ts';
import { resultIn } from '../domain/imports/import-table.ts';
import type { SeriesFormat } from '../domain/series/series-format.ts';
import { resultOf, walkoverResult } from '../domain/series/series-result.ts';
import { parseTime } from '../domain/stockholm-time.ts';
import { nicknameKey } from '../domain/text.ts';
import type { Insert, StoredPlaces } from './stored-places.ts';

type NumberLine = ForeignLine<'numbers.csv'>;

/** Stores the series with their games, and the players' numbers of those that have them (R22). */
export async function storeSeries(
  client: Client,
  insert: Insert,
  tables: ForeignTables,
  places: StoredPlaces,
): Promise<void> {
  const numbers = new Map<string, NumberLine[]>();
  for (const line of tables['numbers.csv']) {
    const key = seriesKey(line.cells);
    numbers.set(key, [...(numbers.get(key) ?? []), line]);
  }
  for (const line of tables['series.csv']) {
    const rows = numbers.get(seriesKey(line.cells)) ?? [];
    const { id, games } = await storeOne(insert, line, places, rows.length > 0);
    for (const [index, { home, away }] of games.entries()) {
      const gameId = await insert(
        'insert into game (series_id, number, home_goals, away_goals) values ($1, $2, $3, $4) returning id',
        [id, index + 1, home, away],
      );
      const own = rows.filter(({ cells }) => Number(cells.game) === index + 1);
      await storeNumbers(client, gameId, own, places);
    }
  }
}

async function storeOne(
  insert: Insert,
  { cells }: ForeignLine<'series.csv'>,
  { divisions, teams }: StoredPlaces,
  hasNumbers: boolean,
): Promise<{ id: number; games: readonly { home: number; away: number }[] }> {
  const { id: divisionId, format } = divisions.get(keyOf(cells.season, cells.division)) ?? {
    id: 0,
    format: 'first-to-3',
  };
  const at = cells.time === '' ? null : parseTime(cells.time);
  const sides = [teams.get(plain(cells.home)), teams.get(plain(cells.away))];
  if (cells.result === '') {
    const id = await insert(
      'insert into series (division_id, week, home_team_id, away_team_id, scheduled_at) values ($1, $2, $3, $4, $5) returning id',
      [divisionId, Number(cells.week), ...sides, at],
    );
    return { id, games: [] };
  }
  const { walkover, games, result } = scoreOf(cells.result, format);
  const id = await insert(
    `insert into series (division_id, week, home_team_id, away_team_id, scheduled_at, reported_at, walkover, home_games,
                         away_games, home_goals, away_goals, has_player_numbers)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      ...[divisionId, Number(cells.week), ...sides, at, walkover],
      ...[result.homeGames, result.awayGames, result.homeGoals, result.awayGoals],
      walkover !== null || hasNumbers,
    ],
  );
  return { id, games };
}

function scoreOf(text: string, format: SeriesFormat) {
  const written = resultIn(text);
  return 'walkover' in written
    ? { walkover: written.walkover, games: [], result: walkoverResult(format, written.walkover) }
    : { walkover: null, games: written.games, result: resultOf(format, written.games) };
}

/** The rows of a game, each side's in their order. */
async function storeNumbers(
  client: Client,
  gameId: number,
  rows: readonly NumberLine[],
  { teams, players }: StoredPlaces,
): Promise<void> {
  const slots = { home: 0, away: 0 };
  for (const { cells } of rows) {
    const side = sideOf(cells) ?? 'home';
    slots[side] += 1;
    await client.query(
      `insert into player_game_stats (game_id, side, slot, player_id, team_id, score, goals, assists, saves, shots)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[gameId, side, slots[side], players.get(nicknameKey(cells.player)), teams.get(plain(cells.team))],
        ...[cells.score, cells.goals, cells.assists, cells.saves, cells.shots].map(Number),
      ],
    );
  }
}
