import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LEAGUE } from './src/lib/league-config.ts';
import { compressAssets } from './tools/vite-compress.ts';

/**
 * Builds the page of GraphiQL into the built site. It is a build of its own, so that the site's files are the same with and
 * without it, and no page of the site loads a part of its editor (docs/decisions/035).
 */
export default defineConfig({
  plugins: [react(), compressAssets()],
  // `%LEAGUE_NAME%` in the HTML
  define: { 'import.meta.env.LEAGUE_NAME': JSON.stringify(LEAGUE.name) },
  publicDir: false,
  // its packages have directives for other builds, and each would be a warning
  logLevel: 'error',
  build: {
    target: 'es2022',
    emptyOutDir: false,
    // the editor is one part that nothing else uses
    chunkSizeWarningLimit: 6000,
    rolldownOptions: { input: ['graphiql.html'] },
  },
});
