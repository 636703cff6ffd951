import { assertBoardTerms, boardExpiry } from './board.ts';
import type { BoardTerms } from './board.ts';

const TERMS: BoardTerms = { rank: 'Diamant 2', platform: 'steam', evenings: [2, 4], words: 'Söker lag' };

test('an entry is stored trimmed, its evenings once and in order', () => {
  expect(assertBoardTerms({ ...TERMS, rank: ' Guld ', evenings: [7, 1, 7], words: 'Hej\r\n\r\ndär ' })).toEqual({
    ...TERMS,
    rank: 'Guld',
    evenings: [1, 7],
    words: 'Hej\n\ndär',
  });
  expect(assertBoardTerms({ rank: '', platform: null, evenings: [], words: '' }).platform).toBeNull();
});

test.each<[string, Partial<BoardTerms>]>([
  ['a rank of 31 characters', { rank: 'x'.repeat(31) }],
  ['281 characters', { words: 'x'.repeat(281) }],
  ['an eighth day', { evenings: [8] }],
  ['half a day', { evenings: [1.5] }],
  ['an unknown platform', { platform: 'unknown' }],
  ['a platform that is none', { platform: 'toString' }],
  ['a character that turns the text', { words: 'a\u202eb' }],
  ['a rank that nobody sees', { rank: '\u200b' }],
])('%s is refused', (_what, wrong) => {
  expect(() => assertBoardTerms({ ...TERMS, ...wrong })).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
});

test('an entry stays for thirty days', () => {
  expect(boardExpiry(new Date('2026-11-01T12:00:00Z'))).toEqual(new Date('2026-12-01T12:00:00Z'));
});
