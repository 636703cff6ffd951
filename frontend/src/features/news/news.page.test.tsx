import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { hideResults } from '../../league/spoilers/hidden-results';
import type { Language } from '../../lib/i18n/language';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { NewsPageDocument } from './news-page.generated';
import NewsPage from './news.page';
import { PostPageDocument } from './post-page.generated';
import PostPage from './post.page';

const category = { id: 4, name: 'Ligan' };
const card = (id: number) => ({
  id,
  slug: `post-${id}`,
  title: `Nyhet ${id}`,
  description: '',
  thumbnail: null,
  category,
  authorName: 'Skribenten',
  publishedAt: '2026-11-20T23:30:00.000Z',
  mayTellResults: id === 100,
});

const asked: unknown[] = [];
beforeEach(() => asked.splice(0));
afterEach(() => act(() => hideResults(false)));

const drawList = (at: string, total: number, language: Language = 'se') =>
  renderPart(
    <Routes>
      <Route path="/news/:page?/:category?" element={<NewsPage />} />
    </Routes>,
    {
      at,
      language,
      namespaces: ['news'],
      answers: [
        answerTo(
          NewsPageDocument,
          (variables) => {
            asked.push(variables);
            const count = Math.max(0, Math.min(9, total - Number(variables['offset'])));
            const items = Array.from({ length: count }, (_, index) => card(100 - index));
            return { news: { total, items }, newsCategories: [category] };
          },
          { times: 9 },
        ),
      ],
    },
  );

test('the list begins on its first page, the newest largest', async () => {
  await drawList('/news', 20);
  const first = await screen.findByRole('heading', { level: 2, name: 'Nyhet 100' });
  expect(asked).toEqual([{ first: 9, offset: 0, categoryId: null }]);
  expect(first.closest('li')).toHaveAttribute('data-featured');
  expect(screen.getAllByRole('article')).toHaveLength(9);
  // half past midnight in Sweden is the next day
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('21 november 2026 av Skribenten');
  const pages = within(screen.getByRole('navigation', { name: 'Fler nyheter' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/news/1',
    '/news/2',
    '/news/3',
    '/news/2',
  ]);
  expect(pages.getByRole('link', { name: 'Sida 1' })).toHaveAttribute('aria-current', 'page');
});

test('a page of a category asks for that one, and says so', async () => {
  await drawList('/news/2/4', 20);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nyheter: Ligan' })).toBeInTheDocument();
  expect(asked).toEqual([{ first: 9, offset: 9, categoryId: 4 }]);
  const categories = within(screen.getByRole('navigation', { name: 'Kategorier' }));
  expect(categories.getByRole('link', { name: 'Ligan' })).toHaveAttribute('aria-current', 'page');
  expect(categories.getByRole('link', { name: 'Alla kategorier' })).toHaveAttribute('href', '/news');
  expect(screen.getByRole('link', { name: 'Nästa sida' })).toHaveAttribute('href', '/news/3/4');
});

test.each(['/news/9', '/news/0', '/news/sista', '/news/1/sport'])('%s leads back to the news', async (at) => {
  await drawList(at, 20);
  expect(await screen.findByText('Så långt räcker inte nyheterna.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Till alla nyheter' })).toHaveAttribute('href', '/news');
});

test('no news at all is said, in the language of the page', async () => {
  await drawList('/news', 0, 'en');
  expect(await screen.findByText('The news will be here once the first post is written.')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'More news' })).not.toBeInTheDocument();
});

test('a category without posts says that, and leads to the others', async () => {
  await drawList('/news/1/4', 0);
  expect(await screen.findByText('Det finns inga nyheter i den här kategorin.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Till alla nyheter' })).toHaveAttribute('href', '/news');
});

const post = {
  id: 1,
  slug: 'premiar',
  title: 'Premiär',
  description: 'Nu kör vi.',
  image: 'images/a.png',
  content: '# Så blir det\n\n| Lag | Poäng |\n|---|---|\n| Älgarna | 3 |\n\n<script>window.pwned = 1</script>',
  category,
  authorName: 'Skribenten',
  authorPlayerId: 7,
  publishedAt: '2026-11-20T12:00:00.000Z',
  mayTellResults: true,
};

const drawPost = (newsPost: object | null, address = 'premiar') =>
  renderPart(
    <Routes>
      <Route path="/post/:customUrl" element={<PostPage />} />
    </Routes>,
    {
      at: `/post/${address}`,
      namespaces: ['news'],
      answers: [
        ...['premiar', address].map((slug) => answerTo(PostPageDocument, { newsPost }, { variables: { slug } })),
      ],
    },
  );

test('a post has its title, who wrote it when, and its text', async () => {
  await drawPost(post);
  expect(await screen.findByRole('heading', { level: 1, name: 'Premiär' })).toBeInTheDocument();
  expect(screen.getByText(/20 november 2026/).closest('p')).toHaveTextContent('20 november 2026 av Skribenten · Ligan');
  expect(screen.getByRole('link', { name: 'Skribenten' })).toHaveAttribute('href', '/player/7');
  expect(await screen.findByRole('heading', { level: 2, name: 'Så blir det' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Älgarna' })).toBeInTheDocument();
  expect(window).not.toHaveProperty('pwned');
});

test('a writer whose account is gone is not mentioned', async () => {
  await drawPost({ ...post, authorName: null, authorPlayerId: null });
  expect((await screen.findByText(/20 november 2026/)).closest('p')).toHaveTextContent('20 november 2026 · Ligan');
});

test('an earlier address of a post leads to its present one', async () => {
  await drawPost(post, 'nypremiar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Premiär' })).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/post/premiar');
});

test('an address that no post has says so', async () => {
  await drawPost(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nyheten finns inte' })).toBeInTheDocument();
});

test('an English reader hears the Swedish words of a card in Swedish', async () => {
  await drawList('/news', 1, 'en');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Nyhet 100' });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'sv');
});

test.each([
  ['en', 1],
  ['se', 0],
] as const)('that categories are called in Swedish is said to readers of %s: %i times', async (language, count) => {
  await drawList('/news', 1, language);
  const list = await screen.findByRole('navigation', { name: language === 'en' ? 'Categories' : 'Kategorier' });
  expect(within(list).queryAllByText('in Swedish')).toHaveLength(count);
});

test('readers who hide results see a post that may tell one after a press, and the others at once', async () => {
  hideResults(true);
  await drawList('/news', 2);
  expect(await screen.findByRole('heading', { level: 2, name: 'Nyhet 99' })).toBeVisible();
  expect(screen.queryByText('Nyhet 100')).toBeNull();
  const show = await screen.findByRole('button', { name: 'Visa nyheten från 21 november 2026' });
  await userEvent.click(show);
  expect(screen.getByRole('heading', { level: 2, name: 'Nyhet 100' })).toBeVisible();
});

test('for readers who hide results neither the page of a post nor its title tells anything until a press', async () => {
  hideResults(true);
  await drawPost(post);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nyhet från 20 november 2026' })).toBeVisible();
  expect(document.title).toMatch(/^Nyhet från 20 november 2026 – /);
  expect(document.querySelector('meta[name=description]')).not.toHaveAttribute('content', 'Nu kör vi.');
  expect(document.body).not.toHaveTextContent('Nu kör vi.');
  await userEvent.click(await screen.findByRole('button', { name: /^Visa nyheten/ }));
  expect(screen.getByRole('heading', { level: 1, name: 'Premiär' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toMatch(/^Premiär – /);
});
