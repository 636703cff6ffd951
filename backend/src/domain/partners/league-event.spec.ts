import { LeagueError } from '../league-error.ts';
import { cursorOf, lastBefore, sliceOf } from './league-event.ts';

test.each([
  { why: 'without a cursor, a reader begins with the oldest event', after: null, begins: 40 },
  { why: 'the cursor before the oldest event is still whole', after: 40, begins: 40 },
  { why: 'a cursor in the middle', after: 55, begins: 55 },
  { why: 'a reader who has read all waits for the next', after: 90, begins: 90 },
])('$why', ({ after, begins }) => {
  expect(cursorOf(after, { newest: 90, forgotten: 40 })).toBe(begins);
});

test.each([
  {
    why: 'an event after the cursor is deleted',
    after: 39,
    code: 'EVENTS_FORGOTTEN',
    params: { oldest: 40, days: 400 },
  },
  { why: 'the feed has never been there', after: 91, code: 'INVALID_INPUT', params: { newest: 90 } },
])('refused: $why', ({ after, code, params }) => {
  const refused = (): number => cursorOf(after, { newest: 90, forgotten: 40 });
  expect(refused).toThrow(LeagueError);
  try {
    refused();
  } catch (error) {
    expect(error).toMatchObject({ code, details: { field: 'after', params } });
  }
});

test.each([
  { why: 'without a position, all are before', before: null, last: 90 },
  { why: 'the newest', before: 91, last: 90 },
  { why: 'in the middle', before: 55, last: 54 },
  { why: 'none is left before the oldest', before: 41, last: 40 },
])('backwards: $why', ({ before, last }) => {
  expect(lastBefore(before, { newest: 90, forgotten: 40 })).toBe(last);
});

test.each([
  { before: 40, code: 'EVENTS_FORGOTTEN' },
  { before: 92, code: 'INVALID_INPUT' },
])('backwards, refused: $before', ({ before, code }) => {
  const details = expect.objectContaining({ field: 'before' }) as unknown;
  expect(() => lastBefore(before, { newest: 90, forgotten: 40 })).toThrow(expect.objectContaining({ code, details }));
});

test.each([
  { choice: { after: -1 }, field: 'after' },
  { choice: { before: 0 }, field: 'before' },
  { choice: { kinds: [] }, field: 'kinds' },
  { choice: { first: 0 }, field: 'first' },
  { choice: { first: 101 }, field: 'first' },
  { choice: { last: 999 }, field: 'last' },
])('$field that nobody can mean is refused: $choice', ({ choice, field }) => {
  const refusal = { code: 'INVALID_INPUT', details: expect.objectContaining({ field }) as unknown };
  expect(() => sliceOf(choice)).toThrow(expect.objectContaining(refusal));
});

test.each([
  { why: 'nothing said: the oldest', choice: {}, slice: { isBackwards: false, from: null, most: 100 } },
  {
    why: 'the oldest after a position',
    choice: { after: 7, first: 3 },
    slice: { isBackwards: false, from: 7, most: 3 },
  },
  { why: 'the newest', choice: { last: 3 }, slice: { isBackwards: true, from: null, most: 3 } },
  { why: 'those before a position', choice: { before: 7 }, slice: { isBackwards: true, from: 7, most: 100 } },
  { why: 'a whole page', choice: { last: 100 }, slice: { isBackwards: true, from: null, most: 100 } },
])('$why', ({ choice, slice }) => {
  expect(sliceOf(choice)).toEqual({ ...slice, kinds: null });
});

test.each([
  { first: 1, last: 1 },
  { after: 1, last: 1 },
  { after: 1, before: 3 },
])('both ways at once: %o', (choice) => {
  expect(() => sliceOf(choice)).toThrow(expect.objectContaining({ code: 'PAGE_AMBIGUOUS' }));
});
