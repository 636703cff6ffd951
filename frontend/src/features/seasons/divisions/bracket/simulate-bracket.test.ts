import { openMeetings, seenWhatIfs, simulateBracket, type BracketQuestion } from './simulate-bracket';
import type { BracketSeriesFragment, BracketSideFragment } from './stage-bracket.generated';

const seed = (number: number): BracketSideFragment => ({
  ...{ from: 'SEED', fromPosition: null, seed: number, isNobody: false, isProvisional: false },
});
const from = (position: number, source: 'WINNER' | 'LOSER' = 'WINNER'): BracketSideFragment => ({
  ...{ from: source, fromPosition: position, seed: null, isNobody: false, isProvisional: false },
});
const series = (
  position: number,
  [part, round]: [BracketSeriesFragment['part'], number],
  [upper, lower]: [BracketSideFragment, BracketSideFragment],
  fields: Partial<BracketSeriesFragment> = {},
): BracketSeriesFragment => ({
  ...{ position, part, partRound: round, round, upper, lower, state: 'OPEN', winner: null },
  ...{ overrule: null, standsFast: false, isProvisional: false, seriesId: null, ...fields },
});
/** Four teams: 1 meets 4, 2 meets 3. */
const single = [
  series(0, ['WINNERS', 1], [seed(1), seed(4)]),
  series(1, ['WINNERS', 1], [seed(2), seed(3)]),
  series(2, ['FINAL', 2], [from(0), from(1)]),
  series(3, ['THIRD_PLACE', 2], [from(0, 'LOSER'), from(1, 'LOSER')]),
];
/** The same in double elimination, with a second final. */
const double = [
  series(0, ['WINNERS', 1], [seed(1), seed(4)]),
  series(1, ['WINNERS', 1], [seed(2), seed(3)]),
  series(2, ['WINNERS', 2], [from(0), from(1)]),
  series(3, ['LOSERS', 2], [from(0, 'LOSER'), from(1, 'LOSER')]),
  series(4, ['LOSERS', 3], [from(2, 'LOSER'), from(3)]),
  series(5, ['FINAL', 4], [from(2), from(4)]),
  series(6, ['SECOND_FINAL', 5], [from(2), from(4)]),
];
const question = (fields: Partial<BracketQuestion> = {}): BracketQuestion => ({
  ...{ series: single, roundFormats: ['FIRST_TO_1', 'FIRST_TO_1', 'FIRST_TO_1', 'FIRST_TO_1', 'FIRST_TO_1'] },
  ...{ strengths: new Map(), exits: new Map(), whatIfs: new Map(), ...fields },
});
const chancesOf = (asked: BracketQuestion) =>
  new Map(simulateBracket({ question: asked, seeds: [1, 2, 3, 4] }).map((chance) => [chance.seed, chance]));
/** The chance to win a game is 3 in 4. */
const STRONG = Math.log(3);

test('equal teams have equal chances, and all of them together are one champion and two finalists', () => {
  const all = simulateBracket({ question: question(), seeds: [1, 2, 3, 4] });
  for (const { final, champion } of all) {
    expect(final).toBeCloseTo(0.5, 1);
    expect(champion).toBeCloseTo(0.25, 1);
  }
  expect(all.reduce((sum, { champion }) => sum + champion, 0)).toBeCloseTo(1, 9);
  expect(all.reduce((sum, { final }) => sum + final, 0)).toBeCloseTo(2, 9);
});

test('a stronger team reaches the final as often as it wins a game, and a longer series helps it', () => {
  const strengths = new Map([[1, STRONG]]);
  const short = chancesOf(question({ strengths })).get(1);
  expect(short?.final).toBeCloseTo(0.75, 1);
  expect(short?.champion).toBeCloseTo(0.5625, 1);
  const long = chancesOf(question({ strengths, roundFormats: ['FIRST_TO_3', 'FIRST_TO_3'] })).get(1);
  expect(long?.final).toBeCloseTo(0.896, 1);
});

test('what is decided is sure, and who is out cannot win', () => {
  const decided = { state: 'DECIDED' as const, winner: 4 };
  const played = [{ ...single[0]!, ...decided }, single[1]!, { ...single[2]!, upper: { ...from(0), seed: 4 } }];
  const chances = chancesOf(question({ series: [...played, single[3]!] }));
  expect(chances.get(4)).toMatchObject({ final: 1, isInFinal: true, isChampion: false, mayWin: true });
  expect(chances.get(1)).toMatchObject({ final: 0, champion: 0, mayReachFinal: false, mayWin: false });
});

test('in double elimination a first loss leaves a way, and who comes to the final with one has to win twice', () => {
  const lost = [{ ...double[0]!, state: 'DECIDED' as const, winner: 4 }, ...double.slice(1)];
  // the server tells who is there
  lost[2] = { ...double[2]!, upper: { ...from(0), seed: 4 } };
  lost[3] = { ...double[3]!, upper: { ...from(0, 'LOSER'), seed: 1 } };
  const chances = chancesOf(question({ series: lost }));
  expect(chances.get(1)).toMatchObject({ mayReachFinal: true, mayWin: true });
  // two series to the final, then two finals
  expect(chances.get(1)?.champion).toBeCloseTo(1 / 16, 1);
  expect([...chances.values()].reduce((sum, { champion }) => sum + champion, 0)).toBeCloseTo(1, 9);
});

