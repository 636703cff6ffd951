import type { Client } from 'pg';
import { formatOf, stayOf, type ForeignTables } from '../domain/imports/foreign-league.ts';
import { resultIn } from '../domain/imports/import-table.ts';
import type { ForeignLine } from '../domain/imports/foreign-tables.ts';
import type { SeriesFormat } from '../domain/series/series-format.ts';
import { resultOf, walkoverResult } from '../domain/series/series-result.ts';
import { parseTime } from '../domain/stockholm-time.ts';
import { nicknameKey } from '../domain/text.ts';

const plain = (name: string): string => name.toLowerCase();
const keyOf = (...names: readonly string[]): string => JSON.stringify(names.map(plain));

/** Stores a row and returns its id. */
type Insert = (sql: string, params: unknown[]) => Promise<number>;

/** How many rows of each kind an import has stored. */
export type StoredCounts = Readonly<Record<'seasons' | 'divisions' | 'teams' | 'players' | 'series', number>>;

/** Stores tables without problems. Call it in a transaction. */
export async function storeForeignLeague(client: Client, tables: ForeignTables): Promise<StoredCounts> {
  const insert: Insert = async (sql, params) => (await client.query<{ id: number }>(sql, params)).rows[0]?.id ?? 0;
  const divisions = await storeDivisions(insert, tables);
  const teams = await storeTeams(client, insert, tables, divisions);
  const players = await storePlayers(client, insert, tables, teams);
  const series = tables['series.csv'];
  for (const line of series) await storeSeries(client, insert, line, { divisions, teams });
  return {
    seasons: new Set([...divisions.values()].map(({ seasonId }) => seasonId)).size,
    divisions: divisions.size,
    teams: teams.size,
    players,
    series: series.length,
  };
}

/** A stored division. */
interface StoredDivision {
  id: number;
  seasonId: number;
  format: SeriesFormat;
}

type Divisions = ReadonlyMap<string, StoredDivision>;
type Teams = ReadonlyMap<string, number>;

async function storeDivisions(insert: Insert, tables: ForeignTables): Promise<Divisions> {
  const seasons = new Map<string, number>();
  const divisions = new Map<string, StoredDivision>();
  for (const { cells } of tables['divisions.csv']) {
    const { season, starts, ends, division, rank } = cells;
    const format = formatOf(cells.format) as SeriesFormat;
    const seasonId =
      seasons.get(plain(season)) ??
      (await insert(
        'insert into season (name, starts_on, ends_on, series_format) values ($1, $2, $3, $4) returning id',
        [season, starts, ends, format],
      ));
    seasons.set(plain(season), seasonId);
    const discriminator = addressOf(division, divisions.size + 1);
    const id = await insert(
      `insert into division (season_id, name, discriminator, rank, series_format) values ($1, $2, $3, $4, $5) returning id`,
      [seasonId, division, discriminator, Number(rank), format],
    );
    divisions.set(keyOf(season, division), { id, seasonId, format });
  }
  return divisions;
}

/** A division's name in addresses. The number makes it unique. */
function addressOf(name: string, number: number): string {
  const letters = plain(name)
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${letters || 'division'}-${number}`;
}

/** Past teams: they take part in nothing now, until staff say so. */
async function storeTeams(client: Client, insert: Insert, tables: ForeignTables, divisions: Divisions): Promise<Teams> {
  const teams = new Map<string, number>();
  for (const { cells } of tables['teams.csv']) {
    const { season, division, team } = cells;
    const id =
      teams.get(plain(team)) ??
      (await insert('insert into team (name, is_active) values ($1, false) returning id', [team]));
    teams.set(plain(team), id);
    const { id: divisionId, seasonId } = divisions.get(keyOf(season, division)) as StoredDivision;
    await client.query('insert into division_team (division_id, season_id, team_id, name) values ($1, $2, $3, $4)', [
      divisionId,
      seasonId,
      id,
      team,
    ]);
  }
  return teams;
}

/** Returns the number of players. */
async function storePlayers(client: Client, insert: Insert, tables: ForeignTables, teams: Teams): Promise<number> {
  const players = new Map<string, number>();
  const members = new Map<number, number>();
  for (const { cells } of tables['players.csv']) {
    const key = nicknameKey(cells.player);
    const playerId =
      players.get(key) ??
      (await insert('insert into player (nickname, nationality) values ($1, $2) returning id', [
        cells.player,
        cells.country || null,
      ]));
    players.set(key, playerId);
    const teamId = teams.get(plain(cells.team)) ?? 0;
    const place = (members.get(teamId) ?? 0) + 1;
    members.set(teamId, place);
    const { from, to } = stayOf(cells);
    await client.query(
      'insert into roster_entry (team_id, player_id, sort_order, valid_from, valid_to) values ($1, $2, $3, $4, $5)',
      [teamId, playerId, place, from, to],
    );
  }
  return players.size;
}

/** A played series. The players' numbers are not known (R22). */
async function storeSeries(
  client: Client,
  insert: Insert,
  { cells }: ForeignLine<'series.csv'>,
  { divisions, teams }: { divisions: Divisions; teams: Teams },
): Promise<void> {
  const { id: divisionId, format } = divisions.get(keyOf(cells.season, cells.division)) as StoredDivision;
  const written = resultIn(cells.result);
  const isWalkover = 'walkover' in written;
  const result = isWalkover ? walkoverResult(format, written.walkover) : resultOf(format, written.games);
  const at = parseTime(cells.time);
  const seriesId = await insert(
    `insert into series (division_id, week, home_team_id, away_team_id, scheduled_at, reported_at, walkover, home_games,
                         away_games, home_goals, away_goals, has_player_numbers)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      divisionId,
      Number(cells.week),
      teams.get(plain(cells.home)),
      teams.get(plain(cells.away)),
      at,
      isWalkover ? written.walkover : null,
      result.homeGames,
      result.awayGames,
      result.homeGoals,
      result.awayGoals,
      isWalkover,
    ],
  );
  const games = isWalkover ? [] : written.games;
  for (const [index, { home, away }] of games.entries()) {
    await client.query('insert into game (series_id, number, home_goals, away_goals) values ($1, $2, $3, $4)', [
      seriesId,
      index + 1,
      home,
      away,
    ]);
  }
}
