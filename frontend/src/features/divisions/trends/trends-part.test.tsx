import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DivisionTrendsDocument } from '../../../gql/trends/graphql';
import { renderPart } from '../../../test/render';
import { TrendsPart } from './trends-part';

const address = { discriminator: 'elit', seasonId: 10 };
const team = (id: number, name: string) => ({ id, name, logo: null });
const NORR = team(7, 'Norrsken');
const SYD = team(8, 'Sydpolen');

type Division = Parameters<typeof TrendsPart>[0]['division'];
type Row = Division['standings'][number];
type Series = Division['series'][number];

const row = (position: number, of: typeof NORR, points: number): Row => ({
  position,
  team: of,
  color: null,
  isDisqualified: false,
  seriesPlayed: 1,
  wins: 0,
  overtimeWins: 0,
  overtimeLosses: 0,
  losses: 0,
  gamesWon: 0,
  gamesLost: 0,
  diff: 0,
  points,
  adjustment: 0,
  adjustmentReason: null,
  form: [],
  trace: null,
});
const series = (id: number, home: typeof NORR, away: typeof NORR, fields: Partial<Series> = {}): Series => ({
  id,
  week: id,
  scheduledAt: null,
  isStreamed: false,
  state: 'NOT_STARTED',
  homeGames: null,
  awayGames: null,
  walkover: null,
  isOvertime: false,
  division: { id: 4, name: 'Elit', discriminator: 'elit', seasonId: 10 },
  home,
  away,
  ...fields,
});
const division = (fields: Partial<Division> = {}): Division => ({
  id: 4,
  name: 'Elit',
  format: 'FIRST_TO_3',
  currentWeek: null,
  season: { id: 10, name: '10' },
  admin: null,
  bands: [],
  standings: [],
  series: [],
  ...fields,
});
const trends = (placesByWeek: object[], annulled: object[] = []) => ({
  request: { query: DivisionTrendsDocument, variables: address },
  result: { data: { division: { __typename: 'Division' as const, id: 4, placesByWeek, series: annulled } } },
  maxUsageCount: 9,
});
const week = (number: number, ...places: [teamId: number, position: number, points: number][]) => ({
  __typename: 'WeekPlaces',
  week: number,
  places: places.map(([teamId, position, points]) => ({
    __typename: 'WeekPlace',
    teamId,
    position,
    points,
    goalDifference: 0,
  })),
});

const draw = (of: Division, answer: object, at = '/') =>
  renderPart(<TrendsPart address={address} division={of} />, {
    at,
    namespaces: ['divisions', 'divisions-trends'],
    answers: [answer] as NonNullable<Parameters<typeof renderPart>[1]>['answers'],
  });

const twoTeams = division({
  standings: [row(1, NORR, 3), row(2, SYD, 0)],
  series: [
    series(1, NORR, SYD, { state: 'REPORTED', homeGames: 3, awayGames: 1 }),
    series(2, SYD, NORR, { state: 'TIME_SET', scheduledAt: '2026-11-27T18:00:00Z' }),
    series(3, SYD, NORR, { week: 12 }),
    series(4, NORR, SYD, { state: 'REPORTED', homeGames: 0, awayGames: 3, walkover: 'AWAY' }),
  ],
});

test('an empty division says what will come', async () => {
  await draw(division(), trends([]));
  expect(screen.getByText('Korstabellen kommer när spelschemat är klart.')).toBeVisible();
  expect(await screen.findByText('Diagrammen kommer när den första serien är spelad.')).toBeVisible();
});

test('a cell of the crosstable is the result, a walkover, the day or the week, and leads to its series', async () => {
  await draw(twoTeams, trends([]));
  const table = screen.getByRole('table', { name: /Alla serier/ });
  expect(within(table).getByRole('columnheader', { name: 'NOR' })).toBeVisible();
  const link = (name: string) => within(table).getByRole('link', { name });
  expect(link('Norrsken – Sydpolen: 3–1')).toHaveAttribute('href', '/series/1');
  expect(link('Sydpolen – Norrsken: 27 nov.')).toHaveAttribute('href', '/series/2');
  expect(link('Sydpolen – Norrsken: v. 12')).toHaveAttribute('href', '/series/3');
  expect(link('Norrsken – Sydpolen: WO')).toHaveAttribute('href', '/series/4');
});

test('behind each chart is a table with its numbers', async () => {
  await draw(twoTeams, trends([week(1, [7, 1, 3], [8, 2, 0]), week(4, [8, 1, 3], [7, 2, 3])]));
  await userEvent.click(await screen.findByText('Visa placeringarna som tabell'));
  const places = screen.getByRole('table', { name: 'Lagens placering efter varje spelvecka' });
  const cells = (name: RegExp) =>
    within(within(places).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/Norrsken/)).toEqual(['1', '2']);
  expect(cells(/Sydpolen/)).toEqual(['2', '1']);
});

test('the team whose line stands out is in the address', async () => {
  await draw(twoTeams, trends([week(1, [7, 1, 3], [8, 2, 0])]), '/?tab=trends&team=8');
  expect(await screen.findByRole('button', { name: 'Sydpolen', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Norrsken' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/?tab=trends&team=7');
  await userEvent.click(screen.getByRole('button', { name: 'Norrsken', pressed: true }));
  expect(screen.getByTestId('address')).toHaveTextContent('/?tab=trends');
});

test('weeks that did not come are asked for again', async () => {
  const lost = { ...trends([]), result: undefined, error: new Error('no line'), maxUsageCount: 1 };
  await renderPart(<TrendsPart address={address} division={twoTeams} />, {
    namespaces: ['divisions', 'divisions-trends'],
    answers: [lost, trends([week(1, [7, 1, 3], [8, 2, 0])])] as NonNullable<
      Parameters<typeof renderPart>[1]
    >['answers'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('button', { name: 'Norrsken' })).toBeVisible();
});