test('a supposed winner goes on, and the next series has its teams', () => {
  const whatIfs = new Map([
    [0, 4],
    [1, 2],
    // of a team that is not there
    [2, 1],
  ]);
  expect(openMeetings(question()).map(({ position }) => position)).toEqual([0, 1]);
  expect(openMeetings(question({ whatIfs })).map(({ upper, lower, winner }) => [upper, lower, winner])).toEqual([
    [1, 4, 4],
    [2, 3, 2],
    [4, 2, null],
    [1, 3, null],
  ]);
  const chances = chancesOf(question({ whatIfs }));
  expect(chances.get(4)).toMatchObject({ isInFinal: true, isChampion: false });
  expect(chances.get(1)).toMatchObject({ final: 0, mayReachFinal: false });
  whatIfs.set(2, 4);
  expect(chancesOf(question({ whatIfs })).get(4)).toMatchObject({ champion: 1, isChampion: true });
});

test('what is supposed of a series whose teams are not known is not seen, nor what rests on it', () => {
  const seen = (series: readonly BracketSeriesFragment[], ...whatIfs: [number, number][]) => [
    ...seenWhatIfs(question({ series, whatIfs: new Map(whatIfs) })),
  ];
  expect(seen(single, [2, 1])).toEqual([]);
  expect(seen(single, [0, 1], [2, 1])).toEqual([[0, 1]]);
  expect(seen(single, [0, 1], [1, 2], [2, 1])).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
  ]);
  // the losers of 0 and 2 are known only when 1 is
  expect(seen(double, [0, 1], [2, 1], [3, 4], [5, 1])).toEqual([[0, 1]]);
  // 0 has a result
  const played = [{ ...single[0]!, state: 'DECIDED' as const, winner: 4 }, ...single.slice(1)];
  expect(seen(played, [0, 1], [1, 2])).toEqual([[1, 2]]);
});

test('the second final is a meeting only when the first one is supposed to go to the team with a loss', () => {
  const first = [
    [0, 1],
    [1, 2],
    [2, 1],
    [3, 3],
    [4, 2],
  ] as const;
  const at = (...more: [number, number][]) =>
    openMeetings(question({ series: double, whatIfs: new Map([...first, ...more]) })).map(({ position }) => position);
  expect(at()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(at([5, 1])).toEqual([0, 1, 2, 3, 4, 5]);
  expect(at([5, 2])).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a team that has left goes nowhere, and its opponent goes on without a meeting', () => {
  const exits = new Map([[1, 'WITHDRAWN' as const]]);
  expect(chancesOf(question({ exits })).get(4)).toMatchObject({ final: 1, isInFinal: true });
  expect(openMeetings(question({ exits })).map(({ position }) => position)).toEqual([1]);
});

const isProvisional = true;
/** A side with who is there by a result that can still be contested. */
const contestedFrom = (position: number, number: number, source: 'WINNER' | 'LOSER' = 'WINNER') => ({
  ...{ ...from(position, source), seed: number, isProvisional },
});
/** 4 has beaten 1, 2 has beaten 3, and only the first of these can be contested. */
const contested = [
  { ...single[0]!, state: 'DECIDED' as const, winner: 4, isProvisional },
  { ...single[1]!, state: 'DECIDED' as const, winner: 2 },
  { ...single[2]!, state: 'READY' as const, upper: contestedFrom(0, 4), lower: { ...from(1), seed: 2 } },
  { ...single[3]!, upper: contestedFrom(0, 1, 'LOSER'), lower: { ...from(1, 'LOSER'), seed: 3 } },
];

test('a contested result counts as it stands, but nothing is sure by it', () => {
  const chances = chancesOf(question({ series: contested }));
  expect(chances.get(4)).toMatchObject({ final: 1, isInFinal: false, mayReachFinal: true, isContested: true });
  expect(chances.get(1)).toMatchObject({ final: 0, mayReachFinal: true, mayWin: true, isContested: true });
  expect(chances.get(2)).toMatchObject({ final: 1, isInFinal: true, isContested: false });
  expect(chances.get(3)).toMatchObject({ final: 0, mayReachFinal: false, isContested: false });
  // whoever is supposed to win the final: another one may have come there
  const whatIf = chancesOf(question({ series: contested, whatIfs: new Map([[2, 4]]) }));
  expect(whatIf.get(4)).toMatchObject({ champion: 1, isChampion: false });
  expect(whatIf.get(1)).toMatchObject({ mayWin: true });
});

test('a contested final has no sure champion, and its own finalists are sure', () => {
  const decided = { state: 'DECIDED' as const, winner: 2, isProvisional };
  const final = { ...contested[2]!, ...decided, upper: { ...from(0), seed: 4 } };
  const series = [{ ...contested[0]!, isProvisional: false }, contested[1]!, final];
  const chances = chancesOf(question({ series }));
  expect(chances.get(2)).toMatchObject({ champion: 1, isChampion: false, isInFinal: true });
  expect(chances.get(4)).toMatchObject({ champion: 0, mayWin: true, isInFinal: true });
});

test('a second final that a contested first one makes needless may be needed', () => {
  const sure = double.slice(0, 5).map((one) => ({ ...one, state: 'DECIDED' as const }));
  const series = [
    ...sure.map((one, position) => ({ ...one, winner: [1, 2, 1, 3, 2][position]! })),
    { ...double[5]!, state: 'DECIDED' as const, winner: 1, isProvisional },
    { ...double[6]!, state: 'NOT_NEEDED' as const, winner: 1 },
  ];
  const chances = chancesOf(question({ series }));
  expect(chances.get(1)).toMatchObject({ champion: 1, isChampion: false });
  expect(chances.get(2)).toMatchObject({ champion: 0, mayWin: true });
  expect(chances.get(3)).toMatchObject({ mayWin: false });
});
