import { drawingsOf } from '../../../../league/bracket/bracket-layout';
import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';
import { renderPart } from '../../../../test/render';
import { PrintSheets } from './print-sheets';
import type { BracketSeriesFragment, BracketSideFragment, StageBracketFragment } from './stage-bracket.generated';

const side = (seed: number | null, fields: Partial<BracketSideFragment> = {}): BracketSideFragment => ({
  ...{ from: 'SEED', fromPosition: null, seed, isNobody: false, isProvisional: false, ...fields },
});
const from = (fromPosition: number, seed: number | null = null) => side(seed, { from: 'WINNER', fromPosition });
const meeting = (position: number, fields: Partial<BracketSeriesFragment>): BracketSeriesFragment => ({
  ...{ position, part: 'WINNERS', partRound: 1, round: 1, state: 'OPEN', winner: null, seriesId: position + 50 },
  ...{ upper: side(null), lower: side(null), overrule: null, standsFast: false, isProvisional: false, ...fields },
});
const NAMES = ['Norrsken', 'Isviken', 'Tallmo', 'Granby'];
const teamOf = (seed: number) => ({ id: seed, name: NAMES[seed - 1] ?? '', logo: null });
const bracketOf = (series: BracketSeriesFragment[]): StageBracketFragment => ({
  ...{ divisionId: 9, kind: 'CUP', format: 'SINGLE_ELIMINATION', weeks: [8, 9, 10], roundFormats: [], lot: null },
  ...{ keepsDivisionsApart: false, takesSignups: false, first: null, isDrawn: true, isFinished: false, series },
  entrants: [1, 2, 3, 4].map((seed) => ({ seed, exit: null, team: teamOf(seed), source: null })),
  holders: [],
});
const stored = (
  position: number,
  [home, away]: [number, number],
  fields: Partial<SeriesRowFragment>,
): SeriesRowFragment => ({
  ...{ id: position + 50, week: 8, scheduledAt: null, isStreamed: false, state: 'NOT_STARTED', isOvertime: false },
  ...{ homeGames: null, awayGames: null, walkover: null, home: teamOf(home), away: teamOf(away) },
  ...{ division: { id: 9, name: 'Cup', nameEng: null, discriminator: 'cup', seasonId: 8 }, ...fields },
});
const SEMIFINALS = [
  meeting(0, { state: 'DECIDED', winner: 1, upper: side(1), lower: side(4) }),
  meeting(1, { state: 'DECIDED', winner: 3, upper: side(2), lower: side(3) }),
];

/** The lines of each series on the sheet, in the order of their positions. */
async function printed(series: BracketSeriesFragment[], results: SeriesRowFragment[]) {
  const [drawing] = drawingsOf(series);
  if (!drawing) throw new Error('no drawing');
  const { container } = await renderPart(
    <PrintSheets
      drawing={drawing}
      bracket={bracketOf(series)}
      series={results}
      nameOf={({ part }) => (part === 'THIRD_PLACE' ? 'Match om tredje plats' : part)}
    />,
    { namespaces: ['seasons-divisions-bracket', 'league'] },
  );
  return [...container.querySelectorAll('[data-sheet] > div')].map((one) => ({
    name: one.querySelector(':scope > small')?.textContent ?? null,
    lines: [...one.querySelectorAll('p')].map((line) => [...line.children].map(({ textContent }) => textContent)),
    bold: [...one.querySelectorAll<HTMLElement>('p[style]')].map((line) => line.children[1]?.textContent),
  }));
}

test('a walkover has a word on paper, and a series to come its number and time', async () => {
  const [walkover, played, third, final] = await printed(
    [
      ...SEMIFINALS,
      meeting(2, {
        ...{ part: 'THIRD_PLACE', round: 2, state: 'READY' },
        ...{ upper: side(4, { from: 'LOSER', fromPosition: 0 }), lower: side(2, { from: 'LOSER', fromPosition: 1 }) },
      }),
      meeting(3, { part: 'FINAL', round: 2, state: 'READY', upper: from(0, 1), lower: from(1, 3) }),
    ],
    [
      stored(0, [4, 1], { state: 'REPORTED', walkover: 'AWAY', homeGames: 0, awayGames: 3 }),
      stored(1, [2, 3], { state: 'REPORTED', homeGames: 1, awayGames: 3 }),
      stored(3, [1, 3], { state: 'TIME_SET', scheduledAt: '2099-03-01T18:00:00Z' }),
    ],
  );
  expect(walkover?.lines.map(([, , mark]) => mark)).toEqual(['WO', '']);
  expect(walkover?.bold).toEqual(['Norrsken']);
  expect(played?.lines.map(([, , mark]) => mark)).toEqual(['1', '3']);
  expect(third).toMatchObject({ name: 'Match om tredje plats', lines: [{ 2: '(3)' }, { 2: '' }] });
  expect(final?.lines.map(([, , mark]) => mark)).toEqual(['(4) 1 mars', ' 19:00']);
  expect(final?.name).toBeNull();
});

test('a second final that is not needed is not on paper, and who went on alone beat nobody', async () => {
  const series = await printed(
    [
      ...SEMIFINALS,
      meeting(2, {
        ...{ part: 'FINAL', round: 2, state: 'PASSED', winner: 1 },
        ...{ upper: from(0, 1), lower: side(null, { from: 'WINNER', fromPosition: 1, isNobody: true }) },
      }),
      meeting(3, {
        ...{ part: 'SECOND_FINAL', round: 3, state: 'NOT_NEEDED', winner: 1, upper: from(0, 1), lower: from(1, 3) },
      }),
    ],
    [],
  );
  expect(series.map(({ bold }) => bold)).toEqual([['Norrsken'], ['Tallmo'], []]);
});
