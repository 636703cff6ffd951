import { linkAddress } from './markdown-address';
import { fireEvent, screen, within } from '@testing-library/react';
import hostileTexts from '../../test/hostile-texts.json';
import { renderPart } from '../../test/render';
import Markdown from './markdown';

const INERT_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/;

/** The allowed elements of a drawn text; the site draws the icons. */
const ELEMENTS =
  /^(?:div|p|br|hr|em|strong|del|code|pre|blockquote|ul|ol|li|a|img|table|thead|tbody|tr|th|td|section|sup|span|svg|path|rect|h[2-6])$/;

async function draw(text: string, props: Partial<Parameters<typeof Markdown>[0]> = {}): Promise<HTMLElement> {
  await renderPart(
    <div data-testid="text">
      <Markdown text={text} {...props} />
    </div>,
  );
  return screen.getByTestId('text');
}

describe('hostile texts', () => {
  // deeper nesting than the parser supports is logged to the console, and shown as plain text
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('there are at least a hundred of them', () => {
    expect(new Set(hostileTexts.map(({ text }) => text)).size).toBeGreaterThanOrEqual(100);
  });

  test.each(
    hostileTexts.map(({ kind, text }, at) => [`${at} ${kind}: ${JSON.stringify(text.slice(0, 60))}`, text] as const),
  )('nothing comes of %s', async (_name, text) => {
    const drawn = await draw(text);

    for (const element of drawn.querySelectorAll('*')) {
      expect(element.localName).toMatch(ELEMENTS);
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^srcdoc$|^formaction$|^xlink/i);
        if (name === 'href') expect(value).toMatch(INERT_ADDRESS);
        if (name === 'src') expect(new URL(value, 'http://localhost').host).toBe('localhost');
      }
    }
    expect(drawn.textContent).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(window).not.toHaveProperty('pwned');
  });
});

