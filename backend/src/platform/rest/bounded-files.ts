import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import { Attached } from '../attached.ts';

/** Limits for the files of one call. The rest is read and dropped. */
export interface FileBounds {
  /** The most bytes of one file. */
  fileSize: number;
  files: number;
}

/** An uploaded file. `buffer` is null when the file was too large, or one too many. */
export interface BoundedFile {
  buffer: Buffer | null;
}

type Taken = (error?: unknown, info?: Partial<Express.Multer.File>) => void;

/**
 * Keeps uploaded files in memory, within limits. A file over the limit does not end the call, as multer's own limits
 * do. So the answer for ten files can name the wrong one, and still use the others.
 */
export class BoundedFiles implements StorageEngine {
  readonly #counts = new Attached<Request, number>();

  constructor(private readonly bounds: FileBounds) {}

  _handleFile(req: Request, file: Express.Multer.File, done: Taken): void {
    const number = (this.#counts.get(req) ?? 0) + 1;
    this.#counts.set(req, number);
    const chunks: Buffer[] = [];
    let size = 0;
    let isKept = number <= this.bounds.files;
    file.stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > this.bounds.fileSize) isKept = false;
      if (isKept) chunks.push(chunk);
      else chunks.length = 0;
    });
    file.stream.once('error', done);
    file.stream.once('end', () => {
      const kept: Pick<Express.Multer.File, 'size'> & BoundedFile = {
        size,
        buffer: isKept ? Buffer.concat(chunks) : null,
      };
      done(null, kept as Partial<Express.Multer.File>);
    });
  }

  _removeFile(_req: Request, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    done(null);
  }
}
