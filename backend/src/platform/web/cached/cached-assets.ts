import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '../../logging/logger.ts';

/** How long files of an older build are served, because a page that was opened before a deploy still asks for them. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
/** Pages do not wait for source maps and compressed copies, so these are not kept. */
const KEPT_NAME = /^[\w.-]+\.(?:m?js|css|woff2)$/;

/**
 * Keeps a copy of this build's hashed files beside those of older builds, for all instances that share the folder.
 * Deletes files that no build has had for two weeks. A name always means the same content, so builds cannot mix.
 * Returns the folder.
 * @param now milliseconds, by the clock that the instances share
 */
export function keepAssets(webRoot: string, dataDir: string, now: number): string {
  const folder = join(dataDir, 'site-assets');
  const built = join(webRoot, 'assets');
  mkdirSync(folder, { recursive: true });
  const today = new Date(now);
  for (const name of existsSync(built) ? readdirSync(built) : []) {
    if (!KEPT_NAME.test(name)) continue;
    const kept = join(folder, name);
    if (!existsSync(kept)) {
      // a half-written copy must not be served, and two instances may start at the same time
      const half = `${kept}.${process.pid}`;
      try {
        copyFileSync(join(built, name), half);
        renameSync(half, kept);
      } finally {
        // a full disk leaves a part
        rmSync(half, { force: true });
      }
    }
    utimesSync(kept, today, today);
  }
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // another instance may have deleted it first
    const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - since > KEPT_MS) rmSync(file, { force: true });
  }
  return folder;
}

/** The folder of kept files. Null when it cannot be written; then the site is served without them. */
export function tryToKeepAssets(webRoot: string, dataDir: string, now: number): string | null {
  try {
    return keepAssets(webRoot, dataDir, now);
  } catch (fault) {
    log.warn({ err: fault }, 'files of older builds are not served');
    return null;
  }
}

/** The file name in a path, if it looks like a hashed file. */
export function assetName(path: string): string | null {
  const name = path.startsWith('/assets/') ? path.slice('/assets/'.length) : '';
  return KEPT_NAME.test(name) ? name : null;
}
