import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FinishedFile } from './dump-store.ts';

/** Writes a text as a gzip file, and counts and digests what it writes. In memory is what one part needs. */
export async function writeDump(path: string, text: AsyncIterable<string>): Promise<FinishedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(text, createGzip({ level: 9 }), measured, createWriteStream(path, { mode: 0o600 }));
  return { path, bytes, sha256: hash.digest('hex') };
}
