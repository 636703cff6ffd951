import type { ContentKind, ContentStore } from '../../../../integrations/content-store/content-store.ts';
import type { LocalFile } from '../../../../platform/local-file.ts';

/** Replay files in the store. No public door leads to them. */
export const REPLAYS: ContentKind = {
  folder: 'replays',
  name: /^[0-9a-f]{64}\.replay$/,
  typeOf: () => 'application/octet-stream',
};

/** The contents of kept replay files, by the SHA-256 of the whole file. */
export class ReplayFileStore {
  constructor(private readonly contents: ContentStore) {}

  /** Moves a file into the store. */
  take(file: LocalFile): Promise<void> {
    return this.contents.take(nameOf(file.sha256), file);
  }

  /** null when there is none. */
  async find(sha256: string): Promise<Buffer | null> {
    return this.contents.bytes(nameOf(sha256));
  }

  /** Does nothing when there is none. */
  remove(sha256: string): Promise<void> {
    return this.contents.remove(nameOf(sha256));
  }
}

const nameOf = (sha256: string): string => `${sha256}.replay`;
