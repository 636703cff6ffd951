import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './tools/vite-compress.ts';
import { displayFont } from './tools/vite-display-font.ts';

const api = process.env.API_URL ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), displayFont(), compressAssets()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/graphql': { target: api, ws: true }, '/emulator': api },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // the texts of the shell come in one file per language
          groups: [
            { name: 'texts-se', test: /src\/(app|ui|league)\/locales\/se\.json$/ },
            { name: 'texts-en', test: /src\/(app|ui|league)\/locales\/en\.json$/ },
          ],
        },
      },
    },
  },
});
