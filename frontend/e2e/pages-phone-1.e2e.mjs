// A phone in the dark, in Swedish. On a push without the pages of staff, which are looked at on the desk, narrow too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { placesOf } from '../../tools/lib/places.mjs';
import { isOfStaff, lookAtPages } from './lib/pages.mjs';
import { url } from './lib/support.mjs';

test('every page of the router is looked at', async () => {
  const routes = JSON.parse(readFileSync(new URL('../src/lib/routes.json', import.meta.url), 'utf8'));
  const paths = (await placesOf(url)).map(({ path }) => path.split('?', 1)[0]);
  const isSeen = (pattern) => paths.some((path) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path));
  // the callbacks are passed through by signing in and out; `*` is the page that is not there
  const unseen = Object.values(routes).filter((pattern) => !/^\/callback\/|^\*$/.test(pattern) && !isSeen(pattern));
  assert.deepEqual(unseen, []);
});

lookAtPages(
  { width: 390, height: 844, theme: 'dark', language: 'se' },
  { isForPush: (path) => !isOfStaff(path), half: 0 },
);
