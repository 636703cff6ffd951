import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';

/** A place in a built file, as a stack's line has it. */
const PLACE = /(file:\/\/[^\s():]+\.js):(\d+):(\d+)/g;
const FOLDER_OF_PACKAGES = '/node_modules/';

/** Recently used maps, because faults often come together. */
const maps = new LRUCache<string, { map: SourceMap | null }>({ max: 20 });

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known) return known.map;
  const map = readMap(`${file}.map`);
  maps.set(file, { map });
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as SourceMapPayload);
  } catch {
    // the file was not built from a source, or has no map: its own lines are shown
    return null;
  }
}

/**
 * A stack with places in the sources. The maps are read only when a fault is logged. Node's own way
 * (`--enable-source-maps`) reads all maps at the start, also those of packages, and keeps them in memory.
 */
export const mappedStack = (stack: string): string =>
  stack.replace(PLACE, (place: string, file: string, line: string, column: string) => {
    if (file.includes(FOLDER_OF_PACKAGES)) return place;
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return place;
    const { href } = new URL(found.originalSource, file);
    return `${href}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
