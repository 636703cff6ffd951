import { Injectable } from '@nestjs/common';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead, type NamedRead } from '../../../platform/db/named-read.ts';
import type { Snapshot } from '../../../platform/db/snapshots.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { divisionResultsSql, toDivisionResults } from '../../seasons/divisions/division-results.read.ts';
import type { StoredResults } from '../../seasons/divisions/division-results.read.ts';
import type { DivisionResults } from '../../seasons/divisions/division-results.ts';
import { seasonPeriodSql } from '../../refs/season.read.ts';
import { FEED_PLACE_SQL } from '../events/feed-place.read.ts';
import type { FeedPlace } from '../events/league-event.ts';
import { isRunningSql } from '../../teams/team-roster.read.ts';
import { FIELD_SUMS } from '../../../domain/recordings/play/field-sums.ts';
import type { ExportName, ExportRow } from './export-files.ts';

/** Every file but the standings, which the domain computes. */
export type StoredExport = Exclude<ExportName, 'standings'>;

/** SQL condition: a row's season is the wanted one, or all are wanted. */
const isWanted = (seasonId: string): string => `($1::int is null or ${seasonId} = $1)`;

const SEASONS = `season se where ${isWanted('se.id')}`;
const DIVISIONS = `division d where ${isWanted('d.season_id')}`;
const SERIES = `series s join division d on d.id = s.division_id ${seriesTeamsSql('s', 'h', 'a')}
  where ${isWanted('d.season_id')}`;
const GAMES = `game g join series s on s.id = g.series_id join division d on d.id = s.division_id
  ${seriesTeamsSql('s', 'h', 'a')} where ${isWanted('d.season_id')}`;
/** Numbers that count: not those of annulled results (R5). */
const PLAYER_GAMES = `player_game_stats n join game g on g.id = n.game_id join series s on s.id = g.series_id
  join division d on d.id = s.division_id ${seriesTeamsSql('s', 'h', 'a')}
  where ${isWanted('d.season_id')} and not ${isAnnulledSql('h', 'a')}`;
/** What credited players did on the field, where a replay told it (R39), and where it counts (R5). */
const FIELD_PLAY = `player_field_play p
  join player_game_stats n on n.game_id = p.game_id and n.side = p.side and n.slot = p.slot
  join game g on g.id = n.game_id join series s on s.id = g.series_id
  join division d on d.id = s.division_id ${seriesTeamsSql('s', 'h', 'a')}
  where ${isWanted('d.season_id')} and not ${isAnnulledSql('h', 'a')}`;
/** A player whose games are all annulled has a row of zeros. */
const PLAYER_SEASONS = `player_division_totals n join division d on d.id = n.division_id
  where ${isWanted('d.season_id')} and n.games > 0`;
const TEAMS = `team t
  where $1::int is null or exists (select from division_team dt where dt.team_id = t.id and dt.season_id = $1)`;
const PLAYERS = `player p
  where $1::int is null or exists (select from player_division_totals n join division d on d.id = n.division_id
                                    where n.player_id = p.id and d.season_id = $1 and n.games > 0)`;
const TRANSFERS = `roster_entry r
  where $1::int is null or exists (select from season se where se.id = $1 and r.valid_from <@ ${seasonPeriodSql('se')})`;

const STAGES = `stage st join division d on d.id = st.division_id where ${isWanted('d.season_id')}`;
const SEEDS = `stage_entrant e join division d on d.id = e.division_id left join team t on t.id = e.team_id
  left join division_team drawn on drawn.division_id = e.division_id and drawn.team_id = e.team_id
  where ${isWanted('d.season_id')}`;

const FIELD_NUMBERS = FIELD_SUMS.map(([column, name]) => `p.${column} as "${name}"`).join(', ');
const NUMBERS = 'n.score, n.goals, n.assists, n.saves, n.shots';

