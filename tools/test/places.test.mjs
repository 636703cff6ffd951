// The list of places that are looked at, and the site's addresses, have the same pages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { placesWith } from '../lib/places.mjs';
import { root } from '../lib/project.mjs';

const { matchRoutes } = createRequire(join(root, 'frontend/package.json'))('react-router-dom');
const ROUTES = JSON.parse(readFileSync(join(root, 'frontend/src/lib/routes.json'), 'utf8'));
/** They send the reader on at once. */
const PASSED = ['loginCallback', 'logoutCallback'];

const series = { id: 4, home: { id: 5 }, away: { id: 6 }, homeTotals: [{ player: { id: 7 } }] };
const LEAGUE = {
  currentSeason: { id: 2, divisions: [{ id: 3, discriminator: 'elit', seasonId: 2 }] },
  latestSeries: [series],
  upcomingSeries: [{ id: 8 }],
  news: { items: [{ slug: 'a-post', category: { id: 9 } }] },
  searchPlayers: { items: [{ player: { id: 7 }, team: { id: 5 }, discordName: 'captain' }] },
};
const routes = Object.entries(ROUTES).map(([id, path]) => ({ id, path }));
const routeOf = ({ path }) => matchRoutes(routes, new URL(path, 'http://localhost').pathname)[0].route.id;
const places = placesWith(LEAGUE, { id: 10 });

test('each address of the site is looked at', () => {
  const seen = new Set(places.map(routeOf));
  assert.deepEqual(
    Object.keys(ROUTES).filter((name) => !seen.has(name) && !PASSED.includes(name)),
    [],
  );
});

test('each place is a page of the site', () => {
  const unknown = places.filter((place) => routeOf(place) === 'notFound' && place.name !== 'not-found');
  assert.deepEqual(unknown, []);
});

test('names of pictures are used once', () => {
  const names = places.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});
