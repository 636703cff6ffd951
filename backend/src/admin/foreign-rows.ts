import type { Client } from 'pg';
import { discriminatorOf } from '../domain/competition/division.ts';
import {
  formatOf,
  keyOf,
  plainName,
  type ForeignTables,
  type KnownNames,
  type MeantPlayer,
} from '../domain/imports/foreign-places.ts';
import { stayOf } from '../domain/imports/foreign-players.ts';
import { playedStages } from '../domain/imports/foreign-ends.ts';
import { decisionIn } from '../domain/imports/foreign-standings.ts';
import { yesOrNo } from '../domain/imports/import-table.ts';
import type { SeriesFormat } from '../domain/series/series-format.ts';
import { nicknameKey } from '../domain/text.ts';
import { COLUMNS, countedSql, columnListSql, KEY } from '../modules/seasons/divisions/player-totals.read.ts';
import { storeSeries } from './foreign-series-rows.ts';
import { storeStages } from './foreign-stage-rows.ts';
import type { Insert, StoredDivision, StoredPlaces } from './stored-places.ts';

/** The tables that an import writes, besides the log. */
export const FOREIGN_ROWS = [
  ...(['season', 'division', 'team', 'division_team', 'player', 'roster_entry', 'stage', 'stage_entrant'] as const),
  ...(['series', 'game', 'player_game_stats', 'player_division_totals'] as const),
] as const;

/** How many rows of each kind an import has stored. */
export type StoredCounts = Readonly<
  Record<'seasons' | 'divisions' | 'stages' | 'teams' | 'players' | 'series', number>
>;

/** The teams of the league, and whom the names of players mean, as the problems were looked for. */
export interface TakenPlaces {
  teams: KnownNames['teams'];
  meant: ReadonlyMap<string, MeantPlayer>;
}

/** Stores tables without problems; teams and players of the league are taken. Call it in a transaction. */
export async function storeForeignLeague(
  client: Client,
  tables: ForeignTables,
  known: TakenPlaces,
  now: Date,
): Promise<StoredCounts> {
  const insert: Insert = async (sql, params) => (await client.query<{ id: number }>(sql, params)).rows[0]?.id ?? 0;
  const { seasons, divisions: tableDivisions } = await storeDivisions(insert, tables, now);
  const teams = await storeTeams(client, insert, { tables, known, divisions: tableDivisions });
  const played = playedStages(tables);
  const stages = await storeStages(client, insert, { played, seasons, divisions: tableDivisions, teams, now });
  const divisions = new Map([...tableDivisions, ...stages]);
  await client.query(PRESENT_LOGOS, [[...divisions.values()].map(({ id }) => id), now]);
  const players = await storePlayers(client, insert, { tables, known, teams });
  await storeSeries(client, insert, { tables, played }, { divisions, teams, players });
  for (const { id } of divisions.values()) await client.query(COUNT_TOTALS, [id]);
  return {
    seasons: new Set([...divisions.values()].map(({ seasonId }) => seasonId)).size,
    divisions: tableDivisions.size,
    stages: stages.size,
    teams: teams.size,
    players: players.size,
    series: tables['series.csv'].length,
  };
}

/** Divisions of seasons that are not over show the logo of a team that came back. */
const PRESENT_LOGOS = `update division_team dt set logo = t.logo from team t, season se
  where t.id = dt.team_id and se.id = dt.season_id and dt.division_id = any($1::int[])
    and se.ends_on >= ($2::timestamptz at time zone 'Europe/Stockholm')::date`;

/** SQL: counts the players' sums of a division, which has none yet. */
export const COUNT_TOTALS = `insert into player_division_totals (${[...KEY, ...COLUMNS].join(', ')})
  select ${columnListSql('c', [...KEY, ...COLUMNS])} from (${countedSql('s.division_id = $1')}) c`;

/** The ids of seasons by name, and the divisions by season and name. */
interface StoredSeasons {
  seasons: Map<string, number>;
  divisions: Map<string, StoredDivision>;
}

