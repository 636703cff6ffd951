import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeAt } from './router';

const CONTENT = join(__dirname, '../../../backend/content');
/** Addresses that the server itself answers, and the files of tools/track-format.ts, are no pages of the site. */
const LINK =
  /\]\((\/(?!api\/|graphql\)|(?:openapi|refusals)\.json\)|schema\.graphql\)|tracks\.md\)|track-example\.)[^)#?]*)/g;

const written = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    [...readFileSync(join(CONTENT, name), 'utf8').matchAll(LINK)].map(([, path = '']) => ({ name, path })),
  );

test('every link within the site that we have written leads to a page', () => {
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter(({ path }) => routeAt(path) === 'notFound')).toEqual([]);
});
