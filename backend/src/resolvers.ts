import { ContentResolver } from './modules/content/content.resolver.ts';
import { UnreadResolver } from './modules/notifications/unread.resolver.ts';
import { NotificationsResolver } from './modules/notifications/notifications.resolver.ts';
import { StandingsPreviewResolver } from './modules/standings/standings-preview.resolver.ts';
import { SeriesReportResolver } from './modules/series/report/series-report.resolver.ts';
import { SeasonsAdminResolver } from './modules/seasons/seasons-admin.resolver.ts';
import { SeasonsResolver } from './modules/seasons/seasons.resolver.ts';
import { DivisionAdminResolver } from './modules/divisions/admin/division-admin.resolver.ts';
import { DivisionsResolver } from './modules/divisions/divisions.resolver.ts';
import { PlayersResolver } from './modules/players/players.resolver.ts';
import { RegistrationResolver } from './modules/players/registration/registration.resolver.ts';
import { InvitesResolver } from './modules/invites/invites.resolver.ts';
import { TeamRosterResolver } from './modules/teams/roster/team-roster.resolver.ts';
import { TeamsResolver } from './modules/teams/teams.resolver.ts';
import { SeriesPlanningResolver } from './modules/series/plan/series-planning.resolver.ts';
import { TeamDecisionResolver } from './modules/series/report/team-decision.resolver.ts';
import { SeriesTableResolver } from './modules/series/table/series-table.resolver.ts';
import { SeriesResolver } from './modules/series/series.resolver.ts';
import { SeriesGamesResolver } from './modules/series/series-games.resolver.ts';
import { DivisionSeriesResolver } from './modules/series/division-series.resolver.ts';
import { TeamSeriesResolver } from './modules/series/team-series.resolver.ts';
import { StandingsResolver } from './modules/standings/standings.resolver.ts';
import { DivisionStatsResolver } from './modules/stats/division-stats.resolver.ts';
import { TeamStatsResolver } from './modules/stats/team-stats.resolver.ts';
import { SeriesTotalsResolver } from './modules/stats/series-totals.resolver.ts';
import { PlayerSeasonsResolver } from './modules/stats/player-seasons.resolver.ts';
import { TransfersResolver } from './modules/transfers/transfers.resolver.ts';
import { MyRequestsResolver } from './modules/requests/lists/my-requests.resolver.ts';
import { RequestsResolver } from './modules/requests/requests.resolver.ts';
import { MemberListResolver } from './modules/membership/member-list.resolver.ts';
import { MembershipResolver } from './modules/membership/membership.resolver.ts';
import { PlacesResolver } from './modules/signups/places.resolver.ts';
import { SignupsResolver } from './modules/signups/signups.resolver.ts';
import { SearchResolver } from './modules/search/search.resolver.ts';
import { TeamAdminResolver } from './modules/team-admin/team-admin.resolver.ts';
import { UsersAdminResolver } from './modules/user-admin/users-admin.resolver.ts';
import { AuditResolver } from './modules/audit/audit.resolver.ts';
import { DashboardResolver } from './modules/dashboard/dashboard.resolver.ts';
import { LiveStreamResolver } from './modules/live/live-stream.resolver.ts';
import { SixMansResolver } from './modules/six-mans/six-mans.resolver.ts';
import { NewsAdminResolver } from './modules/news/news-admin.resolver.ts';
import { NewsResolver } from './modules/news/news.resolver.ts';
import { PagesResolver } from './modules/pages/pages.resolver.ts';
import { ChatResolver } from './modules/chat/chat.resolver.ts';
import { OutboxResolver } from './modules/outbox/outbox.resolver.ts';
import { AdminSeriesRoomResolver, SeriesRoomResolver } from './modules/series/plan/series-room.resolver.ts';
import { OwnSessionsResolver } from './modules/auth/own-sessions.resolver.ts';
import { ViewerResolver } from './modules/auth/viewer.resolver.ts';
import { SettingsAdminResolver } from './modules/settings/settings-admin.resolver.ts';
import { SettingsResolver } from './modules/settings/settings.resolver.ts';
import { DateTimeScalar } from './platform/graphql/date-time.scalar.ts';

/** Scalars of our own, for the schema that is printed without starting the application. */
export const scalars = [DateTimeScalar];

/** Every resolver class: the modules provide them, schema.ts prints them. A test holds this list to the running schema. */
export const resolvers = [
  ContentResolver,
  NotificationsResolver,
  UnreadResolver,
  SettingsAdminResolver,
  SettingsResolver,
  StandingsPreviewResolver,
  SeriesReportResolver,
  SeasonsAdminResolver,
  SeasonsResolver,
  DivisionsResolver,
  DivisionAdminResolver,
  PlayersResolver,
  RegistrationResolver,
  TeamsResolver,
  TeamRosterResolver,
  InvitesResolver,
  SeriesResolver,
  SeriesPlanningResolver,
  TeamDecisionResolver,
  SeriesRoomResolver,
  AdminSeriesRoomResolver,
  ChatResolver,
  OutboxResolver,
  SeriesTableResolver,
  SeriesGamesResolver,
  DivisionSeriesResolver,
  TeamSeriesResolver,
  StandingsResolver,
  DivisionStatsResolver,
  TeamStatsResolver,
  SeriesTotalsResolver,
  PlayerSeasonsResolver,
  PlacesResolver,
  SignupsResolver,
  MemberListResolver,
  MembershipResolver,
  TransfersResolver,
  RequestsResolver,
  MyRequestsResolver,
  NewsResolver,
  NewsAdminResolver,
  PagesResolver,
  SearchResolver,
  SixMansResolver,
  LiveStreamResolver,
  TeamAdminResolver,
  UsersAdminResolver,
  AuditResolver,
  DashboardResolver,
  OwnSessionsResolver,
  ViewerResolver,
];
