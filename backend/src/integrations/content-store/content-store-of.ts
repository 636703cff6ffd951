import { join } from 'node:path';
import type { UploadsConfig } from '../../platform/config/variables.ts';
import { S3Client } from '../s3/s3-client.ts';
import type { ContentKind, ContentStore } from './content-store.ts';
import { FolderContentStore } from './folder-content-store.ts';
import { S3ContentStore } from './s3-content-store.ts';

/** The store of this kind in this configuration: a folder, or an S3 bucket. */
export const contentStoreOf = (uploads: UploadsConfig, kind: ContentKind): ContentStore =>
  uploads.kind === 'file'
    ? new FolderContentStore(join(uploads.dir, kind.folder), kind)
    : new S3ContentStore(new S3Client(uploads.address, uploads), kind);
