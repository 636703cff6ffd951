import { addressOf, graphicAt, lookOf, type Look } from './graphic-address';

const look = (query: string, kind: Parameters<typeof lookOf>[0] = 'series') => lookOf(kind, new URLSearchParams(query));

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://x.example');
  return graphicAt(pathname, searchParams);
};
const TICKER = { kind: 'ticker', divisions: ['elit', 'division-2'], without: 42 } as const;

test.each([
  ['/overlay/series/42', { kind: 'series', seriesId: 42 }],
  ['/overlay/lineups/42/', { kind: 'lineups', seriesId: 42 }],
  ['/overlay/table/div-1/7', { kind: 'table', discriminator: 'div-1', seasonId: 7 }],
  ['/overlay/table/%C3%B6st/7', { kind: 'table', discriminator: 'öst', seasonId: 7 }],
  ['/overlay/bracket/slutspel/7', { kind: 'bracket', discriminator: 'slutspel', seasonId: 7, half: 'main' }],
  [
    '/overlay/bracket/slutspel/7?half=losers',
    { kind: 'bracket', discriminator: 'slutspel', seasonId: 7, half: 'losers' },
  ],
  ['/overlay/bracket/slutspel/7?half=else', { kind: 'bracket', discriminator: 'slutspel', seasonId: 7, half: 'main' }],
  ['/overlay/bracket/slutspel', null],
  ['/overlay/path/42', { kind: 'path', seriesId: 42 }],
  ['/overlay/path/elit/7', null],
  ['/overlay/ticker', { kind: 'ticker', divisions: [], without: null }],
  ['/overlay/ticker?division=elit,division-2&without=42', TICKER],
  ['/overlay/ticker?division=elit%2Cdivision-2,elit&without=42', TICKER],
  ['/overlay/ticker?division=,elit%20,<b>,../x&without=4x', { kind: 'ticker', divisions: [], without: null }],
  ['/overlay/ticker?without=0&division=elit', { kind: 'ticker', divisions: ['elit'], without: null }],
  ['/overlay/ticker/elit', null],
  ['/overlay/next', { kind: 'next', seriesId: null }],
  ['/overlay/next/', { kind: 'next', seriesId: null }],
  ['/overlay/next/42?without=1', { kind: 'next', seriesId: 42 }],
  ['/overlay/next/0', null],
  ['/overlay/next/elit', null],
  ['/overlay/next/4/2', null],
  ['/overlay/series', null],
  ['/overlay/series/0', null],
  ['/overlay/series/4x', null],
  ['/overlay/series/4/2', null],
  ['/overlay/table/%E0%A4%A/7', null],
  ['/overlay/table/elit', null],
  ['/overlay/else', null],
  ['/series/42', null],
])('the graphic of %s', (path, graphic) => {
  expect(read(path)).toEqual(graphic);
});

test('a ticker names no more divisions than a league has', () => {
  const names = Array.from({ length: 50 }, (_, index) => `division-${index}`);
  expect(read(`/overlay/ticker?division=${names.join()}`)).toMatchObject({ divisions: names.slice(0, 20) });
});

const USUAL: Look = {
  lang: 'se',
  theme: 'dark',
  accent: null,
  place: 'top',
  scale: 1,
  background: 'transparent',
  hide: [],
  isDebug: false,
};

test.each([
  ['nothing is said', '', {}],
  [
    'all is said',
    'lang=en&theme=light&accent=FF8800&place=bottom&scale=1.25&background=solid&hide=games,crests&debug=1',
    {
      lang: 'en',
      theme: 'light',
      accent: 'ff8800',
      place: 'bottom',
      scale: 1.25,
      background: 'solid',
      hide: ['crests', 'games'],
      isDebug: true,
    },
  ],
  ['a colour with its sign', 'accent=%23ff8800', { accent: 'ff8800' }],
  ['other languages, themes, grounds', 'lang=de&theme=blue&background=url(x)', {}],
  ['a place that this graphic does not have', 'place=left', {}],
  ['a colour that is none', 'accent=red;}*{', {}],
  ['too small', 'scale=0.49', {}],
  ['too large', 'scale=2.01', {}],
  ['a number that is none', 'scale=1e1', {}],
  ['parts that it does not have', 'hide=stream,score,,division', { hide: ['division'] }],
])('unknown values count as not said: %s', (_why, query, said) => {
  expect(look(query)).toEqual({ ...USUAL, ...said });
});

test('an address says only what is unusual, and is read as it was written', () => {
  expect(addressOf({ kind: 'series', seriesId: 42 }, USUAL)).toBe('/overlay/series/42');
  const unusual: Look = { ...USUAL, lang: 'en', accent: 'ff8800', place: 'right', scale: 0.75, hide: ['stream'] };
  const address = addressOf({ kind: 'next', seriesId: 42 }, unusual);
  expect(address).toBe('/overlay/next/42?lang=en&accent=ff8800&place=right&scale=0.75&hide=stream');
  const { search } = new URL(address, 'https://x.example');
  expect([read(address), look(search, 'next')]).toEqual([{ kind: 'next', seriesId: 42 }, unusual]);
  expect(addressOf({ kind: 'next', seriesId: null }, look('', 'next'))).toBe('/overlay/next');
  const ticker = addressOf(TICKER, look('theme=light', 'ticker'));
  expect(ticker).toBe('/overlay/ticker?division=elit,division-2&without=42&theme=light');
  expect(read(ticker)).toEqual(TICKER);
  expect(addressOf({ ...TICKER, divisions: [], without: null }, look('', 'ticker'))).toBe('/overlay/ticker');
  expect(addressOf({ kind: 'table', discriminator: 'öst', seasonId: 7 }, look('', 'table'))).toBe(
    '/overlay/table/%C3%B6st/7',
  );
});