/** Parameters: $1 the season, or null for all; $2 the time, only for players. Sorted by the key, so each run is alike. */
const READS: { readonly [name in StoredExport]: NamedRead<ExportRow<name>> } = {
  seasons: namedRead<ExportRow<'seasons'>>(
    'export-seasons',
    `select se.id, se.name, se.starts_on as "startsOn", se.ends_on as "endsOn", se.series_format as "seriesFormat", se.weeks,
            ${instantSql('se.settled_at')} as "settledAt"
       from ${SEASONS} order by se.id`,
  ),
  divisions: namedRead<ExportRow<'divisions'>>(
    'export-divisions',
    `select d.id, d.season_id as "seasonId", d.name, d.discriminator, d.rank, d.series_format as "seriesFormat",
            (select count(*)::int from division_team t where t.division_id = d.id) as teams,
            d.name_en as "nameEng"
       from ${DIVISIONS} order by d.id`,
  ),
  series: namedRead<ExportRow<'series'>>(
    'export-series',
    `select s.id, d.season_id as "seasonId", s.division_id as "divisionId", s.week, s.home_team_id as "homeTeamId",
            h.name as "homeTeam", s.away_team_id as "awayTeamId", a.name as "awayTeam",
            ${instantSql('s.scheduled_at')} as "scheduledAt", ${instantSql('s.reported_at')} as "reportedAt",
            s.home_games as "homeGames", s.away_games as "awayGames", s.home_goals as "homeGoals",
            s.away_goals as "awayGoals", s.walkover, s.is_streamed as "isStreamed",
            ${isAnnulledSql('h', 'a')} as "isAnnulled", s.bracket_position as "bracketPosition", s.format,
            s.has_player_numbers as "hasPlayerNumbers"
       from ${SERIES} order by s.id`,
  ),
  games: namedRead<ExportRow<'games'>>(
    'export-games',
    `select g.id, g.series_id as "seriesId", d.season_id as "seasonId", s.division_id as "divisionId", g.number,
            s.home_team_id as "homeTeamId", s.away_team_id as "awayTeamId", g.home_goals as "homeGoals",
            g.away_goals as "awayGoals", ${isAnnulledSql('h', 'a')} as "isAnnulled"
       from ${GAMES} order by g.id`,
  ),
  'player-games': namedRead<ExportRow<'player-games'>>(
    'export-player-games',
    `select n.game_id as "gameId", g.series_id as "seriesId", d.season_id as "seasonId", s.division_id as "divisionId",
            n.player_id as "playerId", n.team_id as "teamId", n.side, ${NUMBERS}
       from ${PLAYER_GAMES} order by n.game_id, n.side, n.slot`,
  ),
  'player-seasons': namedRead<ExportRow<'player-seasons'>>(
    'export-player-seasons',
    `select d.season_id as "seasonId", n.division_id as "divisionId", n.team_id as "teamId", n.player_id as "playerId",
            n.games, ${NUMBERS}
       from ${PLAYER_SEASONS} order by n.division_id, n.team_id, n.player_id`,
  ),
  teams: namedRead<ExportRow<'teams'>>(
    'export-teams',
    `select t.id, t.name, t.logo, t.is_active as "isActive" from ${TEAMS} order by t.id`,
  ),
  players: namedRead<ExportRow<'players'>>(
    'export-players',
    `select p.id, p.nickname, p.nationality, p.mmr,
            (select r.team_id from roster_entry r where r.player_id = p.id and ${isRunningSql('r', '$2')}) as "teamId"
       from ${PLAYERS} order by p.id`,
  ),
  transfers: namedRead<ExportRow<'transfers'>>(
    'export-transfers',
    `select r.id, r.player_id as "playerId", r.team_id as "teamId",
            (select earlier.team_id from roster_entry earlier
              where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
              order by earlier.valid_from desc limit 1) as "previousTeamId",
            ${instantSql('r.valid_from')} as "from", ${instantSql('r.valid_to')} as "to", r.sort_order as place
       from ${TRANSFERS} order by r.id`,
  ),
  'field-play': namedRead<ExportRow<'field-play'>>(
    'export-field-play',
    `select p.game_id as "gameId", g.series_id as "seriesId", d.season_id as "seasonId", s.division_id as "divisionId",
            n.player_id as "playerId", n.team_id as "teamId", n.side, ${FIELD_NUMBERS}
       from ${FIELD_PLAY} order by n.game_id, n.side, n.slot`,
  ),
  stages: namedRead<ExportRow<'stages'>>(
    'export-stages',
    `select d.season_id as "seasonId", st.division_id as "divisionId", st.kind, st.format,
            st.has_third_place as "hasThirdPlace", st.has_second_final as "hasSecondFinal",
            array_to_string(st.weeks, ' ') as weeks, nullif(array_to_string(st.round_formats, ' '), '') as "roundFormats",
            st.lot, ${instantSql('st.drawn_at')} as "drawnAt", st.keeps_divisions_apart as "keepsDivisionsApart",
            st.takes_signups as "takesSignups"
       from ${STAGES} order by st.division_id`,
  ),
  seeds: namedRead<ExportRow<'seeds'>>(
    'export-seeds',
    `select d.season_id as "seasonId", e.division_id as "divisionId", e.seed, e.team_id as "teamId",
            coalesce(drawn.name, t.name) as team, case when drawn.team_id is null then t.logo else drawn.logo end as logo,
            e.source_division_id as "fromDivisionId", e.source_place as "fromPlace", e.exit,
            nullif(array_to_string(e.goes_on_from, ' '), '') as "goesOnFrom"
       from ${SEEDS} order by e.division_id, e.seed`,
  ),
};

