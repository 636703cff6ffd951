import type ROUTES from '../lib/routes.json';
import { pageLoader, type PageLoader } from './page-loader';

/** The addresses of the back office by name. */
export type StaffRoute = Extract<keyof typeof ROUTES, `admin${string}` | 'sixMansAdmin'>;

/** A page of the back office, with the providers and the texts of the server that its parts need. */
const staffPage = (load: PageLoader, ...namespaces: string[]): PageLoader =>
  pageLoader(
    async () => {
      const [{ default: Page }, { BackOffice }] = await Promise.all([
        load(),
        import('../features/admin/shell/back-office'),
      ]);
      const InBackOffice = () => (
        <BackOffice>
          <Page />
        </BackOffice>
      );
      return { default: InBackOffice };
    },
    'admin-server',
    'report-server',
    'league-drafts',
    ...namespaces,
  );

/** The page of each address of the back office, and the texts that it needs. */
export const STAFF_PAGES: Readonly<Record<StaffRoute, PageLoader>> = {
  admin: staffPage(() => import('../features/admin/shell/admin.page'), 'admin'),
  adminAudit: staffPage(
    () => import('../features/admin/audit/audit.page'),
    'admin',
    'admin-audit',
    'admin-undo',
    'api',
  ),
  adminDashboard: staffPage(() => import('../features/admin/dashboard/dashboard.page'), 'admin', 'admin-dashboard'),
  adminRequests: staffPage(() => import('../features/admin/requests/requests.page'), 'admin', 'admin-requests', 'api'),
  adminSeries: staffPage(
    () => import('../features/admin/series/series.page'),
    'admin',
    'admin-series',
    'admin-reminders',
    'report',
    'admin-contest',
    'api',
  ),
  adminTimes: staffPage(() => import('../features/admin/times/times.page'), 'admin', 'admin-times', 'api'),
  adminMatchNight: staffPage(
    () => import('../features/admin/match-night/match-night.page'),
    'admin',
    'admin-match-night',
    'admin-reminders',
    'admin-series',
    'report',
    'admin-contest',
    'api',
  ),
  adminNight: staffPage(
    () => import('../features/admin/report/night/night.page'),
    'admin',
    'report',
    'admin-report-night',
    'api',
  ),
  adminSeriesEdit: staffPage(() => import('../features/admin/report/raw/raw-editor.page'), 'admin', 'report', 'api'),
  adminContest: staffPage(
    () => import('../features/admin/contest/contest.page'),
    'admin',
    'admin-contest',
    'report',
    'admin-audit',
    'api',
  ),
  adminSeriesReport: staffPage(
    () => import('../features/admin/report/series-report.page'),
    'admin',
    'report',
    'admin-contest',
    'admin-series',
    'api',
  ),
  adminNews: staffPage(() => import('../features/admin/news/news.page'), 'admin', 'admin-news', 'api'),
  adminNewsAdd: staffPage(() => import('../features/admin/news/post-editor.page'), 'admin', 'admin-news', 'api'),
  adminNewsEdit: staffPage(() => import('../features/admin/news/post-editor.page'), 'admin', 'admin-news', 'api'),
  adminNewsCategories: staffPage(() => import('../features/admin/news/categories.page'), 'admin', 'admin-news', 'api'),
  adminPages: staffPage(() => import('../features/admin/pages/pages.page'), 'admin', 'admin-pages', 'api'),
  adminUsers: staffPage(() => import('../features/admin/users/users.page'), 'admin', 'admin-users', 'api'),
  adminPerson: staffPage(
    () => import('../features/admin/users/person/person.page'),
    'admin',
    'admin-users',
    'admin-users-person',
    'admin-requests',
    'admin-sanctions',
    'admin-audit',
    'admin-undo',
    'api',
  ),
  adminDuplicates: staffPage(
    () => import('../features/admin/duplicates/duplicates.page'),
    'admin',
    'admin-duplicates',
    'api',
  ),
  sixMansAdmin: staffPage(() => import('../features/admin/six-mans/six-mans.page'), 'admin', 'admin-six-mans', 'api'),
  adminTeams: staffPage(() => import('../features/admin/teams/teams.page'), 'admin', 'admin-teams', 'api'),
  adminSignedupTeams: staffPage(
    () => import('../features/admin/signed-up/signed-up-teams.page'),
    'admin',
    'admin-signed-up',
    'api',
  ),
  adminTransfers: staffPage(() => import('../features/admin/transfers/transfers.page'), 'admin', 'admin-transfers'),
  adminStart: staffPage(() => import('../features/admin/settings/start.page'), 'admin', 'admin-settings', 'api'),
  adminSeasons: staffPage(() => import('../features/admin/seasons/seasons.page'), 'admin', 'admin-seasons', 'api'),
  adminSettings: staffPage(() => import('../features/admin/settings/settings.page'), 'admin', 'admin-settings', 'api'),
  adminDivisions: staffPage(
    () => import('../features/admin/divisions/divisions.page'),
    'admin',
    'admin-divisions',
    'api',
  ),
  adminSeasonHealth: staffPage(
    () => import('../features/admin/season-health/season-health.page'),
    'admin',
    'admin-season-health',
    'api',
  ),
  adminSeasonEnd: staffPage(
    () => import('../features/admin/season-end/season-end.page'),
    'admin',
    'admin-season-end',
    'admin-sanctions',
    'api',
  ),
  adminStages: staffPage(() => import('../features/admin/stages/stages.page'), 'admin', 'admin-stages', 'api'),
  adminSeasonDivisions: staffPage(
    () => import('../features/admin/divisions/season/season-divisions.page'),
    'admin',
    'admin-divisions-season',
    'api',
  ),
  adminDivisionAdd: staffPage(
    () => import('../features/admin/divisions/add-division.page'),
    'admin',
    'admin-divisions',
    'api',
  ),
  adminChat: staffPage(() => import('../features/admin/chat/chat-work.page'), 'admin', 'admin-chat', 'api'),
  adminReplayFiles: staffPage(
    () => import('../features/admin/replay-files/replay-files.page'),
    'admin',
    'admin-replay-files',
    'api',
  ),
  adminImport: staffPage(() => import('../features/admin/imports/import.page'), 'admin', 'admin-imports', 'api'),
  adminSanctions: staffPage(
    () => import('../features/admin/sanctions/sanctions.page'),
    'admin',
    'admin-sanctions',
    'api',
  ),
  adminMessages: staffPage(() => import('../features/admin/messages/messages.page'), 'admin', 'admin-messages', 'api'),
  adminOperations: staffPage(
    () => import('../features/admin/operations/operations.page'),
    'admin',
    'admin-operations',
    'api',
  ),
  adminPartners: staffPage(
    () => import('../features/admin/partners/partners.page'),
    'admin',
    'admin-partners',
    'admin-webhooks',
    'league-webhooks',
    'partners-server',
    'api',
  ),
  adminDivision: staffPage(
    () => import('../features/admin/divisions/division.page'),
    'admin',
    'admin-divisions',
    'admin-times',
    'report',
    'admin-chat',
    'api',
  ),
};
