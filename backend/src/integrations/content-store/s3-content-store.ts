import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { LocalFile } from '../../platform/local-file.ts';
import type { S3Client } from '../s3/s3-client.ts';
import { assertContentName, type ContentKind, type ContentStore } from './content-store.ts';

/**
 * Stores contents of one kind in an S3 bucket, so that several machines share them. The bucket is private: only the server reads
 * it.
 */
export class S3ContentStore implements ContentStore {
  constructor(
    private readonly bucket: S3Client,
    private readonly kind: ContentKind,
  ) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.bucket.put(this.key(name), bytes, this.kind.typeOf(name));
  }

  async take(name: string, file: LocalFile): Promise<void> {
    await this.bucket.putFile(this.key(name), file, this.kind.typeOf(name));
    await rm(file.path, { force: true });
  }

  async find(name: string): Promise<Readable | null> {
    return this.bucket.stream(this.key(name));
  }

  async bytes(name: string): Promise<Buffer | null> {
    return this.bucket.bytes(this.key(name));
  }

  async remove(name: string): Promise<void> {
    await this.bucket.remove(this.key(name));
  }

  private key(name: string): string {
    assertContentName(this.kind, name);
    return `${this.kind.folder}/${name}`;
  }
}
