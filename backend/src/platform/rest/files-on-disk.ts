import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import { PerRequest } from '../per-request.ts';
import { isAbandoned } from '../files-in-folders.ts';
import type { LocalFile } from '../local-file.ts';
import { storingBytes } from '../not-stored.ts';

/** Limits for the files of one call. The rest is read and dropped. */
export interface FileBounds {
  /** The most bytes of one file. */
  fileSize: number;
  files: number;
}

/** An uploaded file. `file` is null when it was too large, or one too many. */
export interface FileOnDisk {
  file: LocalFile | null;
}

type Taken = (error?: unknown, info?: Partial<Express.Multer.File>) => void;

/**
/**
 * Writes uploaded files to a folder while they arrive, within limits, so that memory never holds a whole one. A file over a
 * limit does not end the call, as multer's own limits do: so the answer for ten files can name the wrong one, and still use
 * the others. A disk that takes nothing more ends it (`NotStored`). `TakesFiles` removes what the handler has not moved;
 * `removeAbandoned` deletes what a crash has left.
 */
export class FilesOnDisk implements StorageEngine {
  readonly #counts = new PerRequest<Request, number>();

  constructor(
    private readonly folder: string,
    private readonly bounds: FileBounds,
  ) {}

  _handleFile(req: Request, { stream }: Express.Multer.File, done: Taken): void {
    const number = (this.#counts.get(req) ?? 0) + 1;
    this.#counts.set(req, number);
    const written = number <= this.bounds.files ? storingBytes(() => this.#write(stream)) : dropped(stream);
    written.then((file) => done(null, { file } as unknown as Partial<Express.Multer.File>), done);
  }

  /** multer's call for the files of a call that failed. */
  _removeFile(_req: Request, sent: Express.Multer.File, done: (error: Error | null) => void): void {
    const { file } = sent as unknown as Partial<FileOnDisk>;
    (file ? rm(file.path, { force: true }) : Promise.resolve()).then(() => done(null), done);
  }

  /** Deletes files of calls that ended long ago. Several processes may share the folder. */
  async removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      if (await isAbandoned(path)) await rm(path, { force: true });
    }
  }

  async #write(stream: Readable): Promise<LocalFile | null> {
    const { fileSize } = this.bounds;
    const path = join(this.folder, randomUUID());
    const digest = createHash('sha256');
    let bytes = 0;
    async function* withinBounds(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > fileSize) continue;
        digest.update(chunk);
        yield chunk;
      }
    }
    try {
      await mkdir(this.folder, { recursive: true });
      await pipeline(stream, withinBounds, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      if (bytes <= fileSize) return { path, bytes, sha256: digest.digest('hex') };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    await rm(path, { force: true });
    return null;
  }
}

/** Reads a file to its end, because the call goes on behind it. */
async function dropped(stream: Readable): Promise<null> {
  stream.resume();
  await finished(stream);
  return null;
}
