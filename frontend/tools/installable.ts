import { VitePWA } from 'vite-plugin-pwa';
import { LEAGUE } from '../src/lib/league-config.ts';
import { PALETTE } from '../src/theme/palette.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Makes the site installable: a manifest, and a service worker that keeps the shell's files and shows the offline page
 * when a page cannot be fetched. Pages and data always come from the network: nothing shown is stale, and nothing
 * personal is kept.
 */
export const installable = () =>
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
      globPatterns: [
        'assets/{index,framework,shell}-*.js',
        'assets/*.woff2',
        'offline.{html,js}',
        'icons/icon-192.png',
      ],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: true,
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !/^\/(api|graphql|emulator|health|metrics)(\/|$)/.test(url.pathname),
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
  });
