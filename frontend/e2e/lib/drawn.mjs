// Pages that the server draws.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { url } from './support.mjs';

/** A page that waits for its drawing too long, as on a busy machine, comes undrawn; the next request gets it drawn. */
export async function untilDrawn(path) {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const html = await (await fetch(url + path)).text();
    if (/<html[^>]* class="is-drawn"/.test(html)) return;
    await sleep(100);
  }
  assert.fail(`${path} is not drawn`);
}
