import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../test/render';
import type { CastersSeriesFragment } from './casters-page.generated';
import type { Graphic } from './graphic-address';
import { SubjectFields } from './subject-fields';

const division = (id: number, discriminator: string, name: string) => ({
  ...{ id, discriminator, name, nameEng: null, seasonId: 10 },
});
const league = {
  currentSeason: {
    id: 10,
    divisions: [division(1, 'elit', 'Elit'), division(2, 'division-2', 'Division 2')],
    stages: [division(3, 'slutspel', 'Slutspel')],
  },
  calendarWeek: { week: '2026-11-23', series: [] },
  upcomingSeries: [],
};
const series = (id: number, home: string): CastersSeriesFragment => ({
  ...{ id, scheduledAt: '2026-11-25T18:00:00Z', isStreamed: false, reportedAt: null },
  ...{
    division: { id: 1, name: 'Elit', nameEng: null },
    home: { id: 7, name: home },
    away: { id: 8, name: 'Sydpolen' },
  },
});
const groups = [
  { name: 'coming' as const, series: [series(5, 'Norrsken')] },
  { name: 'past' as const, series: [series(4, 'Blixt')] },
];

async function draw(graphic: Graphic) {
  const chosen: Graphic[] = [];
  await renderPart(
    <SubjectFields league={league} groups={groups} graphic={graphic} onChoose={(next) => chosen.push(next)} />,
    { namespaces: ['broadcast'] },
  );
  return chosen;
}
const TICKER: Graphic = { kind: 'ticker', divisions: ['gamla'], without: null };

test('a ticker takes divisions in the order of the league, and lets go of one from an earlier season', async () => {
  const chosen = await draw(TICKER);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elit' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'gamla' }));
  expect(chosen).toEqual([
    { ...TICKER, divisions: ['elit', 'gamla'] },
    { ...TICKER, divisions: [] },
  ]);
});

test('a ticker leaves out one of the series that have been played', async () => {
  const chosen = await draw(TICKER);
  const without = screen.getByLabelText('Utan serien');
  expect(screen.queryByRole('option', { name: /Norrsken/ })).toBeNull();
  await userEvent.selectOptions(without, screen.getByRole('option', { name: /Blixt/ }));
  expect(chosen).toEqual([{ ...TICKER, without: 4 }]);
});

test('the next series is the league’s own or a chosen one that is not played', async () => {
  const chosen = await draw({ kind: 'next', seriesId: 5 });
  expect(screen.queryByRole('option', { name: /Blixt/ })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Serie'), 'Alltid ligans nästa serie');
  expect(chosen).toEqual([{ kind: 'next', seriesId: null }]);
});

test('a bracket is of a stage, from its start or among those who have lost once', async () => {
  const bracket: Graphic = { kind: 'bracket', discriminator: 'slutspel', seasonId: 10, half: 'main' };
  const chosen = await draw(bracket);
  expect(screen.getByLabelText('Slutspel, kval eller cup')).toHaveValue('10/slutspel');
  await userEvent.selectOptions(screen.getByLabelText('Del av trädet'), 'Förlorarträdet');
  expect(chosen).toEqual([{ ...bracket, half: 'losers' }]);
});

test('a path leads to a series of a stage', async () => {
  const ofStage = { ...series(6, 'Tallmo'), division: { id: 3, name: 'Slutspel', nameEng: null } };
  groups[0]?.series.push(ofStage);
  await draw({ kind: 'path', seriesId: 6 });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tallmo mot Sydpolen, Slutspel'),
  ]);
});
