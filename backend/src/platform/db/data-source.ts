import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../../entities.ts';
import { AccountsSessions1763712000000 } from '../../migrations/1763712000000-accounts-sessions.ts';
import { CoreLeague1763712001000 } from '../../migrations/1763712001000-core-league.ts';
import { ChangeStamp1763712002000 } from '../../migrations/1763712002000-change-stamp.ts';
import { RateLimit1763712010000 } from '../../migrations/1763712010000-rate-limit.ts';
import { Invite1763712020000 } from '../../migrations/1763712020000-invite.ts';
import { Notification1763712021000 } from '../../migrations/1763712021000-notification.ts';
import { SearchNames1763712022000 } from '../../migrations/1763712022000-search-names.ts';
import { ApprovalRequest1763712030000 } from '../../migrations/1763712030000-approval-request.ts';
import { Image1763712031000 } from '../../migrations/1763712031000-image.ts';
import { Signup1763712032000 } from '../../migrations/1763712032000-signup.ts';
import { AuditEntry1763712040000 } from '../../migrations/1763712040000-audit-entry.ts';
import { Membership1763712041000 } from '../../migrations/1763712041000-membership.ts';
import { Outbox1763712050000 } from '../../migrations/1763712050000-outbox.ts';
import { AuditOwnTeam1763712052000 } from '../../migrations/1763712052000-audit-own-team.ts';
import { DivisionTeamOrder1763712052500 } from '../../migrations/1763712052500-division-team-order.ts';
import { News1763712053000 } from '../../migrations/1763712053000-news.ts';
import { SixMans1763712055000 } from '../../migrations/1763712055000-six-mans.ts';
import { LiveStream1763712055100 } from '../../migrations/1763712055100-live-stream.ts';
import { SearchEverything1763712055200 } from '../../migrations/1763712055200-search-everything.ts';
import { CalendarEntry1763712056000 } from '../../migrations/1763712056000-calendar-entry.ts';
import { ApiKey1763712058000 } from '../../migrations/1763712058000-api-key.ts';
import { ErasedPerson1763712058100 } from '../../migrations/1763712058100-erased-person.ts';
import { ErasedSsn1763712058200 } from '../../migrations/1763712058200-erased-ssn.ts';
import { OvertakenClaimsAreTold1763712801540 } from '../../migrations/1763712801540-overtaken-claims-are-told.ts';
import { FormerAddressesOfPosts1763712801610 } from '../../migrations/1763712801610-former-addresses-of-posts.ts';
import { Presses1763712801530 } from '../../migrations/1763712801530-presses.ts';
import { RecomputedTotals1763712060001 } from '../../migrations/1763712060001-recomputed-totals.ts';
import { SeasonsSideBySide1763712060008 } from '../../migrations/1763712060008-seasons-side-by-side.ts';
import { AnnulledGames1763712060011 } from '../../migrations/1763712060011-annulled-games.ts';
import { NextSeasonPlace1763712061008 } from '../../migrations/1763712061008-next-season-place.ts';
import { KeyCheck1763712070107 } from '../../migrations/1763712070107-key-check.ts';
import { SessionDevice1763712070207 } from '../../migrations/1763712070207-session-device.ts';
import { AuditForgetting1763712070307 } from '../../migrations/1763712070307-audit-forgetting.ts';
import { ClaimAside1763712080002 } from '../../migrations/1763712080002-claim-aside.ts';
import { AuditObjectName1763712090102 } from '../../migrations/1763712090102-audit-object-name.ts';
import { NoticePlaces1763712090202 } from '../../migrations/1763712090202-notice-places.ts';
import { RowChanges1763712100100 } from '../../migrations/1763712100100-row-changes.ts';
import { PlayerNumbers1763712100300 } from '../../migrations/1763712100300-player-numbers.ts';
import { MergedPlayer1763712200100 } from '../../migrations/1763712200100-merged-player.ts';
import { AnyRequestAside1763712300100 } from '../../migrations/1763712300100-any-request-aside.ts';
import { Sanctions1763712400100 } from '../../migrations/1763712400100-sanctions.ts';
import { OwnMatters1763712500100 } from '../../migrations/1763712500100-own-matters.ts';
import { CaptainMessages1763712500200 } from '../../migrations/1763712500200-captain-messages.ts';
import { GameAccountSource1763712500300 } from '../../migrations/1763712500300-game-account-source.ts';
import { PersonNote1763712500400 } from '../../migrations/1763712500400-person-note.ts';
import { SeriesReminders1763712500500 } from '../../migrations/1763712500500-series-reminders.ts';
import { NewsAnnouncement1763712500600 } from '../../migrations/1763712500600-news-announcement.ts';
import { MatchWeek1763712600000 } from '../../migrations/1763712600000-match-week.ts';
import { CaptainsResults1763712600200 } from '../../migrations/1763712600200-captains-results.ts';
import { LineUps1763712600300 } from '../../migrations/1763712600300-line-ups.ts';
import { TimesByAgreement1763712600100 } from '../../migrations/1763712600100-times-by-agreement.ts';
import { MatchWeekLive1763712600400 } from '../../migrations/1763712600400-match-week-live.ts';
import { MatchWeekReminders1763712600410 } from '../../migrations/1763712600410-match-week-reminders.ts';
import { NoClaimBesideAResult1763712801520 } from '../../migrations/1763712801520-no-claim-beside-a-result.ts';
import { NoShow1763712600500 } from '../../migrations/1763712600500-no-show.ts';
import { MatchWeekNotices1763712600600 } from '../../migrations/1763712600600-match-week-notices.ts';
import { GameAccountRequest1763712600610 } from '../../migrations/1763712600610-game-account-request.ts';
import { ConfirmByAfterUndo1763712600700 } from '../../migrations/1763712600700-confirm-by-after-undo.ts';
import { LineUpNames1763712600800 } from '../../migrations/1763712600800-line-up-names.ts';
import { SettledResults1763712600900 } from '../../migrations/1763712600900-settled-results.ts';
import { SeriesByWeek1763712601030 } from '../../migrations/1763712601030-series-by-week.ts';
import { LeagueChanges1763712601040 } from '../../migrations/1763712601040-league-changes.ts';
import { GoalsInOrder1763712602000 } from '../../migrations/1763712602000-goals-in-order.ts';
import { NewsAnnouncementFollows1763712500700 } from '../../migrations/1763712500700-news-announcement-follows.ts';
import { PartnerKeys1763712700400 } from '../../migrations/1763712700400-partner-keys.ts';
import { PartnerLists1763712700410 } from '../../migrations/1763712700410-partner-lists.ts';
import { LeagueEvents1763712700420 } from '../../migrations/1763712700420-league-events.ts';
import { Webhooks1763712700421 } from '../../migrations/1763712700421-webhooks.ts';
import { ReplayFiles1763712800500 } from '../../migrations/1763712800500-replay-files.ts';
import { FieldPlay1763712800510 } from '../../migrations/1763712800510-field-play.ts';
import { ReadingReplays1763712800511 } from '../../migrations/1763712800511-reading-replays.ts';
import { ReplayFilePlayVersion1763712800601 } from '../../migrations/1763712800601-replay-file-play-version.ts';
import { MoreFromTheField1763712800631 } from '../../migrations/1763712800631-more-from-the-field.ts';
import { DivisionUpcoming1763712800641 } from '../../migrations/1763712800641-division-upcoming.ts';
import { AnnulledTeams1763712800651 } from '../../migrations/1763712800651-annulled-teams.ts';
import { GameMarks1763712801500 } from '../../migrations/1763712801500-game-marks.ts';
import { ChosenRecordings1763712801510 } from '../../migrations/1763712801510-chosen-recordings.ts';
import { GoalsCountedAsShots1763712800781 } from '../../migrations/1763712800781-goals-counted-as-shots.ts';
import { ChatRights1763712800901 } from '../../migrations/1763712800901-chat-rights.ts';
import { DivisionRoleBearers1763712800911 } from '../../migrations/1763712800911-division-role-bearers.ts';
import { NoticesOfTimes1763712800921 } from '../../migrations/1763712800921-notices-of-times.ts';
import { SocketRights1763712801000 } from '../../migrations/1763712801000-socket-rights.ts';
import { ErasedActs1763712801200 } from '../../migrations/1763712801200-erased-acts.ts';
import { NamesAsPeopleSearch1763712801600 } from '../../migrations/1763712801600-names-as-people-search.ts';
import { MemberActs1763712801700 } from '../../migrations/1763712801700-member-acts.ts';
import { LoginHelpRequest1763712801710 } from '../../migrations/1763712801710-login-help-request.ts';
import { NoticesOfResults1763712901000 } from '../../migrations/1763712901000-notices-of-results.ts';
import { TakenSeries1763713002000 } from '../../migrations/1763713002000-taken-series.ts';
import { PageViews1763713101720 } from '../../migrations/1763713101720-page-views.ts';
import { HowKickoffsEnd1763712800671 } from '../../migrations/1763712800671-how-kickoffs-end.ts';
import { SeriesHighs1763712800681 } from '../../migrations/1763712800681-series-highs.ts';
import { SeasonSums1763712800691 } from '../../migrations/1763712800691-season-sums.ts';
import { EventsPlannedOnce1763712800701 } from '../../migrations/1763712800701-events-planned-once.ts';
import { PlayersFoundByName1763712800711 } from '../../migrations/1763712800711-players-found-by-name.ts';
import { CalendarStatus1763712801400 } from '../../migrations/1763712801400-calendar-status.ts';
import { UnchangedResults1763712801410 } from '../../migrations/1763712801410-unchanged-results.ts';
import { registerPgTypes } from './pg-types.ts';

