import type { Client } from 'pg';
import { seriesKey, sideOf } from '../domain/imports/foreign-numbers.ts';
import { keyOf, plainName, type ForeignTables } from '../domain/imports/foreign-places.ts';
import type { PlayedStage } from '../domain/imports/foreign-stages.ts';
import type { ForeignLine } from '../domain/imports/foreign-tables.ts';
import { resultIn } from '../domain/imports/import-table.ts';
import type { SeriesFormat } from '../domain/series/series-format.ts';
import { resultOf, walkoverResult } from '../domain/series/series-result.ts';
import { parseTime } from '../domain/stockholm-time.ts';
import { nicknameKey } from '../domain/text.ts';
import type { BracketLines, Insert, StoredDivision, StoredPlaces } from './stored-places.ts';

type NumberLine = ForeignLine<'numbers.csv'>;

/** Stores the series with their games, and the players' numbers of those that have them (R22). */
export async function storeSeries(
  client: Client,
  insert: Insert,
  { tables, played }: { tables: ForeignTables; played: readonly PlayedStage[] },
  places: StoredPlaces,
): Promise<void> {
  const placed = played.flatMap((stage) => stage.placed.map((one) => ({ ...one, stage: stage.stage })));
  const inBracket: BracketLines = new Map(placed.flatMap((one) => (one.line ? [[one.line, one] as const] : [])));
  const numbers = new Map<string, NumberLine[]>();
  for (const line of tables['numbers.csv']) {
    const key = seriesKey(line.cells);
    numbers.set(key, [...(numbers.get(key) ?? []), line]);
  }
  for (const line of tables['series.csv']) {
    const rows = numbers.get(seriesKey(line.cells)) ?? [];
    const { id, games } = await storeOne(insert, { line, inBracket, hasNumbers: rows.length > 0 }, places);
    for (const [index, { home, away }] of games.entries()) {
      const gameId = await insert(
        'insert into game (series_id, number, home_goals, away_goals) values ($1, $2, $3, $4) returning id',
        [id, index + 1, home, away],
      );
      const own = rows.filter(({ cells }) => Number(cells.game) === index + 1);
      await storeNumbers(client, gameId, own, places);
    }
  }
  // who has met in a bracket has a series from then on
  for (const { stage, line, position, week, format, home, away } of placed) {
    if (line) continue;
    const { id } = divisionOf(places, stage.season, stage.name);
    await insert(
      `insert into series (division_id, week, home_team_id, away_team_id, bracket_position, format)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [id, week, places.teams.get(plainName(home)), places.teams.get(plainName(away)), position, format],
    );
  }
}

const divisionOf = ({ divisions }: StoredPlaces, season: string, name: string): Pick<StoredDivision, 'id' | 'format'> =>
  divisions.get(keyOf(season, name)) ?? { id: 0, format: 'first-to-3' };

interface StoredLine {
  line: ForeignLine<'series.csv'>;
  inBracket: BracketLines;
  hasNumbers: boolean;
}

async function storeOne(
  insert: Insert,
  { line, inBracket, hasNumbers }: StoredLine,
  places: StoredPlaces,
): Promise<{ id: number; games: readonly { home: number; away: number }[] }> {
  const { cells } = line;
  const division = divisionOf(places, cells.season, cells.division);
  const { position = null, format: ofRound = null } = inBracket.get(line) ?? {};
  const at = cells.time === '' ? null : parseTime(cells.time);
  const sides = [places.teams.get(plainName(cells.home)), places.teams.get(plainName(cells.away))];
  const planned = [division.id, Number(cells.week), ...sides, at, position, ofRound];
  if (cells.result === '') {
    const id = await insert(
      `insert into series (division_id, week, home_team_id, away_team_id, scheduled_at, bracket_position, format)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      planned,
    );
    return { id, games: [] };
  }
  const { walkover, games, result } = scoreOf(cells.result, ofRound ?? division.format);
  const id = await insert(
    `insert into series (division_id, week, home_team_id, away_team_id, scheduled_at, reported_at, bracket_position, format,
                         walkover, home_games, away_games, home_goals, away_goals, has_player_numbers)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      ...[...planned, walkover],
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
        ...[gameId, side, slots[side], players.get(nicknameKey(cells.player)), teams.get(plainName(cells.team))],
        ...[cells.score, cells.goals, cells.assists, cells.saves, cells.shots].map(Number),
      ],
    );
  }
}
