import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import type { RecordedAs } from '../../../domain/replays/game-recording.ts';
import type { StoredGoal } from '../../../domain/series/goal-list.ts';
import type { ReportedGame } from '../../../domain/series/series-report.ts';
import type { SeriesResult, Walkover } from '../../../domain/series/series-result.ts';
import { SIDES } from '../../../domain/sides.ts';
import type { Sides } from '../../../domain/sides.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { goalOrderText } from './recorded-result.ts';
import type { RecordedResult } from './recorded-result.ts';
import { RESULT } from './recorded-result.read.ts';
import { lockTotalsSql } from '../../seasons/divisions/player-totals.read.ts';
import { suspendedBy } from '../../../domain/people/sanction.ts';
import { toPublicSanction } from '../../refs/sanction-ref.ts';
import { ownPlayerSql, ownSeriesSql } from '../../refs/own-matter.read.ts';
import { LAST_LINE_UP } from './last-line-up.read.ts';
import { NAMED_LINE_UP } from './named-line-up.read.ts';
import type { EligiblePlayer } from './eligible-player.ts';
import { ELIGIBLE } from './eligible-players.read.ts';
import { STORED_GAMES } from './stored-games.read.ts';
import { LOCKED_SERIES, REPORTABLE_SERIES } from './reportable-series.read.ts';
import type {
  CaptainsPart,
  ContestEnd,
  LineUpRow,
  LockedSeries,
  ReportableSeries,
  StoredGame,
} from './reportable-series.ts';
import type { Series } from '../series.entity.ts';

/** The columns of a series that hold its result. */
type StoredResult = Pick<
  Series,
  | 'homeGames'
  | 'awayGames'
  | 'homeGoals'
  | 'awayGoals'
  | 'walkover'
  | 'hasPlayerNumbers'
  | 'isOwnMatter'
  | 'reportedAt'
  | 'reportedByUserId'
  | 'reportedBySide'
  | 'confirmation'
  | 'confirmBy'
>;

/** Who stored a result, and when; the walkover, if it is one. */
interface StoredBy {
  userId: number | null;
  at: Date;
  walkover: Walkover | null;
  /** False: a played result without the players' numbers (R22). */
  hasPlayerNumbers: boolean;
  /** It is the own matter of the one who stored it (R17). */
  isOwnMatter: boolean;
  /** Only of a captain's report (R27): it waits for the other team. */
  captain?: CaptainsPart;
}

const OWN_SERIES = namedRead<{ isOwn: boolean }>(
  'own-series',
  `select true as "isOwn" from series s where s.id = $1 and ${ownSeriesSql('s', '$2::int')}`,
);

/**
 * Sets the result of series `$1`, with the values from parameter `$2` on (`resultValues`). The same walkover again keeps its time:
 * it is no newer result, and was given before the series if it was so then.
 */
const updateResultSql = (from = ''): string => `
  update series
     set home_games = $2, away_games = $3, home_goals = $4, away_goals = $5, walkover = $6,
         reported_at = case when walkover = $6 then reported_at else $7 end,
         reported_by_user_id = $8, has_player_numbers = $9, is_own_matter = $10, reported_by_side = $11, confirmation = $12,
         confirm_by = $13, version = version + 1
    ${from}
   where id = $1`;

const UPDATE_RESULT = namedWrite('update-result', updateResultSql());

/**
 * A result with its games, their rows and goals, in one statement. It also waits for the division's sums, because they are counted in
 * the next statement: the series is changed first, as everywhere.
 */
const STORE_PLAYED = namedWrite(
  'store-played-series',
  `
  with updated as (${updateResultSql(`from (select ${lockTotalsSql('$14::int')}) locked`)}),
  inserted as (
    insert into game (series_id, number, home_goals, away_goals, replay_digest, recording_sha256)
    select $1, x.number, x."homeGoals", x."awayGoals", x."replayDigest", x."recordingSha256"
      from jsonb_to_recordset($15::jsonb) as x(number smallint, "homeGoals" smallint, "awayGoals" smallint, "replayDigest" text,
             "recordingSha256" text)
    returning id, number),
  scored as (
    insert into goal (game_id, number, side, slot)
    select i.id, o.number, o.side, o.slot
      from jsonb_to_recordset($17::jsonb) as o(game smallint, number smallint, side text, slot smallint)
      join inserted i on i.number = o.game)
  insert into player_game_stats (game_id, side, slot, player_id, team_id, score, goals, assists, saves, shots)
  select i.id, r.side, r.slot, r."playerId", r."teamId", r.score, r.goals, r.assists, r.saves, r.shots
    from jsonb_to_recordset($16::jsonb) as r(number smallint, side text, slot smallint, "playerId" int, "teamId" int,
           score int, goals smallint, assists smallint, saves smallint, shots smallint)
    join inserted i on i.number = r.number`,
);