/** In the order in which they run. */
const MIGRATIONS = [
  AccountsSessions1763712000000,
  CoreLeague1763712001000,
  ChangeStamp1763712002000,
  RateLimit1763712010000,
  Invite1763712020000,
  Notification1763712021000,
  SearchNames1763712022000,
  ApprovalRequest1763712030000,
  Image1763712031000,
  Signup1763712032000,
  AuditEntry1763712040000,
  Membership1763712041000,
  Outbox1763712050000,
  AuditOwnTeam1763712052000,
  DivisionTeamOrder1763712052500,
  News1763712053000,
  SixMans1763712055000,
  LiveStream1763712055100,
  SearchEverything1763712055200,
  CalendarEntry1763712056000,
  ApiKey1763712058000,
  ErasedPerson1763712058100,
  ErasedSsn1763712058200,
  RecomputedTotals1763712060001,
  SeasonsSideBySide1763712060008,
  AnnulledGames1763712060011,
  NextSeasonPlace1763712061008,
  KeyCheck1763712070107,
  SessionDevice1763712070207,
  AuditForgetting1763712070307,
  ClaimAside1763712080002,
  AuditObjectName1763712090102,
  NoticePlaces1763712090202,
  RowChanges1763712100100,
  PlayerNumbers1763712100300,
  MergedPlayer1763712200100,
  AnyRequestAside1763712300100,
  Sanctions1763712400100,
  OwnMatters1763712500100,
  CaptainMessages1763712500200,
  GameAccountSource1763712500300,
  PersonNote1763712500400,
  SeriesReminders1763712500500,
  NewsAnnouncement1763712500600,
  NewsAnnouncementFollows1763712500700,
  MatchWeek1763712600000,
  TimesByAgreement1763712600100,
  CaptainsResults1763712600200,
  LineUps1763712600300,
  MatchWeekLive1763712600400,
  MatchWeekReminders1763712600410,
  NoShow1763712600500,
  MatchWeekNotices1763712600600,
  GameAccountRequest1763712600610,
  ConfirmByAfterUndo1763712600700,
  LineUpNames1763712600800,
  SettledResults1763712600900,
  SeriesByWeek1763712601030,
  LeagueChanges1763712601040,
  GoalsInOrder1763712602000,
  PartnerKeys1763712700400,
  PartnerLists1763712700410,
  LeagueEvents1763712700420,
  Webhooks1763712700421,
  ReplayFiles1763712800500,
  FieldPlay1763712800510,
  ReadingReplays1763712800511,
  ReplayFilePlayVersion1763712800601,
  MoreFromTheField1763712800631,
  DivisionUpcoming1763712800641,
  AnnulledTeams1763712800651,
  HowKickoffsEnd1763712800671,
  SeriesHighs1763712800681,
  SeasonSums1763712800691,
  EventsPlannedOnce1763712800701,
  PlayersFoundByName1763712800711,
  GoalsCountedAsShots1763712800781,
  ChatRights1763712800901,
  DivisionRoleBearers1763712800911,
  NoticesOfTimes1763712800921,
  SocketRights1763712801000,
  ErasedActs1763712801200,
  CalendarStatus1763712801400,
  UnchangedResults1763712801410,
  GameMarks1763712801500,
  ChosenRecordings1763712801510,
  NoClaimBesideAResult1763712801520,
  Presses1763712801530,
  OvertakenClaimsAreTold1763712801540,
  NamesAsPeopleSearch1763712801600,
  FormerAddressesOfPosts1763712801610,
  MemberActs1763712801700,
  LoginHelpRequest1763712801710,
  NoticesOfResults1763712901000,
  TakenSeries1763713002000,
  PageViews1763713101720,
];

