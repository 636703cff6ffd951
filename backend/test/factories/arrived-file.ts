import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '../../src/platform/local-file.ts';

/** A file in this folder, as an upload lies there when it has arrived. */
export async function arrivedFile(
  folder: string,
  content: Uint8Array,
  name: string = randomUUID(),
): Promise<LocalFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, content);
  return { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}
