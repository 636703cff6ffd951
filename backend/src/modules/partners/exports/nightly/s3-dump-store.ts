import type { Readable } from 'node:stream';
import type { S3Client } from '../../../../integrations/s3/s3-client.ts';
import { DumpStore, type FinishedFile } from './dump-store.ts';

/** A reader with a slow connection has as long as for an export. */
const READ_MS = 300_000;

/** Stores the nightly dumps in a bucket, so that several machines share them. */
export class S3DumpStore extends DumpStore {
  constructor(
    private readonly bucket: S3Client,
    private readonly folder: string,
  ) {
    super();
  }

  putFile(key: string, file: FinishedFile): Promise<void> {
    return this.bucket.putFile(this.path(key), file, 'application/gzip');
  }

  putText(key: string, text: string): Promise<void> {
    return this.bucket.put(this.path(key), Buffer.from(text), 'application/json');
  }

  async text(key: string): Promise<string | null> {
    return (await this.bucket.bytes(this.path(key)))?.toString() ?? null;
  }

  open(key: string): Promise<Readable | null> {
    return this.bucket.stream(this.path(key), READ_MS);
  }

  remove(key: string): Promise<void> {
    return this.bucket.remove(this.path(key));
  }

  private path(key: string): string {
    return `${this.folder}/${key}`;
  }
}