/**
 * Limits of every connection, in milliseconds. A visitor's statement of three seconds is an error. A transaction that
 * is idle for five seconds only holds locks. No one waits more than two seconds for a locked row. A migration may take
 * as long as it needs, but it must not block the site while it waits for a table's lock.
 */
const LIMITS = {
  web: { statement_timeout: 3000, idle_in_transaction_session_timeout: 5000, lock_timeout: 2000 },
  operator: { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: 10_000 },
} as const;

/** How similar a name must be to a typed word to be suggested. A short name with one wrong letter has 0.5. */
const LIKENESS = { 'pg_trgm.word_similarity_threshold': 0.45 };

/**
 * When a database without an answer counts as unavailable, in milliseconds: when it cannot be reached, when all
 * connections are taken, and when it does not answer a statement (the server cancels a slow one before that). A caller
 * gets an answer within 5 seconds.
 */
const PATIENCE = {
  web: { connect: 3000, answer: 3500 },
  operator: { connect: 10_000, answer: 0 },
} as const;

export interface DataSourceOptions {
  /** The purpose whose limits the connections have. */
  purpose?: keyof typeof LIMITS;
  /** The most connections at a time. */
  poolSize?: number;
  /**
   * The wait for rows, connections and answers in milliseconds, instead of the purpose's. For tests that delay them.
   */
  patience?: number;
}

