import { assertSlug, cleanWords } from '../../domain/publishing/news.ts';
import { DIVISION_ADMINS, NEWS_WRITERS } from '../accounts.ts';
import { makeLeague } from '../make-league.ts';
import { NewsDesk } from './news.ts';
import type { NewsRow } from './news.ts';

const NOW = new Date('2026-11-19T15:00:00Z');

function newsOf(seed: number): NewsRow[] {
  const desk = new NewsDesk(NOW);
  for (const season of makeLeague({ seed, scale: 1, now: NOW, divisionAdmins: DIVISION_ADMINS })) desk.follow(season);
  return desk.rows(NEWS_WRITERS, new Map());
}

const news = newsOf(2026);

test('there is enough of it for three pages, a draft and one to come', () => {
  const published = news.filter(({ publishedAt }) => publishedAt && publishedAt <= NOW);
  expect(published.length).toBeGreaterThanOrEqual(25);
  expect(news.filter(({ publishedAt }) => publishedAt === null)).toHaveLength(1);
  expect(news.filter(({ publishedAt }) => publishedAt && publishedAt > NOW)).toHaveLength(1);
});

test('each post could have been written on the site', () => {
  for (const post of news) {
    expect(cleanWords(post, false)).toEqual({
      title: post.title,
      description: post.description,
      content: post.content,
    });
    expect(assertSlug(post.slug)).toBe(post.slug);
    expect((post.publishedAt?.getTime() ?? 0) % 60_000).toBe(0);
    expect(Object.values(NEWS_WRITERS)).toContain(post.authorUserId);
  }
  expect(new Set(news.map(({ slug }) => slug)).size).toBe(news.length);
});

test('it tells of who won, season by season', () => {
  expect(news.filter(({ title }) => /^.+ vinner säsong \d+$/.test(title)).length).toBeGreaterThanOrEqual(8);
  expect(news.some(({ content }) => content.includes('|  |'))).toBe(false);
});

test('the same league has the same news', () => expect(newsOf(2026)).toEqual(news));
