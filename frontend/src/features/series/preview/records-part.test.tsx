import { screen, within } from '@testing-library/react';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import type { SeriesHeaderFragment } from '../series-header.generated';
import { SeriesRecordsDocument } from './series-records.generated';
import { SeriesVerdictDocument } from './series-verdict.generated';
import { Verdict } from './verdict';

const team = (id: number, name: string) => ({ id, name });
const holder = (nickname: string | null, game: number | null, goals: [number, number] = [8, 1]) => ({
  player: nickname === null ? null : { id: nickname.length, nickname },
  team: team(1, 'Alfa'),
  opponent: team(2, 'Beta'),
  game,
  goalsFor: goals[0],
  goalsAgainst: goals[1],
});
const record = (kind: string, value: number, divisionName: string | null, standing: string, holders: object[]) => ({
  ...{ kind, value, divisionName, standing, holders },
});
const SERIES = { id: 7, home: team(1, 'Alfa'), away: team(2, 'Beta') } as unknown as SeriesHeaderFragment;

const draw = async (
  records: object[] | Error,
  language: 'se' | 'en' = 'se',
  before: object = standings([3, 4], [2, 4]),
) => {
  const variables = { seriesId: 7 };
  await renderPart(<Verdict series={SERIES} />, {
    language,
    namespaces: ['series-preview'],
    answers: [
      answerTo(
        SeriesVerdictDocument,
        {
          seriesVerdict: {
            seriesId: 7,
            before,
            after: standings([2, 5], [3, 5]),
          },
        },
        { variables },
      ),
      records instanceof Error
        ? noAnswerTo(SeriesRecordsDocument, { variables, error: records })
        : answerTo(SeriesRecordsDocument, { seriesRecords: records }, { variables, times: 1 }),
    ],
  });
  expect(await screen.findByRole('region', { name: /ändrade i tabellen|changed in the table/ })).toBeVisible();
};
/** The places of both sides, and how many series each has played. */
const standings = (positions: [number, number], played: [number, number]) => ({
  home: { position: positions[0], points: 9, seriesPlayed: played[0] },
  away: { position: positions[1], points: 9, seriesPlayed: played[1] },
});

test('a team has no place before its first series, and has won none by it', async () => {
  await draw([], 'se', standings([1, 1], [0, 2]));
  const [, home, away] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(home).toMatch(/^Alfa–29$/);
  expect(away).toMatch(/^Beta15▼ 4/);
});

test('a record says what it is, who holds it and in which game, and leads to the records of the same divisions', async () => {
  await draw([
    record('SERIES_GOALS', 1200, null, 'ALONE', [holder('Ada', null)]),
    record('GAME_GOALS', 6, 'Division 3 Södra', 'EQUAL', [holder('Ada', 2), holder('Cleo', 3)]),
    record('GAME_MARGIN', 7, 'Division 3 Södra', 'FIRST', [holder(null, 2)]),
    record('GAME_GOALS_TOGETHER', 14, 'Division 3 Södra', 'ALONE', [holder(null, 1, [8, 6])]),
  ]);
  const part = await screen.findByRole('region', { name: 'Rekord i serien' });
  expect(within(part).getByRole('link', { name: 'Alla rekord' })).toHaveAttribute('href', '/records');
  expect(
    within(part)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual([
    'Rekord: flest mål i en serie i hela ligan, 1 200: Ada (Alfa)',
    'Tangerat rekord: flest mål i en match i Division 3 Södra, 6: Ada (Alfa), match 2; Cleo (Alfa), match 3',
    'Rekord, senare tangerat: största segern i en match i Division 3 Södra, 7: Alfa 8–1, match 2',
    'Rekord: flest mål av båda lagen i en match i Division 3 Södra, 14: Alfa – Beta 8–6, match 1',
  ]);
  expect(within(part).getByRole('link', { name: 'flest mål i en serie i hela ligan' })).toHaveAttribute(
    'href',
    '/records',
  );
  expect(within(part).getByRole('link', { name: 'största segern i en match i Division 3 Södra' })).toHaveAttribute(
    'href',
    '/records?division=Division%203%20S%C3%B6dra',
  );
  expect(within(part).getByRole('link', { name: 'Cleo' })).toHaveAttribute('href', '/player/4');
});

test('in English too', async () => {
  await draw([record('GAME_SAVES', 9, 'Division 1', 'EQUAL', [holder('Ada', 4)])], 'en');
  expect(await screen.findByText(/Record equalled/)).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Record equalled: most saves in a game in Division 1, 9: Ada (Alfa), game 4',
  );
});

test.each([
  { records: [], why: 'holds none' },
  { records: new Error('away'), why: 'cannot be read' },
])('a series whose records it $why says nothing of them', async ({ records }) => {
  await draw(records);
  expect(screen.queryByRole('region', { name: 'Rekord i serien' })).toBeNull();
});