/**
 * How long an idle connection stays. A new one plans each statement six times before it keeps a plan, up to 40 ms each
 * (docs/decisions/017), so a burst after ten quiet seconds, the driver's own limit, would meet only new ones.
 */
const IDLE_MS = 600_000;

/** The most connections of a process that serves. */
export const WEB_CONNECTIONS = 10;

/** A TypeORM data source that is not connected yet. Only migrations create the schema. */
export function createDataSource(
  url: string,
  { purpose = 'web', poolSize = WEB_CONNECTIONS, patience }: DataSourceOptions = {},
): DataSource {
  registerPgTypes();
  const logger = new Logger('Database');
  const { connect, answer, ...limits } = patience === undefined ? waitsOf(purpose) : waiting(patience);
  const settings = Object.entries({ ...limits, ...LIKENESS, timezone: 'UTC' });
  return new DataSource({
    type: 'postgres',
    url,
    driver: pg,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    poolSize,
    connectTimeoutMS: connect,
    extra: {
      options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
      query_timeout: answer,
      idleTimeoutMillis: IDLE_MS,
      // a statement is sent although those before it are not answered yet (shared-reads.ts)
      pipeline: true,
      Client: PooledClient,
    },
    // an idle connection can be cut (the server restarts); the pool opens another one, and nothing may crash
    poolErrorHandler: (error: Error) => logger.warn(`idle connection lost: ${error.message}`),
  });
}

/**
 * A connection of the pool. It can be lost in the moment between its opening and its first use, when nothing handles its errors yet.
 * That would end the process. With this handler, its first statement fails instead.
 */
class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

const waitsOf = (purpose: keyof typeof LIMITS) => ({ ...LIMITS[purpose], ...PATIENCE[purpose] });

const waiting = (ms: number): { [name in keyof ReturnType<typeof waitsOf>]: number } => ({
  statement_timeout: ms,
  idle_in_transaction_session_timeout: ms,
  lock_timeout: ms,
  connect: ms,
  answer: ms,
});
