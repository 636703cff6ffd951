import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressAssets } from './tools/vite-compress.ts';
import { firstPaint } from './tools/vite-first-paint.ts';

const api = process.env.API_URL ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), firstPaint(), compressAssets()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/graphql': { target: api, ws: true }, '/emulator': api },
  },
  // rxjs has a modern build behind its own condition; the default one is ES5
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // the texts of the shell come in one file per language
          groups: [
            // what every page stands on, in one long-lived file
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|i18next|react-i18next|@emotion|stylis|@chakra-ui\/react\/dist\/esm\/(styled-system|preset-base|utils))\//,
            },
            // the shell and what nearly every page draws with; what opens on demand stays out
            {
              name: 'shell',
              test: /src\/(theme|lib|gql\/(graphql|hooks)|app|(ui|league)\/(?!.*(modal|confirm-dialog|data-table|hint|url-tabs|disclosure|placement-legend|form-guide|result-letter|column-sort)))(?!.*(\.page|locales|side-drawer|snackbar|cookie-banner))|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|shared|context)/,
            },
          ],
        },
      },
    },
  },
});
