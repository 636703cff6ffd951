/** Packages that every page stands on. */
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

/** Our own parts that the shell and nearly every page draw with; what opens on demand is not among them. */
const SHELL_FOLDERS = ['app', 'theme/recipes', 'styled-system', 'lib', 'ui', 'league'];
const ON_DEMAND =
  /\.page\.|\/(locales|texts)\/|\/(modal|confirm-dialog|form-|image-|upload-|(lazy-)?markdown|request-waiting|data-table|url-tabs|disclosure|use-column-sort|use-overflow|placement-legend|form-guide|result-letter|statistics|profile-header|flag|drawn-banner|subscribe|mark-words|six-mans-rank|country-name|use-action|use-confirm|drafts\/|name-note|busy-button|page-error|banner-picture|use-draft|use-kept-form|use-leave-guard|use-login-elsewhere|side-drawer|bottom-bar|ball-at-post|snackbar|search-palette|palette-groups|use-paused|use-typed-search|use-turned-true|cookie-banner|message-box|platform-name|series-(list|row|score)|signup-banner|unread-watch|unread-socket|idle-parts|keep-files|trusted-types)/;

/** What the back office alone draws with. */
const CHAKRA = /node_modules\/(@chakra-ui|@emotion|stylis)\//;
const ICON_CORE = /node_modules\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|shared|context)/;

/** Icons that more than one part draws: 300 bytes each, and a request each when they stand alone. */
const SHARED_ICONS = /node_modules\/lucide-react\/dist\/esm\/icons\//;

/** Every page with a table wants all of these. */
const TABLES = /\/frontend\/src\/(ui\/(table\/|use-overflow)|league\/series\/series-score)/;

const isFramework = (id: string): boolean => FRAMEWORK.some((name) => id.includes(`/node_modules/${name}/`));

const isShell = (id: string): boolean =>
  ICON_CORE.test(id) ||
  (SHELL_FOLDERS.some((folder) => id.includes(`/frontend/src/${folder}/`)) && !ON_DEMAND.test(id)) ||
  /\/frontend\/src\/gql\/(graphql|hooks)\.ts$/.test(id);

/**
 * A few long-lived files instead of twenty small ones: each request costs a slow phone a round trip. The back office's texts
 * are one file for a language, because the shell lists every file that it can ask for.
 */
export const chunkGroups = [
  { name: 'framework', test: isFramework },
  { name: 'shell', test: isShell },
  { name: 'chakra', test: CHAKRA },
  { name: 'icons', test: SHARED_ICONS, minShareCount: 2 },
  { name: 'tables', test: TABLES },
  { name: 'admin-se', test: /features\/admin\/.*locales\/se\.json$/ },
  { name: 'admin-en', test: /features\/admin\/.*locales\/en\.json$/ },
];
