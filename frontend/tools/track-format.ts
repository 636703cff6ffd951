import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const docs = (path: string) => readFileSync(fileURLToPath(new URL(`../../docs/${path}`, import.meta.url)));

/** Serves the description of tracks to partners, with its example. */
export const trackFormat = (): Plugin => ({
  name: 'track-format',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'tracks.md', source: docs('tracks.md') });
    for (const kind of ['bin', 'json'])
      this.emitFile({
        type: 'asset',
        fileName: `track-example.${kind}`,
        source: docs(`contracts/track-example.${kind}`),
      });
  },
});