const countRead = (name: ExportName, from: string): NamedRead<{ rows: number }> =>
  namedRead<{ rows: number }>(`count-export ${name}`, `select count(*)::int as rows from ${from}`);

const COUNTS: Readonly<Record<ExportName, NamedRead<{ rows: number }>>> = {
  seasons: countRead('seasons', SEASONS),
  divisions: countRead('divisions', DIVISIONS),
  standings: countRead('standings', `division_team dt where ${isWanted('dt.season_id')} and not dt.is_stage`),
  series: countRead('series', SERIES),
  games: countRead('games', GAMES),
  'player-games': countRead('player-games', PLAYER_GAMES),
  'player-seasons': countRead('player-seasons', PLAYER_SEASONS),
  teams: countRead('teams', TEAMS),
  players: countRead('players', PLAYERS),
  transfers: countRead('transfers', TRANSFERS),
  'field-play': countRead('field-play', FIELD_PLAY),
  stages: countRead('stages', STAGES),
  seeds: countRead('seeds', SEEDS),
};

const RESULTS = namedRead<{ seasonId: number; results: StoredResults }>(
  'export-results',
  `select d.season_id as "seasonId", ${divisionResultsSql('d')} as results from ${DIVISIONS} order by d.id`,
);
const PLACE = namedRead<FeedPlace>('export-place', FEED_PLACE_SQL);
const SEASON = namedRead<{ id: number }>('export-season', 'select id from season where id = $1');
/** Of the connection, not of a transaction: it is held until the snapshot is closed. */
const HOLD = namedRead<{ isHeld: boolean }>(
  'lock-export',
  'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isHeld"',
);
const LET_GO = namedRead<{ done: string }>('let-go-export', 'select pg_advisory_unlock_all()::text as done');

/** The results of a division, from which its table is computed. */
export interface ExportedResults {
  seasonId: number;
  results: DivisionResults;
}

/** Reads the rows of exports from a snapshot. No statement here names a private column (T102). */
@Injectable()
export class ExportsRepository {
  async existsSeason(snapshot: Snapshot, id: number): Promise<boolean> {
    return (await snapshot.read(SEASON, [id])).length > 0;
  }

  /** Where the feed is in the snapshot. */
  async place(snapshot: Snapshot): Promise<FeedPlace> {
    return (await snapshot.read(PLACE, []))[0] ?? { position: 0, leagueVersion: 0 };
  }

  async tryAdvisoryLock(snapshot: Snapshot, word: string): Promise<boolean> {
    return (await snapshot.read(HOLD, [word]))[0]?.isHeld ?? false;
  }

  async letGo(snapshot: Snapshot): Promise<void> {
    await snapshot.read(LET_GO);
  }

  async count(snapshot: Snapshot, name: ExportName, seasonId: number | null): Promise<number> {
    return (await snapshot.read(COUNTS[name], [seasonId]))[0]?.rows ?? 0;
  }

  /** @param now decides who is in a team */
  batches(
    snapshot: Snapshot,
    name: StoredExport,
    seasonId: number | null,
    now: Date,
  ): AsyncGenerator<ExportRow<StoredExport>[]> {
    const read: NamedRead<ExportRow<StoredExport>> = READS[name];
    return snapshot.batches(read, name === 'players' ? [seasonId, now] : [seasonId]);
  }

  /** The results of each division in turn. */
  async *results(snapshot: Snapshot, seasonId: number | null): AsyncGenerator<ExportedResults> {
    for await (const rows of snapshot.batches(RESULTS, [seasonId])) {
      for (const { seasonId: season, results } of rows) yield { seasonId: season, results: toDivisionResults(results) };
    }
  }
}
