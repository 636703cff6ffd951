import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import { LEAGUE } from '../src/lib/league-config.ts';
import { PALETTE } from '../src/theme/palette.ts';
import { filesOfWeek, OFFLINE_WEEK, offlineWeek } from './offline-week.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** Fonts, and the script that the page needs before its own. */
const ALWAYS_KEPT = /\.woff2$|^assets\/boot-/;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Makes the site installable: a manifest, and a service worker that keeps the files of the shell and of the player's week.
 * Pages and data come from the network: the worker keeps nothing personal. When a page cannot be fetched, it shows the
 * offline page; for the player's week it shows the site, which has the last known week and says that it is old.
 */
export const installable = () => [
  offlineWeek(),
  VitePWA({
    // the shell registers it when the browser is idle
    injectRegister: null,
    filename: 'sw.js',
    manifestFilename: 'site.webmanifest',
    manifest: {
      id: '/',
      name: LEAGUE.name,
      short_name: LEAGUE.shortName,
      lang: 'sv',
      start_url: '/',
      display: 'standalone',
      background_color: PALETTE.dark.canvas,
      theme_color: PALETTE.dark.canvas,
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      inlineWorkboxRuntime: true,
      sourcemap: false,
      globPatterns: ['assets/*.{js,css,woff2}', 'offline.{html,js}', OFFLINE_WEEK, 'icons/icon-192.png'],
      manifestTransforms: [
        (entries) => {
          const files = filesOfWeek(DIST);
          const isKept = (url: string) => !url.startsWith('assets/') || ALWAYS_KEPT.test(url) || files.has(url);
          return { manifest: entries.filter(({ url }) => isKept(url)), warnings: [] };
        },
      ],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: true,
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) => request.mode === 'navigate' && /^\/my-week\/?$/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: `/${OFFLINE_WEEK}` } },
        },
        {
          // not for the graphics of a broadcast, which show nothing rather than an error
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !/^\/(api|graphql|emulator|health|metrics|overlay)(\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/offline.html' } },
        },
        {
          // their names contain a digest, so a cached file is never out of date
          urlPattern: ({ sameOrigin, url }) =>
            sameOrigin && /^\/(assets\/|api\/images\/[0-9a-f]{64})/.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'by-content', expiration: { maxEntries: 300, maxAgeSeconds: YEAR_SECONDS } },
        },
      ],
    },
  }),
];
