import { drawingOf, type BracketPlace } from '../../../../league/bracket/bracket-layout';
import { MOST_LINES, sheetsOf } from './bracket-sheets';

/** Single elimination of so many teams. */
function bracketOf(teams: number): BracketPlace[] {
  const series: BracketPlace[] = [];
  let before: number[] = [];
  for (let size = teams / 2, round = 1; size >= 1; size /= 2, round++) {
    const sideOf = (at: number): BracketPlace['upper'] =>
      round === 1 ? { from: 'SEED', fromPosition: null } : { from: 'WINNER', fromPosition: before[at] as number };
    const now = Array.from({ length: size }, (_, at) => series.length + at);
    now.forEach((position, at) =>
      series.push({
        ...{ position, round, part: size === 1 ? 'FINAL' : 'WINNERS' },
        ...{ upper: sideOf(2 * at), lower: sideOf(2 * at + 1) },
      }),
    );
    before = now;
  }
  return series;
}
const positionsOf = (drawing: ReturnType<typeof drawingOf>) => drawing.placed.map(({ series }) => series.position);

test('what can be read on one sheet stays in one piece', () => {
  const drawing = drawingOf('main', bracketOf(32));
  expect(sheetsOf(drawing)).toEqual([drawing]);
});

test('sixty-four teams take two sheets: each series stands on one, and the final on both', () => {
  const drawing = drawingOf('main', bracketOf(64));
  const sheets = sheetsOf(drawing);
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect(sheet.height).toBeLessThanOrEqual(MOST_LINES);
  const [one, other] = sheets.map(positionsOf) as [number[], number[]];
  expect(one.filter((position) => other.includes(position))).toEqual([62]);
  expect([...new Set([...one, ...other])].toSorted((a, b) => a - b)).toEqual(positionsOf(drawing));
});

test('a losers’ bracket is cut where its two halves meet, and what follows stands on both', () => {
  const winners = bracketOf(64).map((one) => ({ ...one, part: 'LOSERS' as const }));
  const last: BracketPlace = {
    ...{ position: 63, round: 7, part: 'LOSERS' },
    ...{ upper: { from: 'WINNER', fromPosition: 62 }, lower: { from: 'LOSER', fromPosition: 99 } },
  };
  const [one, other] = sheetsOf(drawingOf('losers', [...winners, last])).map(positionsOf) as [number[], number[]];
  expect(one.filter((position) => other.includes(position))).toEqual([62, 63]);
});
