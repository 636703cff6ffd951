import 'i18next';

/** The keys of every namespace, so that the compiler finds a missing text. A new feature adds its line. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      admin: typeof import('./features/admin/locales/se.json');
      'admin-server': typeof import('./features/admin/server/locales/se.json');
      'admin-audit': typeof import('./features/admin/audit/locales/se.json');
      'admin-palette': typeof import('./features/admin/palette/locales/se.json');
      'admin-undo': typeof import('./features/admin/undo/locales/se.json');
      'admin-chat': typeof import('./features/admin/chat/locales/se.json');
      'admin-dashboard': typeof import('./features/admin/dashboard/locales/se.json');
      'admin-divisions-season': typeof import('./features/admin/divisions/season/locales/se.json');
      'admin-divisions': typeof import('./features/admin/divisions/locales/se.json');
      'admin-messages': typeof import('./features/admin/messages/locales/se.json');
      'admin-news': typeof import('./features/admin/news/locales/se.json');
      'admin-pages': typeof import('./features/admin/pages/locales/se.json');
      'admin-reminders': typeof import('./features/admin/reminders/locales/se.json');
      'admin-report': typeof import('./features/admin/report/locales/se.json');
      'admin-report-night': typeof import('./features/admin/report/night/locales/se.json');
      'admin-requests': typeof import('./features/admin/requests/locales/se.json');
      'admin-imports': typeof import('./features/admin/imports/locales/se.json');
      'admin-sanctions': typeof import('./features/admin/sanctions/locales/se.json');
      'admin-seasons': typeof import('./features/admin/seasons/locales/se.json');
      'admin-series': typeof import('./features/admin/series/locales/se.json');
      'admin-settings': typeof import('./features/admin/settings/locales/se.json');
      'admin-signed-up': typeof import('./features/admin/signed-up/locales/se.json');
      'admin-six-mans': typeof import('./features/admin/six-mans/locales/se.json');
      'admin-match-night': typeof import('./features/admin/match-night/locales/se.json');
      'admin-duplicates': typeof import('./features/admin/duplicates/locales/se.json');
      'admin-times': typeof import('./features/admin/times/locales/se.json');
      'admin-teams': typeof import('./features/admin/teams/locales/se.json');
      'admin-transfers': typeof import('./features/admin/transfers/locales/se.json');
      'admin-users-person': typeof import('./features/admin/users/person/locales/se.json');
      'admin-users': typeof import('./features/admin/users/locales/se.json');
      api: typeof import('./lib/locales/se.json');
      app: typeof import('./app/locales/se.json');
      auth: typeof import('./features/auth/locales/se.json');
      divisions: typeof import('./features/divisions/locales/se.json');
      'divisions-opened': typeof import('./features/divisions/opened/locales/se.json');
      'divisions-trends': typeof import('./features/divisions/trends/locales/se.json');
      home: typeof import('./features/home/locales/se.json');
      'home-own': typeof import('./features/home/own/locales/se.json');
      information: typeof import('./features/information/locales/se.json');
      leaders: typeof import('./features/leaders/locales/se.json');
      league: typeof import('./league/locales/se.json');
      'league-careers': typeof import('./league/careers/locales/se.json');
      'league-drafts': typeof import('./league/drafts/locales/se.json');
      'league-sanctions': typeof import('./league/sanctions/locales/se.json');
      'league-season': typeof import('./league/season/locales/se.json');
      'league-statistics': typeof import('./league/statistics/locales/se.json');
      'league-subscribe': typeof import('./league/subscribe/locales/se.json');
      matches: typeof import('./features/matches/locales/se.json');
      'match-week': typeof import('./features/match-week/locales/se.json');
      membership: typeof import('./features/membership/locales/se.json');
      news: typeof import('./features/news/locales/se.json');
      notifications: typeof import('./features/notifications/locales/se.json');
      'own-matters': typeof import('./features/own-matters/locales/se.json');
      'player-settings': typeof import('./features/player-settings/locales/se.json');
      players: typeof import('./features/players/locales/se.json');
      prizes: typeof import('./features/prizes/locales/se.json');
      registration: typeof import('./features/registration/locales/se.json');
      records: typeof import('./features/records/locales/se.json');
      'rule-books': typeof import('./features/rule-books/locales/se.json');
      seasons: typeof import('./features/seasons/locales/se.json');
      series: typeof import('./features/series/locales/se.json');
      'series-outlook': typeof import('./features/series/outlook/locales/se.json');
      signup: typeof import('./features/signup/locales/se.json');
      'six-mans': typeof import('./features/six-mans/locales/se.json');
      teams: typeof import('./features/teams/locales/se.json');
      'teams-create': typeof import('./features/teams/create/locales/se.json');
      'teams-settings': typeof import('./features/teams/settings/locales/se.json');
      transfers: typeof import('./features/transfers/locales/se.json');
      ui: typeof import('./ui/locales/se.json');
    };
  }
}
