import { READ_LIMITS } from '../../platform/config/config.ts';
import { FIELDS_OF_A_UNIT } from '../../platform/limits/limit-reads.ts';
import { OTHER_COSTS } from '../../platform/graphql/costs.ts';
import { MOST_OF_AN_ADDRESS } from '../../platform/graphql/subscriptions/visitor-sockets.ts';
import { MOST_STREAMS } from '../../platform/web/open-streams.ts';
import { FORMER_SECRET_HOURS, MOST_DELIVERY_ATTEMPTS } from '../../domain/partners/webhook.ts';
import { GRAPHQL_LIMITS } from '../../platform/graphql/limits.ts';
import { SITE_LANGUAGES } from '../../domain/site-language.ts';
import { readContent, RULE_BOOKS, TEXT_PAGES } from './content-files.ts';

const [se, en] = SITE_LANGUAGES.map(readContent);
if (!se || !en) throw new Error('both languages are read');

const LINK = /\]\(([^)]+)\)/g;
const linksIn = (text: string): string[] => [...text.matchAll(LINK)].map(([, address = '']) => address);
/** What a text must have in common in both languages: the levels of its headings, its rows and items, and its links. */
const skeletonOf = (text: string) => ({
  shape: text
    .split('\n')
    .map((line) => /^(#+ |- |\d+\. |\|)/.exec(line)?.[1] ?? '')
    .filter(Boolean),
  links: linksIn(text),
});

describe.each(RULE_BOOKS)('the %s', (name) => {
  const books = [se.books[name], en.books[name]] as const;

  test('have the same clauses in both languages, and the same lists, tables and references in each', () => {
    const [own, translated] = books.map(({ introduction, sections }) => ({
      introduction: skeletonOf(introduction).links,
      sections: sections.map(({ number, clauses }) => ({
        number,
        clauses: clauses.map((clause) => ({ number: clause.number, ...skeletonOf(clause.text) })),
      })),
    }));
    expect(translated).toEqual(own);
  });

  test('are dated alike, and say nothing empty', () => {
    const [own, translated] = books;
    expect(translated.updated).toBe(own.updated);
    for (const { sections } of books) {
      expect(sections.length).toBeGreaterThan(2);
      for (const { clauses } of sections) {
        expect(clauses.length).toBeGreaterThan(0);
        for (const { text } of clauses) expect(text.length).toBeGreaterThan(10);
      }
    }
  });
});

test.each(TEXT_PAGES)('the page %s has the same parts in both languages', (name) => {
  expect(skeletonOf(en.pages[name].text)).toEqual(skeletonOf(se.pages[name].text));
  expect(en.pages[name].updated).toBe(se.pages[name].updated);
});

test('questions come in the same categories and order in both languages', () => {
  const groups = [se, en].map(({ faq }) => {
    const categories = [...new Set(faq.map(({ category }) => category))];
    return faq.map(({ category, answer }) => ({ category: categories.indexOf(category), ...skeletonOf(answer) }));
  });
  expect(groups[1]).toEqual(groups[0]);
  expect(se.faq.length).toBeGreaterThan(20);
});

test('a reference to a clause leads to one that is there', () => {
  const paths: Record<string, (typeof RULE_BOOKS)[number]> = {
    '/rules': 'rules',
    '/code-of-conduct': 'code-of-conduct',
    '/statutes': 'statutes',
  };
  for (const content of [se, en]) {
    const texts = [
      ...content.faq.map(({ answer }) => answer),
      ...TEXT_PAGES.map((name) => content.pages[name].text),
      ...RULE_BOOKS.flatMap((name) =>
        content.books[name].sections.flatMap(({ clauses }) => clauses.map((c) => c.text)),
      ),
    ];
    const references = texts.flatMap(linksIn).filter((address) => address.includes('#'));
    expect(references.length).toBeGreaterThan(3);
    for (const address of references) {
      const [path = '', number] = address.split('#');
      const book = paths[path];
      expect(book && content.books[book].sections.flatMap(({ clauses }) => clauses.map((c) => c.number))).toContain(
        number,
      );
    }
  }
});

test('the people are the same in both languages, and only the board can be written to', () => {
  const cards = [se, en].map(({ people }) => [...people.board, ...people.coWorkers].map(({ handle }) => handle));
  expect(cards[1]).toEqual(cards[0]);
  expect(se.people.board.every(({ contact }) => contact?.includes('@'))).toBe(true);
  expect(se.people.coWorkers.map(({ contact }) => contact)).toEqual(se.people.coWorkers.map(() => null));
});

test('developers are told the limits of streams, sockets and webhooks that hold', () => {
  for (const { pages } of [se, en]) {
    const { text } = pages.developers;
    const sentence = (words: RegExp): string => words.exec(text)?.[0] ?? '';
    expect(sentence(/(?:An address may have|En adress får ha) \d+ sockets/)).toContain(` ${MOST_OF_AN_ADDRESS} `);
    expect(sentence(/(?:for|i) \d+ (?:hours|timmar):/)).toContain(` ${FORMER_SECRET_HOURS} `);
    // in words: ten streams, fifteen attempts
    expect([MOST_STREAMS, MOST_DELIVERY_ATTEMPTS]).toEqual([10, 15]);
    expect(text).toMatch(/ten streams|tio strömmar/);
    expect(text).toMatch(/fifteen times|femton gånger/);
  }
});

test('developers are told the limits that hold', () => {
  for (const { pages } of [se, en]) {
    const told = [...pages.developers.text.matchAll(/^\| .+? \| +([\d\s,]+?) +\|$/gmu)].map(([, number = '']) =>
      Number(number.replace(/[\s,]/gu, '')),
    );
    const { batch, depth, cost, listSize, aliases, selections, tokens, first } = GRAPHQL_LIMITS;
    expect(told).toEqual([
      batch,
      depth,
      cost,
      listSize,
      aliases,
      selections,
      tokens,
      first,
      READ_LIMITS.address,
      READ_LIMITS.key,
    ]);
    const numbers = pages.developers.text.replace(/(\d)[\s,](?=\d{3})/gu, '$1');
    for (const other of Object.values(OTHER_COSTS)) expect(numbers).toMatch(new RegExp(`\\b${other}\\b`));
    const dearest = Math.ceil(cost / FIELDS_OF_A_UNIT);
    expect(pages.developers.text).toMatch(new RegExp(`${FIELDS_OF_A_UNIT}\\D[^.]*${dearest}\\.`));
  }
});
