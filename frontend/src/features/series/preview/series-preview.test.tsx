import { screen, within } from '@testing-library/react';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import type { SeriesHeaderFragment } from '../series-header.generated';
import { SeriesPreview } from './series-preview';
import { SeriesPreviewDocument } from './series-preview.generated';

const SERIES = {
  id: 7,
  home: { id: 1, name: 'Alfa', logo: null },
  away: { id: 2, name: 'Beta', logo: null },
  scheduledAt: '2031-03-04T18:00:00.000Z',
  isStreamed: false,
} as unknown as SeriesHeaderFragment;
const BEFORE = new Date('2031-03-04T17:20:00Z');
const AFTER = new Date('2031-03-04T18:00:00Z');

const pair = { home: 0, away: 0 };
const NO_MEETING = {
  ...{ played: 0, walkovers: 0, annulled: 0, series: pair, games: pair, goals: pair },
};
const side = (seriesPlayed: number) => ({
  standing: {
    ...{ position: 1, points: 0, seriesPlayed, wins: 0, overtimeWins: 0 },
    ...{ overtimeLosses: 0, losses: 0, diff: 0, form: [] },
  },
  players: [],
});
const CHANCE = {
  ...{ home: 0.5, away: 0.5, game: 0.5 },
  records: {
    home: { won: 0, lost: 0 },
    away: { won: 0, lost: 0 },
  },
  scores: [{ home: 3, away: 0, chance: 0.2 }],
};

interface Given {
  series?: SeriesHeaderFragment;
  /** How many series each team has played. */
  played?: number;
  chance?: object | null;
  language?: 'se' | 'en';
}

const draw = (now: Date | null, { series = SERIES, played = 0, chance = CHANCE, language = 'se' }: Given = {}) =>
  renderPart(<SeriesPreview series={series} now={now} />, {
    language,
    namespaces: ['series-preview'],
    answers: [
      answerTo(
        SeriesPreviewDocument,
        {
          seriesPreview: {
            seriesId: 7,
            home: side(played),
            away: side(played),
            chance,
            comparisons: [],
            effects: [],
            meetingSum: NO_MEETING,
            meetingSeasons: [],
            meetings: [],
          },
        },
        { variables: { seriesId: 7 } },
      ),
    ],
  });
const headings = async () => {
  await screen.findByRole('heading', { name: /Spelarna|The players/ });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

test('before the start the page counts down, and offers the series for a calendar', async () => {
  await draw(BEFORE);
  expect(await screen.findByText('Börjar om 40 minuter')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lägg till i kalendern' })).toBeVisible();
  expect(await headings()).toContain('Chans att vinna');
});

test.each([
  { language: 'se', chance: 'Chans att vinna, före start', calendar: 'Lägg till i kalendern' },
  { language: 'en', chance: 'Chance to win, before the start', calendar: 'Add to the calendar' },
] as const)('from the start on nothing reads as if the series were to come ($language)', async (words) => {
  await draw(AFTER, { language: words.language });
  expect(await headings()).toContain(words.chance);
  expect(screen.queryByText(/Börjar om|Starts in/)).toBeNull();
  expect(screen.queryByRole('link', { name: words.calendar })).toBeNull();
});

test.each([
  {
    why: 'the results beside the chance leave no half of the page empty',
    given: { played: 0 },
    order: ['Chans att vinna', 'Läget i tabellen', 'Här skiljer sig lagen mest', 'Så kan det sluta'],
  },
  {
    why: 'chance and results beside the numbers of the season',
    given: { played: 2 },
    order: ['Chans att vinna', 'Så kan det sluta', 'Läget i tabellen', 'Här skiljer sig lagen mest'],
  },
  {
    why: 'the result would count for no team, so nothing is reckoned',
    given: { played: 2, chance: null },
    order: ['Läget i tabellen', 'Här skiljer sig lagen mest'],
  },
])('its parts are $order: $why', async ({ given, order }) => {
  await draw(BEFORE, given);
  expect(await headings()).toEqual([...order, 'Inbördes möten', 'Spelarna']);
  const first = screen.getByRole('region', { name: order[0]! });
  expect(within(first.parentElement!).queryByRole('region', { name: order.at(-1)! })).toBeNull();
});
