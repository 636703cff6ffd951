import { ApiKey } from './modules/partners/api-key.entity.ts';
import { ApprovalRequest } from './modules/requests/approval-request.entity.ts';
import { AssociationMember } from './modules/auth/users/association-member.entity.ts';
import { AuditEntry } from './modules/audit/audit-entry.entity.ts';
import { CalendarEntry } from './modules/site/feeds/calendar-entry.entity.ts';
import { Division } from './modules/seasons/divisions/division.entity.ts';
import { DivisionRoleBearer } from './modules/chat/division-role-bearer.entity.ts';
import { DivisionRole } from './modules/chat/division-role.entity.ts';
import { DivisionTeam } from './modules/seasons/divisions/division-team.entity.ts';
import { FieldEvent } from './modules/stats/recordings/play/field-event.entity.ts';
import { Game } from './modules/series/game.entity.ts';
import { ReplayReading } from './modules/stats/recordings/sweep/replay-reading.entity.ts';
import { GameFieldPlay } from './modules/stats/recordings/play/game-field-play.entity.ts';
import { GameTrack } from './modules/stats/recordings/play/game-track.entity.ts';
import { Goal } from './modules/series/goal.entity.ts';
import { GameAccount } from './modules/players/game-account.entity.ts';
import { Image } from './modules/content/media/image.entity.ts';
import { Invite } from './modules/teams/invites/invite.entity.ts';
import { LiveStream } from './modules/site/live/live-stream.entity.ts';
import { LoginState } from './modules/auth/login-state.entity.ts';
import { ManagedPage } from './modules/site/pages/managed-page.entity.ts';
import { MatchWeekRules } from './modules/series/match-week/rules/match-week-rules.entity.ts';
import { Membership } from './modules/auth/membership/membership.entity.ts';
import { MergedPlayer } from './modules/players/merged-player.entity.ts';
import { NewsAnnouncement } from './modules/news/news-announcement.entity.ts';
import { NewsCategory } from './modules/news/news-category.entity.ts';
import { NewsPost } from './modules/news/news-post.entity.ts';
import { Notification } from './modules/messages/notifications/notification.entity.ts';
import { OutboxEntry } from './modules/messages/outbox/outbox-entry.entity.ts';
import { PageView } from './modules/site/page-views/page-view.entity.ts';
import { PersonNote } from './modules/staff/user-admin/notes/person-note.entity.ts';
import { PlacementBand } from './modules/seasons/divisions/placement-band.entity.ts';
import { Player } from './modules/players/player.entity.ts';
import { PlayerDivisionTotals } from './modules/stats/player-division-totals.entity.ts';
import { PlayerFieldPlay } from './modules/stats/recordings/play/player-field-play.entity.ts';
import { PlayerGameStats } from './modules/series/player-game-stats.entity.ts';
import { KeptReplayFile } from './modules/stats/recordings/files/replay-file.entity.ts';
import { ReplayContent } from './modules/stats/recordings/files/replay-content.entity.ts';
import { RefreshToken } from './modules/auth/refresh-token.entity.ts';
import { RosterEntry } from './modules/teams/roster-entry.entity.ts';
import { RowChange } from './modules/audit/row-change.entity.ts';
import { Sanction } from './modules/players/sanctions/sanction.entity.ts';
import { Season } from './modules/seasons/season.entity.ts';
import { Series } from './modules/series/series.entity.ts';
import { TakenSeries } from './modules/series/taken/taken-series.entity.ts';
import { SeriesRoom } from './modules/chat/series-room.entity.ts';
import { MutedReminder } from './modules/series/match-week/reminders/muted-reminder.entity.ts';
import { Webhook } from './modules/partners/webhooks/webhook.entity.ts';
import { WebhookDelivery } from './modules/partners/webhooks/webhook-delivery.entity.ts';
import { WeekReminder } from './modules/series/match-week/reminders/week-reminder.entity.ts';
import { StoredEvent } from './modules/partners/events/stored-event.entity.ts';
import { LineUp } from './modules/series/match-week/ready/line-up.entity.ts';
import { LineUpPlayer } from './modules/series/match-week/ready/line-up-player.entity.ts';
import { EveningAnswer } from './modules/series/match-week/times/evening-answer.entity.ts';
import { TimeProposal } from './modules/series/match-week/times/time-proposal.entity.ts';
import { SeriesEvidence } from './modules/series/match-week/evidence/series-evidence.entity.ts';
import { Dispute } from './modules/series/match-week/results/dispute.entity.ts';
import { DisputeNotice } from './modules/series/match-week/results/dispute-notice.entity.ts';
import { DisputeStory } from './modules/series/match-week/results/dispute-story.entity.ts';
import { NoShowClaim } from './modules/series/match-week/no-show/no-show-claim.entity.ts';
import { NoShowNotice } from './modules/series/match-week/no-show/no-show-notice.entity.ts';
import { SeriesEvent } from './modules/series/match-week/series-event.entity.ts';
import { SeriesReminder } from './modules/series/captain-messages/series-reminder.entity.ts';
import { Session } from './modules/auth/session.entity.ts';
import { Setting } from './modules/content/settings/setting.entity.ts';
import { Signup } from './modules/seasons/signups/signup.entity.ts';
import { SixMansFloor } from './modules/players/six-mans/six-mans-floor.entity.ts';
import { SixMansPlayer } from './modules/players/six-mans/six-mans-player.entity.ts';
import { SixMansResult } from './modules/players/six-mans/six-mans-result.entity.ts';
import { SixMansSeriesEntity } from './modules/players/six-mans/six-mans-series.entity.ts';
import { StoredCaptainMessage } from './modules/series/captain-messages/captain-message.entity.ts';
import { Team } from './modules/teams/team.entity.ts';
import { TotalsCheck } from './modules/stats/check/totals-check.entity.ts';
import { User } from './modules/auth/users/user.entity.ts';
import { UserRole } from './modules/auth/users/user-role.entity.ts';

/** Every stored class. The schema test compares this list, and the migrations, with the database. */
export const ENTITIES = [
  ApiKey,
  ApprovalRequest,
  AssociationMember,
  AuditEntry,
  CalendarEntry,
  Dispute,
  DisputeNotice,
  DisputeStory,
  Division,
  DivisionRole,
  DivisionRoleBearer,
  DivisionTeam,
  EveningAnswer,
  FieldEvent,
  Game,
  GameAccount,
  GameFieldPlay,
  GameTrack,
  Image,
  Invite,
  KeptReplayFile,
  LineUp,
  LineUpPlayer,
  LiveStream,
  LoginState,
  ManagedPage,
  MatchWeekRules,
  Membership,
  MergedPlayer,
  MutedReminder,
  NewsAnnouncement,
  NewsCategory,
  NewsPost,
  NoShowClaim,
  NoShowNotice,
  Notification,
  OutboxEntry,
  PageView,
  PersonNote,
  PlacementBand,
  Player,
  PlayerDivisionTotals,
  PlayerFieldPlay,
  PlayerGameStats,
  Goal,
  RefreshToken,
  ReplayContent,
  ReplayReading,
  RosterEntry,
  RowChange,
  Sanction,
  Season,
  Series,
  SeriesEvent,
  SeriesEvidence,
  SeriesReminder,
  SeriesRoom,
  Session,
  Setting,
  Signup,
  SixMansFloor,
  SixMansPlayer,
  SixMansResult,
  SixMansSeriesEntity,
  StoredCaptainMessage,
  StoredEvent,
  TakenSeries,
  Team,
  TimeProposal,
  TotalsCheck,
  User,
  UserRole,
  Webhook,
  WebhookDelivery,
  WeekReminder,
];
