import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from './slug-of';

/** The server's own tests use the same examples. */
const examples = JSON.parse(readFileSync(join(__dirname, '../../../../../docs/contracts/slug-cases.json'), 'utf8')) as {
  title: string;
  slug: string;
}[];

test.each(examples)('$title becomes $slug', ({ title, slug }) => expect(slugOf(title)).toBe(slug));
