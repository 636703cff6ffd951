import type { S3Client } from '../../integrations/s3/s3-client.ts';
import { assertImageName, imageTypeOf, type ImageStore, type ImageStream } from './image-store.ts';

/**
 * Stores pictures in an S3 bucket, so that several machines share them. The bucket is private: only the server reads
 * it.
 */
export class S3ImageStore implements ImageStore {
  constructor(
    private readonly bucket: S3Client,
    private readonly folder: string,
  ) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.bucket.put(this.key(name), bytes, imageTypeOf(name));
  }

  async find(name: string): Promise<ImageStream | null> {
    const stream = await this.bucket.stream(this.key(name));
    return stream && { stream, type: imageTypeOf(name) };
  }

  async bytes(name: string): Promise<Buffer | null> {
    return this.bucket.bytes(this.key(name));
  }

  async remove(name: string): Promise<void> {
    await this.bucket.remove(this.key(name));
  }

  private key(name: string): string {
    assertImageName(name);
    return `${this.folder}/${name}`;
  }
}
