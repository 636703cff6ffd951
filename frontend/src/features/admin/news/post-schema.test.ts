import type { EditedPostFragment } from './news-page.generated';
import { inputOf, postSchema, valuesOf } from './post-schema';

const NOW = new Date('2026-11-21T12:00:00Z');
const post: EditedPostFragment = {
  id: 1,
  version: 3,
  slug: 'final',
  title: 'Final',
  description: '',
  content: 'Text',
  thumbnail: null,
  image: null,
  category: { id: 4, name: 'Ligan' },
  authorName: 'Skribenten',
  publishedAt: '2026-11-20T12:00:00.000Z',
  isAnnounced: false,
};

test('what is published stays where it is, when nothing else is chosen', () => {
  const values = valuesOf(post, NOW);
  expect(values).toMatchObject({ publishing: 'now', publishAt: '' });
  expect(inputOf(values)).toMatchObject({ isDraft: false, publishAt: null, categoryId: 4 });
});

test('what is to come has its time as Swedish clocks show it', () => {
  const values = valuesOf({ ...post, publishedAt: '2026-12-01T17:30:00.000Z' }, NOW);
  expect(values).toMatchObject({ publishing: 'at', publishAt: '2026-12-01T18:30' });
  expect(inputOf(values)).toMatchObject({ isDraft: false, publishAt: '2026-12-01 18:30' });
});

test('a draft is one until something else is chosen, and may lack its text', () => {
  const values = valuesOf({ ...post, publishedAt: null, content: '' }, NOW);
  expect(postSchema.safeParse(values).success).toBe(true);
  expect(inputOf(values)).toMatchObject({ isDraft: true, publishAt: null });
  expect(postSchema.safeParse({ ...values, publishing: 'now' }).success).toBe(false);
});

test.each([
  [{ title: ' ' }, 'title'],
  [{ slug: 'å ä' }, 'slug'],
  [{ categoryId: '' }, 'categoryId'],
  [{ description: 'a'.repeat(301) }, 'description'],
  [{ publishing: 'at' as const, publishAt: '' }, 'publishAt'],
])('%j is refused at its field', (change, field) => {
  const { error } = postSchema.safeParse({ ...valuesOf(post, NOW), ...change });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test('the chat tells of it when that is ticked, and a draft from before the field says no', () => {
  expect(inputOf({ ...valuesOf(post, NOW), isAnnounced: true })).toMatchObject({ isAnnounced: true });
  expect(valuesOf({ ...post, isAnnounced: true }, NOW).isAnnounced).toBe(true);
  const { isAnnounced: _, ...older } = valuesOf(post, NOW);
  expect(inputOf(postSchema.parse(older))).toMatchObject({ isAnnounced: false });
});

test('an address is sent in small letters', () => {
  expect(postSchema.parse({ ...valuesOf(post, NOW), slug: ' Final-2 ' }).slug).toBe('final-2');
});