/** The recording of a game is the one that it names, or else the one that its statistics were read from. */
const DELETE_GAMES = namedWrite<RecordedAs>(
  'delete-games',
  `delete from game g where series_id = $1
   returning g.replay_digest as "replayDigest",
     coalesce(g.recording_sha256, (select p.sha256 from game_field_play p where p.game_id = g.id)) as "recordingSha256"`,
);

/** `$5` and `$6` are how a claim of the home side or the away side ends. */
const END_CONTEST = namedWrite(
  'end-contest',
  `with disputed as (
     update dispute set reason = coalesce($2, reason), decided_by_user_id = $3, decided_at = now(), outcome = $4
      where series_id = $1 and decided_at is null)
   update no_show_claim set reason = coalesce($2, reason), decided_by_user_id = $3, decided_at = now(),
          outcome = case side when 'home' then $5 else $6 end
    where series_id = $1 and decided_at is null`,
);

const OWN_PLAYER = namedRead<{ isOwn: boolean }>(
  'own-player',
  `select ${ownPlayerSql('$1::int', '$2::int')} as "isOwn"`,
);

const IN_DIVISION_OF = namedRead<{ isIn: boolean }>(
  'player-in-division-of',
  `select exists (
     select 1 from division d join season se on se.id = d.season_id
       join division_team dt on dt.division_id = d.id join roster_entry r on r.team_id = dt.team_id
      where d.admin_user_id = $2 and r.player_id = $1
        and tstzrange(r.valid_from, r.valid_to)
            && tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm',
                         greatest((se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm', now()), '[]')) as "isIn"`,
);

const stored = (
  { homeGames, awayGames, homeGoals, awayGoals }: SeriesResult,
  { userId, at, walkover, hasPlayerNumbers, isOwnMatter, captain }: StoredBy,
): StoredResult => ({
  ...{ homeGames, awayGames, homeGoals, awayGoals, walkover, hasPlayerNumbers, isOwnMatter },
  reportedAt: at,
  reportedByUserId: userId,
  // what staff store waits for no one
  reportedBySide: captain?.side ?? null,
  confirmation: captain ? 'waiting' : null,
  confirmBy: captain?.confirmBy ?? null,
});

/** The values in the order of `updateResultSql`. */
const resultValues = ({ homeGames, awayGames, homeGoals, awayGoals, walkover, ...by }: StoredResult): unknown[] => [
  ...[homeGames, awayGames, homeGoals, awayGoals, walkover],
  ...[by.reportedAt, by.reportedByUserId, by.hasPlayerNumbers, by.isOwnMatter],
  ...[by.reportedBySide, by.confirmation, by.confirmBy],
];

/** One of the players was merged into another one meanwhile (R23). */
const playerMerged = () => new LeagueError('SERIES_CHANGED_MEANWHILE', 'api.series.changed-meanwhile');

/** Storage of results. Every method needs the transaction of the use-case that calls it. */
@Injectable()
export class SeriesReportRepository {
  constructor(private readonly db: Db) {}

  async findById(id: number): Promise<ReportableSeries | null> {
    return (await this.db.read(REPORTABLE_SERIES, [id]))[0] ?? null;
  }

  /** Locks the series. Also takes a shared lock on its division, so that no new schedule replaces the series (R6). */
  async lockById(id: number, playerId: number | null): Promise<LockedSeries | null> {
    return (await this.db.write(LOCKED_SERIES, [id, playerId]))[0] ?? null;
  }

  /** Whether the series is the player's own matter. */
  async isOwn(seriesId: number, playerId: number): Promise<boolean> {
    return (await this.db.read(OWN_SERIES, [seriesId, playerId])).length > 0;
  }

  /** Whether one player is the other's own matter: the same person, a teammate, or a rival in the division. */
  async isOwnPlayer(otherId: number, playerId: number | null): Promise<boolean> {
    return (await this.db.read(OWN_PLAYER, [otherId, playerId]))[0]?.isOwn ?? false;
  }

