import { open } from 'node:fs/promises';
import { GAME_TYPE_WITHIN, MAX_HEADER_BYTES, PREFIX_BYTES } from './replay-header.ts';

/**
 * The first bytes of a replay file on disk: all that `readReplayHeader` looks at, so that it finds the same as in the
 * whole file, also for a file that is none.
 */
export async function readHeaderBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const start = await bytesOf(file, GAME_TYPE_WITHIN);
    const size = start.length < PREFIX_BYTES ? 0 : start.readInt32LE(0);
    if (size < 0 || size > MAX_HEADER_BYTES || PREFIX_BYTES + size <= start.length) return start;
    return await bytesOf(file, PREFIX_BYTES + size);
  } finally {
    await file.close();
  }
}

/** The first bytes of the file, fewer when it is shorter. */
async function bytesOf(file: Awaited<ReturnType<typeof open>>, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}