test('what a writer may write is drawn as it is meant', async () => {
  const drawn = await draw(
    [
      '# Rubrik',
      '',
      '| Lag | Poäng |',
      '|:----|------:|',
      '| Älvsjö | 12 |',
      '',
      '~~struket~~ **fett** *kursivt*',
      '',
      '- [x] klart',
      '- [ ] kvar',
    ].join('\n'),
  );

  expect(screen.getByRole('heading', { level: 2, name: 'Rubrik' })).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getByRole('cell', { name: '12' })).toHaveStyle({ textAlign: 'right' });
  expect(drawn.querySelector('del')).toHaveTextContent('struket');
  expect(screen.getByRole('img', { name: 'Klart:' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Inte klart:' })).toBeInTheDocument();
});

test('a wide table fades at its edge while there is more, and is scrolled with the keyboard', async () => {
  const width = (name: string, value: number) =>
    jest.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(value);
  // jsdom has no widths of its own
  Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { configurable: true, get: () => 0 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 0 });
  width('scrollWidth', 900);
  width('clientWidth', 300);
  await draw('| Lag | Poäng |\n| - | - |\n| Älvsjö | 12 |');
  const table = screen.getByRole('table');
  fireEvent.scroll(table.parentElement!);
  const region = screen.getByRole('group', { name: 'Tabell' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region.closest('[data-more]')).not.toBeNull();
  region.scrollLeft = 600;
  fireEvent.scroll(region);
  expect(region.closest('[data-more]')).toBeNull();
  jest.restoreAllMocks();
});

test('a score stays on one line, also where a searched word is marked, and code is as it was written', async () => {
  const drawn = await draw('Det blir 4–0, 3–1 eller `3–2`.', { words: '3–1' });

  expect(drawn.textContent).toBe('Det blir 4–\u20600, 3–\u20601 eller 3–2.');
  expect(drawn.querySelector('mark')).toHaveTextContent('3–\u20601');
});

describe('links', () => {
  test('one to another site opens a tab of its own, tells it nothing, and says so', async () => {
    await draw('Läs på https://exempel.se/a?b=1');

    const link = screen.getByRole('link', { name: 'https://exempel.se/a?b=1 (öppnas i en ny flik)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('one to this site stays in this tab', async () => {
    await draw('[Tabellen](/division/elit/season/7?tab=tabell#plats) [Igen](http://localhost/news)');

    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('href', '/division/elit/season/7?tab=tabell#plats');
    expect(second).toHaveAttribute('href', '/news');
    expect(first).not.toHaveAttribute('target');
  });

  test('one that is not to be followed leaves its words', async () => {
    const drawn = await draw('Före [klicka här](javascript:alert(1)) efter');

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(drawn).toHaveTextContent('Före klicka här efter');
  });
});

describe('pictures', () => {
  const TABLE = '| Lag | Poäng |\n| - | - |\n| Tallmo | 3 |';
  test.each([
    ['on the line below a table', `${TABLE}\n![Pokalen](/api/images/a.png)`, ['Pokalen'], 2],
    ['with a bar in its words', `${TABLE}\n![A \\| B](/api/images/a.png)`, ['A | B'], 2],
    ['with words below', `${TABLE}\n![Pokalen](/api/images/a.png)\nEfter finalen`, ['Pokalen'], 2],
    ['several', `${TABLE}\n![Ett](/api/images/a.png)\n![Två](/api/images/b.png)`, ['Ett', 'Två'], 2],
  ])('%s stand below it', async (_, text, names, rows) => {
    const drawn = await draw(text);
    expect(screen.getAllByRole('row')).toHaveLength(rows);
    const pictures = names.map((name) => screen.getByRole('img', { name }));
    for (const picture of pictures) expect(picture.closest('table')).toBeNull();
    expect(drawn.querySelectorAll('p').length).toBeGreaterThanOrEqual(names.length);
  });

  test.each([
    ['in a cell', `${TABLE}\n| ![Pokalen](/api/images/a.png) | 4 |`],
    ['in a table of one column', '| Bild |\n| - |\n| ![Pokalen](/api/images/a.png) |'],
    ['between two rows', `${TABLE}\n![Pokalen](/api/images/a.png)\n| Isviken | 1 |`],
  ])('%s stays there', async (_, text) => {
    await draw(text);
    expect(screen.getByRole('img', { name: 'Pokalen' }).closest('table')).not.toBeNull();
  });

  test('ours are drawn when they come into view', async () => {
    await draw('![Pokalen](/api/images/a.png)');

    const picture = screen.getByRole('img', { name: 'Pokalen' });
    expect(picture).toHaveAttribute('src', '/api/images/a.png');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).not.toHaveAttribute('width');
  });

  test('the place of one with a size is kept while it loads', async () => {
    await draw('![Pokalen](/api/images/a.png#800x600)');

    const picture = screen.getByRole('img', { name: 'Pokalen' });
    expect(picture).toHaveAttribute('src', '/api/images/a.png');
    expect(picture).toHaveAttribute('width', '800');
    expect(picture).toHaveAttribute('height', '600');
  });

  test("the chat's come through us, so that it does not learn who reads", async () => {
    await draw('![Pokalen](https://cdn.discordapp.com/attachments/1/2/pokal.png?ex=1)');

    expect(screen.getByRole('img', { name: 'Pokalen' })).toHaveAttribute(
      'src',
      '/api/chat-images/attachments/1/2/pokal.png',
    );
  });

  test("someone else's is a link, for no request may go there unasked", async () => {
    await draw('![Pokalen](https://exempel.se/a.png)');

    expect(screen.queryByRole('img', { name: 'Pokalen' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Pokalen/ })).toHaveAttribute('href', 'https://exempel.se/a.png');
  });
});

describe('headings', () => {
  const levels = (drawn: HTMLElement) => [...drawn.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((h) => h.localName);

  test('they start at the level asked for and skip none', async () => {
    expect(levels(await draw('## A\n#### B\n#### C\n## D', { topLevel: 3 }))).toEqual(['h3', 'h4', 'h4', 'h3']);
  });

  test('none is deeper than there are levels', async () => {
    const drawn = await draw('# A\n## B\n### C\n#### D\n##### E\n###### F', { topLevel: 4 });
    expect(levels(drawn)).toEqual(['h4', 'h5', 'h6', 'h6', 'h6', 'h6']);
  });

  test('by their words they have an address each, the same every time', async () => {
    const drawn = await draw('# Hur anmäler vi oss?\n# Regler\n# Regler', { anchors: 'slug' });
    expect([...drawn.querySelectorAll('h2')].map(({ id }) => id)).toEqual(['hur-anmaler-vi-oss', 'regler', 'regler-2']);
  });

  test('by number they are counted within their parent', async () => {
    const drawn = await draw('# A\n## B\n## C\n# D\n## E', { anchors: 'numbered' });
    expect([...drawn.querySelectorAll('h2,h3')].map((h) => `${h.id} ${h.textContent}`)).toEqual([
      's1 1 A',
      's1-1 1.1 B',
      's1-2 1.2 C',
      's2 2 D',
      's2-1 2.1 E',
    ]);
  });

  test('without anchors they have none', async () => {
    expect((await draw('# A')).querySelector('h2')?.id).toBe('');
  });
});

test('footnotes lead to their note and back', async () => {
  const drawn = await draw('Så är det[^1].\n\n[^1]: Enligt styrelsen.');
  const reference = within(drawn).getByRole('link', { name: '1' });
  const target = (reference.getAttribute('href') ?? '').slice(1);

  expect(document.getElementById(target)).toHaveTextContent('Enligt styrelsen.');
  expect(within(drawn).getByRole('link', { name: 'Tillbaka till texten' })).toBeInTheDocument();
});

test.each([
  ['/tracks.md', 'file'],
  ['/track-example.bin', 'file'],
  ['/api/docs', 'file'],
  ['/graphql', 'file'],
  ['/seasons', 'page'],
  ['/rules?q=tracks.md', 'page'],
])('%s is a %s', (address, kind) => {
  expect(linkAddress(address)).toEqual({ kind, href: address });
});
