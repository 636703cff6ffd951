import { get as request } from 'node:http';
import { bootApp, graphql, type TestApp } from '../../harness/app.ts';
import { Browser } from '../../harness/browser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
});
afterAll(() => app.close());

const get = (path: string) => fetch(`${app.url}/api${path}`);

/** A conditional request. `fetch` would tell the server to ignore the cache. */
const statusOfAnother = (url: string, etag: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { headers: { 'If-None-Match': etag } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });

test('questions come in the language that is asked for, with the documented names', async () => {
  for (const [language, header] of [
    ['se', 'Vad kostar det?'],
    ['en', 'What does it cost?'],
  ] as const) {
    const answer = await get(`/faq/${language}`);
    const rows = (await answer.json()) as Record<string, string>[];
    expect(answer.status).toBe(200);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(['category', 'content', 'header']);
    expect(rows.map((row) => row['header'])).toContain(header);
  }
});

test.each(['sv', 'SE', '__proto__', 'constructor', 'se%00'])('there is no language %s', async (language) => {
  expect((await get(`/faq/${language}`)).status).toBe(400);
});

test('GraphQL has the same questions, the people, the pages and the rule books', async () => {
  const rows = (await (await get('/faq/en')).json()) as { category: string; header: string; content: string }[];
  const { data } = await graphql(
    app.url,
    `
      {
        faq(language: en) {
          category
          question
          answer
        }
        people(language: en) {
          board {
            name
            handle
            titles
            contact
          }
          coWorkers {
            name
            contact
          }
        }
        textPage(name: PRIVACY, language: en) {
          title
          updated
          text
        }
        ruleBook(name: CODE_OF_CONDUCT, language: en) {
          title
          sections {
            number
            title
            clauses {
              number
              text
            }
          }
        }
      }
    `,
  );
  expect(data).toMatchObject({
    faq: rows.map(({ category, header, content }) => ({ category, question: header, answer: content })),
    textPage: { title: 'Cookies and privacy' },
    ruleBook: { title: 'Code of conduct' },
  });
});

test('a rule book is a PDF that may be cached forever with its digest in the address, and not without', async () => {
  const { data } = await graphql<{ ruleBook: { pdfUrl: string; pdfBytes: number } }>(
    app.url,
    '{ ruleBook(name: STATUTES, language: se) { pdfUrl pdfBytes } }',
  );
  const book = data?.ruleBook;
  const kept = await fetch(app.url + book?.pdfUrl);
  const bytes = Buffer.from(await kept.arrayBuffer());
  expect(kept.headers.get('content-type')).toBe('application/pdf');
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(bytes.length).toBe(book?.pdfBytes);

  const current = await get('/documents/statutes-se.pdf');
  expect(current.headers.get('cache-control')).toBe('public, no-cache');
  expect(await statusOfAnother(`${app.url}/api/documents/statutes-se.pdf`, current.headers.get('etag') ?? '')).toBe(
    304,
  );
  expect((await get('/documents/statutes-se.pdf?v=0000000000000000')).headers.get('cache-control')).toBe(
    'public, no-cache',
  );
});

test.each(['nothing-se.pdf', 'rules-sv.pdf', 'rules-se', '..%2f..%2fse%2frules.md', 'constructor-se.pdf'])(
  'there is no document %s',
  async (file) => {
    expect((await get(`/documents/${file}`)).status).toBe(404);
  },
);

test('every cookie of a login is told of, with how long it lasts', async () => {
  const browser = new Browser(app);
  const set = new Map<string, number>();
  const noting = async (path: string): Promise<string> => {
    const answer = await browser.fetch(path);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = ''] = /^([^=]+)=/.exec(line) ?? [];
      const seconds = Number(/max-age=(\d+)/i.exec(line)?.[1] ?? 0);
      if (seconds > 0) set.set(name, seconds);
    }
    return answer.headers.get('location') ?? '';
  };
  const consent = await noting('/api/auth/discord?login_hint=newcomer');
  const back = new URL((await browser.fetch(consent)).headers.get('location') ?? '').search;
  await noting(`/api/auth/discord/callback${back}`);

  const { data } = await graphql<{ textPage: { text: string } }>(
    app.url,
    '{ textPage(name: PRIVACY, language: en) { text } }',
  );
  const told = (name: string) =>
    new RegExp(`^\\| \`${name}\`.*\\| +(\\d+) (minutes|days)`, 'm').exec(data?.textPage.text ?? '');
  expect([...set.keys()].sort()).toEqual(['accessToken', 'loggedIn', 'loginState', 'refreshToken']);
  for (const [name, seconds] of set) {
    const [, count, unit] = told(name) ?? [];
    expect([name, Number(count) * (unit === 'days' ? 86_400 : 60)]).toEqual([name, seconds]);
  }
});
