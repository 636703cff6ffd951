import { readFileSync } from 'node:fs';
import { assertSlug, cleanCategory, cleanWords, numberedSlug, publishedAt, slugOf, SLUG_MAX } from './news.ts';

const words = { title: 'Hösten är här', description: '', content: 'Nu kör vi.' };
const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    const { code, messageKey, details } = error as { code: string; messageKey: string; details: { field?: string } };
    return `${code} ${messageKey} ${details.field ?? ''}`.trim();
  }
};

describe('an address made of a title', () => {
  // the form's own tests use the same examples
  const examples = JSON.parse(
    readFileSync(new URL('../../../../docs/contracts/slug-cases.json', import.meta.url), 'utf8'),
  ) as { title: string; slug: string }[];
  test.each(examples)('$title is $slug', ({ title, slug }) => expect(slugOf(title)).toBe(slug));

  test('whatever the title, the address can be typed', () => {
    for (const title of ['a'.repeat(300), 'å-'.repeat(90), '---', '9', 'x'.repeat(79) + ' y', 'edit', 'ﬁnal']) {
      expect(assertSlug(slugOf(title))).toBe(slugOf(title));
    }
  });

  test('a number fits behind one of any length', () => {
    expect(numberedSlug('final', 2)).toBe('final-2');
    const longest = 'a'.repeat(SLUG_MAX - 3) + '-bb';
    expect(assertSlug(numberedSlug(longest, 10))).toHaveLength(SLUG_MAX);
  });
});

describe('an address as typed', () => {
  test('is kept in small letters', () => expect(assertSlug(' Final-2026 ')).toBe('final-2026'));

  test.each(['', 'å', 'a b', '-a', 'a-', 'a--b', 'a/b', '../x', 'a.b', 'a%20b', 'a?b', 'a#b', 'а'])(
    '%j is none',
    (typed) => expect(refusal(() => assertSlug(typed))).toBe('INVALID_INPUT api.news.slug-shape slug'),
  );

  test.each(['page', 'Count', 'CATEGORY'])('%s means something else', (typed) =>
    expect(refusal(() => assertSlug(typed))).toBe('INVALID_INPUT api.news.slug-reserved slug'),
  );

  test('eighty letters are enough', () => {
    expect(assertSlug('a'.repeat(80))).toHaveLength(80);
    expect(refusal(() => assertSlug('a'.repeat(81)))).toBe('INVALID_INPUT api.error.too-long slug');
  });
});

describe('words', () => {
  test('are trimmed and composed', () => {
    expect(cleanWords({ ...words, title: ' Ho\u0308sten ', description: 'a\r\nb' }, false)).toEqual({
      ...words,
      title: 'Hösten',
      description: 'a\nb',
    });
  });

  test.each([
    [{ title: ' ' }, 'INVALID_INPUT api.news.title-missing title'],
    [{ title: 'a'.repeat(121) }, 'INVALID_INPUT api.error.too-long title'],
    [{ title: 'a\u202eb' }, 'INVALID_INPUT form.unprintable-characters title'],
    [{ description: 'a'.repeat(301) }, 'INVALID_INPUT api.error.too-long description'],
    [{ content: ' \n' }, 'INVALID_INPUT api.news.content-missing content'],
    [{ content: 'a'.repeat(20_001) }, 'INVALID_INPUT api.error.too-long content'],
  ])('%j are refused', (typed, expected) =>
    expect(refusal(() => cleanWords({ ...words, ...typed }, false))).toBe(expected),
  );

  test('a draft may lack its text, not its title', () => {
    expect(cleanWords({ ...words, content: '' }, true).content).toBe('');
    expect(refusal(() => cleanWords({ ...words, title: '' }, true))).toBe('INVALID_INPUT api.news.title-missing title');
  });
});

describe('when readers see it', () => {
  const now = new Date('2026-11-21T14:30:45.500Z');
  const minute = new Date('2026-11-21T14:30:00.000Z');
  const earlier = new Date('2026-11-01T08:00:00.000Z');

  test('at once, from the minute that it is', () =>
    expect(publishedAt({ isDraft: false, publishAt: null }, null, now)).toEqual(minute));
  test('as before, when nothing else is said', () =>
    expect(publishedAt({ isDraft: false, publishAt: null }, earlier, now)).toEqual(earlier));
  test('at once, when its time had not come yet', () =>
    expect(publishedAt({ isDraft: false, publishAt: null }, new Date('2026-12-24T14:00:00.000Z'), now)).toEqual(
      minute,
    ));
  test('at the time said, from its whole minute', () => {
    const publishAt = new Date('2026-12-01T18:00:59.999Z');
    expect(publishedAt({ isDraft: false, publishAt }, earlier, now)).toEqual(new Date('2026-12-01T18:00:00.000Z'));
  });
  test('never, as long as it is a draft', () =>
    expect(publishedAt({ isDraft: true, publishAt: earlier }, earlier, now)).toBeNull());
  test('not in two years', () => {
    const publishAt = new Date('2028-11-21T14:30:00.000Z');
    expect(refusal(() => publishedAt({ isDraft: false, publishAt }, null, now))).toBe(
      'INVALID_INPUT api.news.too-far-ahead publishAt',
    );
  });
});

test('a category has a name of one line', () => {
  expect(cleanCategory('  Resultat ')).toBe('Resultat');
  expect(refusal(() => cleanCategory(' '))).toBe('INVALID_INPUT api.news.category-missing name');
  expect(refusal(() => cleanCategory('a'.repeat(41)))).toBe('INVALID_INPUT api.error.too-long name');
});
