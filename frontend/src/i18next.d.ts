import type admin from './features/admin/locales/se.json';
import type adminDashboard from './features/admin/dashboard/locales/se.json';
import type adminDivisions from './features/admin/divisions/locales/se.json';
import type adminReport from './features/admin/report/locales/se.json';
import type adminRequests from './features/admin/requests/locales/se.json';
import type adminSeasons from './features/admin/seasons/locales/se.json';
import type adminSeries from './features/admin/series/locales/se.json';
import type adminSettings from './features/admin/settings/locales/se.json';
import type adminSixMans from './features/admin/six-mans/locales/se.json';
import type adminTransfers from './features/admin/transfers/locales/se.json';
import type adminUsers from './features/admin/users/locales/se.json';
import type app from './app/locales/se.json';
import type auth from './features/auth/locales/se.json';
import type divisions from './features/divisions/locales/se.json';
import type home from './features/home/locales/se.json';
import type membership from './features/membership/locales/se.json';
import type news from './features/news/locales/se.json';
import type notifications from './features/notifications/locales/se.json';
import type playerSettings from './features/player-settings/locales/se.json';
import type players from './features/players/locales/se.json';
import type prizes from './features/prizes/locales/se.json';
import type registration from './features/registration/locales/se.json';
import type seasons from './features/seasons/locales/se.json';
import type series from './features/series/locales/se.json';
import type signup from './features/signup/locales/se.json';
import type sixMans from './features/six-mans/locales/se.json';
import type teams from './features/teams/locales/se.json';
import type teamsCreate from './features/teams/create/locales/se.json';
import type teamsSettings from './features/teams/settings/locales/se.json';
import type information from './features/information/locales/se.json';
import type ruleBooks from './features/rule-books/locales/se.json';
import type league from './league/locales/se.json';
import type leagueStatistics from './league/statistics/locales/se.json';
import type api from './lib/locales/se.json';
import type ui from './ui/locales/se.json';

/** The keys of every namespace, so that the compiler refuses a text that does not exist. A new feature adds its line. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      admin: typeof admin;
      'admin-dashboard': typeof adminDashboard;
      'admin-divisions': typeof adminDivisions;
      'admin-report': typeof adminReport;
      'admin-requests': typeof adminRequests;
      'admin-seasons': typeof adminSeasons;
      'admin-series': typeof adminSeries;
      'admin-settings': typeof adminSettings;
      'admin-six-mans': typeof adminSixMans;
      'admin-transfers': typeof adminTransfers;
      'admin-users': typeof adminUsers;
      app: typeof app;
      api: typeof api;
      auth: typeof auth;
      divisions: typeof divisions;
      home: typeof home;
      information: typeof information;
      league: typeof league;
      'league-statistics': typeof leagueStatistics;
      membership: typeof membership;
      news: typeof news;
      notifications: typeof notifications;
      'player-settings': typeof playerSettings;
      players: typeof players;
      prizes: typeof prizes;
      registration: typeof registration;
      'rule-books': typeof ruleBooks;
      seasons: typeof seasons;
      series: typeof series;
      signup: typeof signup;
      'six-mans': typeof sixMans;
      teams: typeof teams;
      'teams-create': typeof teamsCreate;
      'teams-settings': typeof teamsSettings;
      ui: typeof ui;
    };
  }
}
