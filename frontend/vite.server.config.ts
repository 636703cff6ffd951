import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the pages as a module for the server, which draws with it (src/draw.tsx). It contains its packages. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: 'src/draw.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    minify: true,
  },
});
