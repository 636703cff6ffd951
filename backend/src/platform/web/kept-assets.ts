import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '../logging/logger.ts';

/** So long are the files of an older build served: a page that was opened before a deploy asks for them. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
/** Source maps and compressed copies are not what a page waits for. */
const KEPT_NAME = /^[\w.-]+\.(?:m?js|css|woff2)$/;

/**
 * Keeps a copy of this build's hashed files beside those of the builds before it, for all instances that share the folder,
 * and forgets those that no build has had for two weeks. A name is one content, so that nothing can be mixed up. Answers
 * the folder.
 */
export function keepAssets(webRoot: string, dataDir: string, now = Date.now()): string {
  const folder = join(dataDir, 'site-assets');
  const built = join(webRoot, 'assets');
  mkdirSync(folder, { recursive: true });
  const today = new Date(now);
  for (const name of existsSync(built) ? readdirSync(built) : []) {
    if (!KEPT_NAME.test(name)) continue;
    const kept = join(folder, name);
    if (!existsSync(kept)) {
      // a copy that is half there must not be served, and two instances may start at once
      const half = `${kept}.${process.pid}`;
      copyFileSync(join(built, name), half);
      renameSync(half, kept);
    }
    utimesSync(kept, today, today);
  }
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // another instance may have been quicker
    const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - since > KEPT_MS) rmSync(file, { force: true });
  }
  return folder;
}

/** The folder of the kept files, or null where it cannot be written: the site is served without them. */
export function tryToKeepAssets(webRoot: string, dataDir: string): string | null {
  try {
    return keepAssets(webRoot, dataDir);
  } catch (fault) {
    log.warn({ err: fault }, 'files of older builds are not served');
    return null;
  }
}

/** The name of the file that a path asks for, when it looks like a hashed one. */
export function assetName(path: string): string | null {
  const name = path.startsWith('/assets/') ? path.slice('/assets/'.length) : '';
  return KEPT_NAME.test(name) ? name : null;
}