  /** Whether the player was in a team of a division that this user runs, during that division's season. */
  async isInDivisionOf(playerId: number, userId: number | null): Promise<boolean> {
    return (await this.db.read(IN_DIVISION_OF, [playerId, userId]))[0]?.isIn ?? false;
  }

  async findEligiblePlayers(seriesId: number): Promise<EligiblePlayer[]> {
    const players = await this.db.read(ELIGIBLE, [seriesId]);
    return players.map(({ playedAt, terms, ...player }) => {
      const suspended = suspendedBy(terms, playedAt);
      return { ...player, suspended: suspended && toPublicSanction(suspended) };
    });
  }

  findLastLineUp(seriesId: number): Promise<LineUpRow[]> {
    return this.db.read(LAST_LINE_UP, [seriesId]);
  }

  findNamedLineUp(seriesId: number): Promise<LineUpRow[]> {
    return this.db.read(NAMED_LINE_UP, [seriesId]);
  }

  findGames(seriesId: number): Promise<StoredGame[]> {
    return this.db.read(STORED_GAMES, [seriesId]);
  }

  /** The result with its games and rows, with the players' present names, and the ids of its players. */
  async findResult(seriesId: number): Promise<{ recorded: RecordedResult; playerIds: number[] } | null> {
    const [found] = await this.db.read(RESULT, [seriesId]);
    if (!found) return null;
    const games = found.recorded.games.map(({ goals, ...game }) => ({ ...game, goalOrder: goalOrderText(goals) }));
    return { recorded: { ...found.recorded, games }, playerIds: found.playerIds };
  }

  /** Ends the open dispute or claim of the series, before the result that ends it is stored. */
  async endContest(seriesId: number, { reason, userId, dispute, claim }: ContestEnd): Promise<void> {
    await this.db.write(END_CONTEST, [seriesId, reason, userId, dispute, claim.home, claim.away]);
  }

  /** Removes games with their rows and goals. Returns their recordings. */
  deleteGames(seriesId: number): Promise<RecordedAs[]> {
    return this.db.write(DELETE_GAMES, [seriesId]);
  }

  /** Stores the result of a played series with its games. Also waits for the division's sums, which are counted next. */
  async storePlayed(
    series: ReportableSeries,
    games: readonly (ReportedGame & RecordedAs & { goalList: readonly StoredGoal[] })[],
    result: SeriesResult,
    by: StoredBy,
  ): Promise<void> {
    const teams: Sides<number> = { home: series.homeTeamId, away: series.awayTeamId };
    const rows = games.flatMap((game, index) =>
      SIDES.flatMap((side) =>
        game.rows[side].map((row, slot) => ({ ...row, number: index + 1, side, slot: slot + 1, teamId: teams[side] })),
      ),
    );
    const heads = games.map((game, index) => ({
      number: index + 1,
      homeGoals: game.goals.home,
      awayGoals: game.goals.away,
      replayDigest: game.replayDigest,
      recordingSha256: game.recordingSha256,
    }));
    const goals = games.flatMap((game, index) =>
      game.goalList.map((goal, place) => ({ ...goal, game: index + 1, number: place + 1 })),
    );
    await this.db
      .write(STORE_PLAYED, [
        series.id,
        ...resultValues(stored(result, by)),
        ...[series.divisionId, JSON.stringify(heads), JSON.stringify(rows), JSON.stringify(goals)],
      ])
      .catch((error: unknown) => translateConstraint(error, { player_game_stats_player_fk: playerMerged }));
  }

  updateResult(seriesId: number, result: SeriesResult, by: StoredBy): Promise<void> {
    return this.write(seriesId, stored(result, by));
  }

  clearResult(seriesId: number): Promise<void> {
    return this.write(seriesId, {
      homeGames: null,
      awayGames: null,
      homeGoals: null,
      awayGoals: null,
      walkover: null,
      hasPlayerNumbers: true,
      isOwnMatter: false,
      reportedAt: null,
      reportedByUserId: null,
      reportedBySide: null,
      confirmation: null,
      confirmBy: null,
    });
  }

  private async write(seriesId: number, result: StoredResult): Promise<void> {
    await this.db.write(UPDATE_RESULT, [seriesId, ...resultValues(result)]);
  }
}
