import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hideResults } from '../../../../league/spoilers/hidden-results';
import { noAnswerTo } from '../../../../test/answer-to';
import { renderPart } from '../../../../test/render';
import {
  address,
  division,
  NORR,
  row,
  series,
  SYD,
  team,
  trends,
  twoTeams,
  week,
  type Division,
} from './testing/division';
import { OddsTab } from './odds-tab';
import { DivisionTrendsDocument } from './division-trends.generated';
import { TrendsPart } from './trends-part';

const draw = (of: Division, answer: object, at = '/', Tab = TrendsPart) =>
  renderPart(<Tab address={address} division={of} />, {
    at,
    namespaces: ['seasons-divisions', 'seasons-divisions-trends'],
    answers: [answer] as NonNullable<Parameters<typeof renderPart>[1]>['answers'],
  });

const drawOdds = (of: Division, answer: object, at = '/?tab=odds') => draw(of, answer, at, OddsTab);

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

test('a division that is played to its end has decided odds, and nothing to suppose', async () => {
  const finished = division({
    standings: [row(1, NORR, 3), row(2, SYD, 0)],
    series: [series(1, NORR, SYD, { state: 'REPORTED', homeGames: 3, awayGames: 1 })],
  });
  await drawOdds(finished, trends([week(1, [7, 1, 3], [8, 2, 0])]));
  const odds = await screen.findByRole('table', { name: /Chansen för varje slutplacering/ });
  const cells = (name: RegExp) =>
    within(within(odds).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/Norrsken/)).toEqual(['100', '–']);
  expect(cells(/Sydpolen/)).toEqual(['–', '100']);
  expect(screen.getByText('Alla serier är spelade, så tabellen är avgjord.')).toBeVisible();
  expect(screen.queryByRole('button', { name: '3–0' })).toBeNull();
});

test('a division with teams and without a schedule has no odds yet, and nothing is said to be played', async () => {
  await drawOdds(division({ standings: [row(1, NORR, 0), row(1, SYD, 0)] }), trends([]));
  expect(await screen.findByText('Oddsen kommer när spelschemat är klart.')).toBeVisible();
  expect(screen.getByText('Här kan du prova resultat när spelschemat är klart.')).toBeVisible();
  expect(screen.queryByText(/är spelade/)).toBeNull();
  expect(screen.queryByRole('table', { name: /Chansen för varje slutplacering/ })).toBeNull();
});

test('a place that rests on walkovers which nobody has given is marked, and the mark is explained', async () => {
  const OUT = team(9, 'Västerljus');
  const rows = [row(1, SYD, 4), row(2, NORR, 3), { ...row(3, OUT, 0), isDisqualified: true }];
  const planned = division({ standings: rows, series: [series(1, NORR, OUT)] });
  await drawOdds(
    planned,
    trends(
      [],
      [],
      [
        [7, 1],
        [8, 1],
        [9, 1],
      ],
    ),
  );
  const odds = await screen.findByRole('table', { name: /Chansen för varje slutplacering/ });
  const cells = (name: RegExp) =>
    within(within(odds).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/Norrsken/)).toEqual(['100*', '–', '–']);
  expect(cells(/Sydpolen/)).toEqual(['–', '100*', '–']);
  // last, with the walkover or without
  expect(cells(/Västerljus/)).toEqual(['–', '–', '100']);
  expect(screen.getByText(/^\* 1 serie mot ett diskvalificerat lag räknas som walkover/)).toBeVisible();
  expect(screen.queryByText(/spelas 10 000 gånger/)).toBeNull();
});

test('weeks that did not come are asked for again', async () => {
  const lost = noAnswerTo(DivisionTrendsDocument, { times: 1 });
  await renderPart(<TrendsPart address={address} division={twoTeams} />, {
    namespaces: ['seasons-divisions', 'seasons-divisions-trends'],
    answers: [lost, trends([week(1, [7, 1, 3], [8, 2, 0])])] as NonNullable<
      Parameters<typeof renderPart>[1]
    >['answers'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('button', { name: 'Norrsken' })).toBeVisible();
});

describe('for readers who hide results', () => {
  afterEach(() => act(() => hideResults(false)));
  const press = async (part: string) =>
    userEvent.click(await screen.findByRole('button', { name: `Visa resultat: ${part}` }));

  test('the crosstable, in the order of the table, is not there before its press, which shows all', async () => {
    hideResults(true);
    await draw(twoTeams, trends([week(1, [7, 1, 3], [8, 2, 0])]));
    expect(screen.queryByRole('link', { name: /Norrsken – Sydpolen/ })).toBeNull();
    await press('Korstabell');
    expect(screen.getByRole('link', { name: 'Norrsken – Sydpolen: 3–1' })).toBeVisible();
    expect(await screen.findByText('Visa placeringarna som tabell')).toBeVisible();
  });

  test('odds and weeks are shown by one press, without the score of each series', async () => {
    hideResults(true);
    const { unmount } = await drawOdds(twoTeams, trends([week(1, [7, 1, 3], [8, 2, 0])]), '/?tab=odds&if=2%3A3-0');
    expect(screen.queryByRole('heading', { name: /Chans|Odds|Tänk om/ })).toBeNull();
    await press('Odds');
    expect(await screen.findByRole('table', { name: /Chansen för varje slutplacering/ })).toBeVisible();
    unmount();
    await draw(twoTeams, trends([week(1, [7, 1, 3], [8, 2, 0])]));
    expect(await screen.findByRole('button', { name: 'Norrsken' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Norrsken – Sydpolen: 3–1' })).toBeNull();
  });
});

test('the odds tell what the places lead to, and each place behind a press', async () => {
  const bands = [
    {
      fromPosition: 1,
      toPosition: 1,
      hex: '#123456',
      descriptionSv: 'Mästare',
      descriptionEn: 'Champion',
    },
  ];
  const finished = division({
    bands: bands as unknown as Division['bands'],
    standings: [row(1, NORR, 3), row(2, SYD, 0)],
    series: [series(1, NORR, SYD, { state: 'REPORTED', homeGames: 3, awayGames: 1 })],
  });
  await drawOdds(finished, trends([week(1, [7, 1, 3], [8, 2, 0])]));
  const list = await screen.findByRole('list', { name: 'Chansen för vart lagen kan sluta' });
  const rows = [...list.children].map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Norrsken.*Mästare klart/);
  expect(rows[1]).toMatch(/Sydpolen.*Inget av detta kan nås/);
  const places = screen.getByText(/Chansen för varje slutplacering/);
  expect(places).not.toBeVisible();
  await userEvent.click(screen.getByText('Varje placering för sig'));
  expect(places).toBeVisible();
});