async function storeDivisions(insert: Insert, tables: ForeignTables, now: Date): Promise<StoredSeasons> {
  const seasons = new Map<string, { id: number; addresses: string[] }>();
  const divisions = new Map<string, StoredDivision>();
  for (const { cells } of tables['divisions.csv']) {
    const { season, starts, ends, division, rank } = cells;
    const format = formatOf(cells.format) as SeriesFormat;
    const stored = seasons.get(plainName(season)) ?? {
      id: await insert(
        'insert into season (name, starts_on, ends_on, series_format, settled_at) values ($1, $2, $3, $4, $5) returning id',
        [season, starts, ends, format, yesOrNo(cells.settled) ? now : null],
      ),
      addresses: [],
    };
    seasons.set(plainName(season), stored);
    const discriminator = discriminatorOf(division, stored.addresses);
    stored.addresses.push(discriminator);
    const id = await insert(
      `insert into division (season_id, name, discriminator, rank, series_format) values ($1, $2, $3, $4, $5) returning id`,
      [stored.id, division, discriminator, Number(rank), format],
    );
    divisions.set(keyOf(season, division), { id, seasonId: stored.id, format });
  }
  return { seasons: new Map([...seasons].map(([name, { id }]) => [name, id])), divisions };
}

/** New teams take part in nothing now, until staff say so; but those with players of today are active. */
async function storeTeams(
  client: Client,
  insert: Insert,
  { tables, known, divisions }: { tables: ForeignTables; known: TakenPlaces; divisions: StoredPlaces['divisions'] },
): Promise<Map<string, number>> {
  const active = new Set(
    tables['players.csv'].filter(({ cells }) => cells.to === '').map((line) => plainName(line.cells.team)),
  );
  const teams = new Map<string, number>();
  const addresses = new Map<number, number>();
  for (const { cells } of tables['teams.csv']) {
    const { season, division, team } = cells;
    const isActive = active.has(plainName(team));
    const id =
      teams.get(plainName(team)) ??
      known.teams.get(nicknameKey(team))?.id ??
      (await insert('insert into team (name, is_active) values ($1, $2) returning id', [team, isActive]));
    if (isActive) await client.query('update team set is_active = true where id = $1 and not is_active', [id]);
    teams.set(plainName(team), id);
    const { id: divisionId, seasonId } = divisions.get(keyOf(season, division)) as StoredDivision;
    const order = (addresses.get(divisionId) ?? 0) + 1;
    addresses.set(divisionId, order);
    const { isDisqualified, areResultsAnnulled, adjustment, adjustmentReason, decider, deciderReason } =
      decisionIn(cells);
    await client.query(
      `insert into division_team (division_id, season_id, team_id, name, sort_order, is_disqualified, are_results_annulled,
                                  adjustment, adjustment_reason, decider, decider_reason)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[divisionId, seasonId, id, team, order, isDisqualified, areResultsAnnulled],
        ...[adjustment, adjustmentReason, decider, deciderReason],
      ],
    );
  }
  return teams;
}

async function storePlayers(
  client: Client,
  insert: Insert,
  { tables, known, teams }: { tables: ForeignTables; known: TakenPlaces; teams: StoredPlaces['teams'] },
): Promise<Map<string, number>> {
  const players = new Map<string, number>();
  const members = new Map<number, number>();
  // those of today have the first places
  const lines = tables['players.csv'].toSorted(
    (one, other) => Number(one.cells.to !== '') - Number(other.cells.to !== ''),
  );
  for (const line of lines) {
    const { player, country, team, place } = line.cells;
    const key = nicknameKey(player);
    const meant = known.meant.get(key);
    const playerId =
      players.get(key) ??
      meant?.known?.id ??
      (await insert('insert into player (nickname, nationality, discord_name) values ($1, $2, $3) returning id', [
        ...[player, country || null, meant?.account || null],
      ]));
    players.set(key, playerId);
    const teamId = teams.get(plainName(team)) ?? 0;
    const next = (members.get(teamId) ?? 0) + 1;
    members.set(teamId, next);
    const { from, to } = stayOf(line.cells);
    await client.query(
      'insert into roster_entry (team_id, player_id, sort_order, valid_from, valid_to) values ($1, $2, $3, $4, $5)',
      [teamId, playerId, place === '' ? next : Number(place), from, to],
    );
  }
  return players;
}
