import type { EveningChoice, PlayersAnswer } from './evenings.ts';
import { suggestedStart } from './suggested-start.ts';
import { WEEK_RULES_OFF } from './week-rules.ts';
import { windowOf } from './week-window.ts';

/** Monday 18 to Sunday 24 March 2030. */
const WINDOW = windowOf(1, '2030-03-18', WEEK_RULES_OFF);
const NOW = '2030-03-20T19:30:00Z';
const start = (text: string) => new Date(text);

const all = (day: string, answer: EveningChoice = 'can'): PlayersAnswer[] =>
  (['home', 'away'] as const).flatMap((side) => [1, 2, 3].map(() => ({ side, day, answer })));

test.each([
  { why: 'no one has said anything', offers: [], answers: [], expected: null },
  {
    why: 'the earliest offered start',
    offers: ['2030-03-22T18:00:00Z', '2030-03-21T18:30:00Z'],
    answers: [],
    expected: '2030-03-21T18:30:00Z',
  },
  {
    why: 'the offered start on the best evening',
    offers: ['2030-03-21T18:30:00Z', '2030-03-22T18:00:00Z'],
    answers: [...all('2030-03-21', 'if-need-be'), ...all('2030-03-22')],
    expected: '2030-03-22T18:00:00Z',
  },
  {
    why: 'an offer that is over is none',
    offers: ['2030-03-20T18:00:00Z'],
    answers: all('2030-03-23'),
    expected: '2030-03-23T18:00:00Z',
  },
  {
    why: 'an offered start less than two hours ahead is none',
    offers: ['2030-03-20T21:00:00Z'],
    answers: [],
    expected: null,
  },
  { why: 'this evening is over at the usual time', offers: [], answers: all('2030-03-20'), expected: null },
  { why: 'two of a side are too few', offers: [], answers: all('2030-03-22').slice(1), expected: null },
])('$why', ({ offers, answers, expected }) => {
  const found = suggestedStart(WINDOW, { offers: offers.map(start), answers }, start(NOW));
  expect(found).toEqual(expected && start(expected));
});

test('19:00 is Swedish time, also on the day on which summer time begins', () => {
  const window = windowOf(1, '2030-03-25', WEEK_RULES_OFF);
  const said = { offers: [], answers: all('2030-03-31') };
  expect(suggestedStart(window, said, start('2030-03-27T19:30:00Z'))).toEqual(start('2030-03-31T17:00:00Z'));
});
