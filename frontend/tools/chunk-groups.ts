/** Packages that every page needs. */
const FRAMEWORK = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@apollo',
  'rxjs',
  'graphql',
  'optimism',
  '@wry',
  'i18next',
  'react-i18next',
];

/** Our own parts of the shell and of nearly every page, without those that open on demand. */
const SHELL_FOLDERS = ['app', 'theme/recipes', 'styled-system', 'lib', 'ui', 'league'];
const ON_DEMAND =
  /\.page\.|\/(locales|texts)\/|\/(staff-pages|more-pages|locale-files|modal|confirm-dialog|form-|image-|upload-|(lazy-)?markdown|request-waiting|data-table|url-tabs|disclosure|use-column-sort|use-overflow|placement-legend|form-guide|result-letter|statistics|profile-header|careers\/|field\/|replays\/|when-near|flag|news-card|sponsor-mark|subscribe|mark-words|six-mans-rank|country-name|use-action|use-confirm|drafts\/|draft-store|name-note|busy-button|page-error|banner-picture|use-draft|use-kept-form|use-leave-guard|use-back-closes|back-layers|use-at-times|use-news|match-now\/|use-login-elsewhere|side-drawer|bottom-bar|ball-(at-post|over-bar)|snackbar|search-palette|palette-(groups|box)|use-paused|use-typed-search|use-turned-true|cookie-banner|count-views|consent|message-box|pictures\/|platform-name|series-(list|row|score)|signup-banner|spoilers\/|unread-watch|live\/|idle-parts|keep-files|page-progress|share\/|login-return|trusted-types|stockholm-field|facing-table|sanction-section|season-facts)/;

/** What hides results and posts: the start page needs it as well as every table. */
const HIDING = /\/frontend\/src\/league\/spoilers\/(spoiler|hidden-results)\./;

/** Packages that only the back office needs. */
const CHAKRA = /node_modules\/(@chakra-ui|@emotion|stylis)\//;
const ICON_CORE = /node_modules\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|shared|context)/;

/** Icons that several parts show. Each has 300 bytes, and alone it would be a request. */
const SHARED_MARKS = /node_modules\/lucide-react\/dist\/esm\/icons\//;

/** Those of a first view, which are a part of the shell: a file of their own would be a request on nearly every page. */
const FIRST_MARKS =
  /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-(down|up)|check|chevron-(left|right)|circle-check|circle-exclamation-point|copy|crown|external-link|hourglass|info|radio|square|square-check|triangle-exclamation-point|x)\.|\/frontend\/src\/league\/flags\/country-name/;

/** Icons that only the back office shows; visitors do not load them. */
const STAFF_MARKS =
  /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-left-right|badge-check|bold|circle-question-mark|circle-x|ellipsis-vertical|eraser|hand|heading|image-plus|letter-h|italic|link|list|lock|plus|tag|upload)\./;

/** Parts of every page with a table, and the button that shares such a page, with its icon. */
const TABLES =
  /\/frontend\/src\/(ui\/(table\/|use-overflow)|league\/(series\/series-score|share\/)|features\/home\/series-tables)|\/lucide-react\/dist\/esm\/icons\/share-2\./;

/** What moves on a page by itself, and what hides results. Each alone is small, and would be one more name in the shell. */
const LIVE = /\/frontend\/src\/(lib\/live\/|league\/(live\/|spoilers\/(show-result|spoiler-switch)))/;

/** Parts of the pages of a division, a series, a team and a player, with icons that only these show. */
const LEAGUE =
  /\/frontend\/src\/(league\/((sanctions|series|statistics|subscribe)\/[\w-]+\.tsx?|flags\/flag|spoilers\/spoiled-part|placement-legend|profile-header|six-mans-rank)|ui\/(disclosure|page\/(url-tabs|page-error|when-near)))|\/lucide-react\/dist\/esm\/icons\/(calendar-plus|settings)\./;

/** What the start page has in common with other pages. */
const CARDS = /\/frontend\/src\/league\/(news-card|sponsor-mark)/;

/** Small parts that forms and searches share. */
const CONTROLS = /\/frontend\/src\/ui\/(form\/form-control|use-paused)/;

/** What waits for the reader of written texts. */
const WRITTEN = /\/frontend\/src\/(features\/home\/start-content|ui\/markdown\/lazy-markdown)/;

/** Uploads of pictures. */
const UPLOADS = /\/frontend\/src\/lib\/upload-image|\/send-picture\./;

/** Parts that open over a page: dialogs, the drawer and the search, with their contents. */
const OVERLAYS =
  /\/frontend\/src\/(app\/shell\/(menu\/side-drawer|search\/)|lib\/back-layers|ui\/dialog\/(modal|palette-box|use-back-closes)|features\/content\/rule-books\/(use-)?(rule-hits|find-clauses))/;

/** Parts that every page loads when the browser is idle. */
const IDLE =
  /\/frontend\/src\/app\/shell\/(idle-parts|keep-files|page-progress|menu\/bottom-bar|count-views|banners\/(cookie-banner|snackbar))|\/frontend\/src\/lib\/consent/;

/** The lists of all pages and texts that no visit starts with. */
const MORE_PAGES = /\/frontend\/src\/(app\/more-pages|lib\/i18n\/locale-files)\./;

/** Texts of the lists of series of all divisions, in a language. */
const resultTexts = (language: string) =>
  new RegExp(`/(features/series/(matches|tonight)|league/spoilers)/locales/${language}\\.json$`);

/** Texts that the pages of LEAGUE share, in a language. Each page has a file of its own beside it. */
const leagueTexts = (language: string) =>
  new RegExp(`/league/(sanctions|statistics|subscribe)/locales/${language}\\.json$`);

const isFramework = (id: string): boolean => FRAMEWORK.some((name) => id.includes(`/node_modules/${name}/`));

const isShell = (id: string): boolean =>
  ICON_CORE.test(id) ||
  FIRST_MARKS.test(id) ||
  HIDING.test(id) ||
  (SHELL_FOLDERS.some((folder) => id.includes(`/frontend/src/${folder}/`)) && !ON_DEMAND.test(id));

/**
 * A few long-lived files instead of twenty small ones: each request costs a slow phone a round trip. The back office's texts
 * are one file for a language, because the shell lists every file that it can ask for.
 */
export const chunkGroups = [
  { name: 'framework', test: isFramework },
  { name: 'shell', test: isShell },
  { name: 'more-pages', test: MORE_PAGES },
  { name: 'chakra', test: CHAKRA },
  { name: 'staff-icons', test: STAFF_MARKS },
  { name: 'tables', test: TABLES },
  { name: 'cards', test: CARDS },
  { name: 'controls', test: CONTROLS },
  { name: 'live', test: LIVE },
  { name: 'league', test: LEAGUE },
  { name: 'icons', test: SHARED_MARKS, minShareCount: 2 },
  { name: 'overlays', test: OVERLAYS },
  { name: 'written', test: WRITTEN },
  { name: 'uploads', test: UPLOADS },
  { name: 'idle-parts', test: IDLE },
  { name: 'league-se', test: leagueTexts('se') },
  { name: 'league-en', test: leagueTexts('en') },
  { name: 'results-se', test: resultTexts('se') },
  { name: 'results-en', test: resultTexts('en') },
  { name: 'admin-se', test: /features\/admin\/.*locales\/se\.json$/ },
  { name: 'admin-en', test: /features\/admin\/.*locales\/en\.json$/ },
];
