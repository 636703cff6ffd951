/**
 * The namespaces of texts, by the page that most visits start with and that waits for them (`app/first-pages`). They are requested
 * while the site's script is still loading (`first-paint/early-queries`). `first-locale-files` names their files.
 */
export const FIRST_TEXTS = {
  home: ['home'],
  division: ['seasons-divisions', 'league-statistics', 'league-subscribe'],
  series: ['series'],
  team: ['teams', 'league-sanctions', 'league-statistics', 'league-subscribe'],
  player: ['players', 'league-sanctions', 'league-statistics', 'league-subscribe'],
} as const;
