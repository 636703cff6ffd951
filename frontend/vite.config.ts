import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { LEAGUE } from './src/lib/league-config.ts';
import { chunkGroups } from './tools/chunk-groups.ts';
import { graphicsInDev } from './tools/graphics-in-dev.ts';
import { installable } from './tools/installable.ts';
import { fetchFirst } from './tools/vite-fetch-first.ts';
import { trackFormat } from './tools/track-format.ts';
import { compressAssets } from './tools/vite-compress.ts';
import { firstPaint } from './tools/vite-first-paint.ts';

const api = process.env.API_URL ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), fetchFirst(), firstPaint(), graphicsInDev(), trackFormat(), installable(), compressAssets()],
  // `%LEAGUE_NAME%` in the HTML
  define: {
    'import.meta.env.LEAGUE_NAME': JSON.stringify(LEAGUE.name),
    'import.meta.env.LEAGUE_SHORT_NAME': JSON.stringify(LEAGUE.shortName),
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/graphql': { target: api, ws: true }, '/emulator': api },
  },
  // rxjs has a modern build under its own export condition; the default build is ES5
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      // React has had this hook itself since version 18
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    // a browser that does not know preloading (Safari before 17) loads each script when it is imported
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      input: ['index.html', 'overlay.html'],
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
