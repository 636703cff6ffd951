import { cleanup, screen, within } from '@testing-library/react';
import { renderPart } from '../../../../test/render';
import { BracketPart } from './bracket-part';
import type { BracketSeriesFragment, BracketSideFragment, StageBracketFragment } from './stage-bracket.generated';

const side = (fields: Partial<BracketSideFragment>): BracketSideFragment => ({
  ...{ from: 'SEED', fromPosition: null, seed: null, isNobody: false, isProvisional: false, ...fields },
});
const first: BracketSeriesFragment = {
  ...{ position: 0, part: 'WINNERS', partRound: 1, round: 1, state: 'OPEN', winner: null, seriesId: null },
  ...{ upper: side({ seed: 2 }), lower: side({ seed: 3 }), overrule: null, standsFast: false, isProvisional: false },
};
const final: BracketSeriesFragment = {
  ...{ position: 1, part: 'FINAL', partRound: 1, round: 2, state: 'OPEN', winner: null, seriesId: null },
  ...{ upper: side({ seed: 1 }), lower: side({ from: 'WINNER', fromPosition: 0 }) },
  ...{ overrule: null, standsFast: false, isProvisional: false },
};
const teamOf = (id: number, name: string) => ({ id, name, logo: null });
const bracket: StageBracketFragment = {
  ...{
    divisionId: 9,
    kind: 'CUP',
    format: 'SINGLE_ELIMINATION',
    weeks: [8, 9],
    roundFormats: ['FIRST_TO_2', 'FIRST_TO_3'],
    lot: 4711,
    keepsDivisionsApart: false,
    takesSignups: false,
    first: null,
  },
  ...{ isDrawn: false, isFinished: false, series: [first, final] },
  entrants: [
    {
      seed: 1,
      exit: null,
      team: null,
      source: { place: 1, isStage: false, division: { id: 4, name: 'Division 1', nameEng: null } },
    },
    { seed: 2, exit: null, team: teamOf(2, 'Isviken'), source: null },
    { seed: 3, exit: null, team: teamOf(3, 'Tallmo'), source: null },
  ],
  holders: [{ seed: 1, team: teamOf(1, 'Norrsken') }],
};
const draw = (fields: Partial<StageBracketFragment> = {}) =>
  renderPart(<BracketPart bracket={{ ...bracket, ...fields }} series={[]} />, {
    namespaces: ['seasons-divisions-bracket', 'league'],
  });
const cardOf = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);

test('before the draw a place has who holds it now, and a later series calls the earlier one by its number', async () => {
  await draw();
  expect(screen.getByText('Inte lottat än: varje placering visar laget som har den nu.')).toBeVisible();
  expect(cardOf('Norrsken').getByText('Division 1, placering 1')).toBeVisible();
  expect(cardOf('Norrsken').getByText('Vinnaren av serie 1')).toBeVisible();
  expect(cardOf('Isviken').getByText(/Serie 1 · Spelvecka 8/)).toBeVisible();
});

test('a place of another stage is called by what it means there, until the stage is drawn', async () => {
  const division = { id: 8, name: 'Kval A', nameEng: 'Qualifier A' };
  const entrants = bracket.entrants.map((entrant, index) => ({
    ...{ ...entrant, team: null, source: { place: index + 1, isStage: true, division } },
  }));
  await draw({ entrants, holders: [], lot: null, keepsDivisionsApart: true });
  expect(screen.getByText('Vinnaren av Kval A')).toBeVisible();
  expect(screen.getByText('Tvåan i Kval A')).toBeVisible();
  expect(screen.getByText('Kval A, placering 3')).toBeVisible();
  expect(screen.getByText('Lag från samma division hålls isär i första ronden.')).toBeVisible();
});

test('one that is open to teams without a place says who comes, also before it has a seed', async () => {
  await draw({ takesSignups: true, series: [], entrants: [], holders: [], lot: null });
  expect(screen.getByText(/Öppet för lag som anmäler sig och inte har någon plats/)).toBeVisible();
});

test('a finished bracket names its winner, and calls no series by number', async () => {
  const entrants = bracket.entrants.map((entrant) => ({ ...entrant, team: entrant.team ?? teamOf(1, 'Norrsken') }));
  const played = { state: 'DECIDED' as const };
  await draw({
    ...{ isDrawn: true, isFinished: true, first: 1, entrants, holders: [] },
    series: [
      { ...first, ...played, winner: 2 },
      { ...final, ...played, winner: 1, lower: { ...final.lower, seed: 2 } },
    ],
  });
  expect(screen.getByText('Vinnare: Norrsken')).toBeVisible();
  expect(screen.queryByText(/Serie \d/)).toBeNull();
});

test('a team that has left, and a series that stands fast, are called so', async () => {
  const entrants = bracket.entrants.map((entrant) => ({
    ...{ ...entrant, team: entrant.team ?? teamOf(1, 'Norrsken') },
    exit: entrant.seed === 3 ? ('WITHDRAWN' as const) : null,
  }));
  await draw({
    ...{ isDrawn: true, entrants, holders: [] },
    series: [
      { ...first, state: 'FORFEITED', winner: 2 },
      { ...final, state: 'DECIDED', winner: 1, lower: { ...final.lower, seed: 2 }, overrule: 'KEPT', standsFast: true },
    ],
  });
  expect(cardOf('Tallmo').getByText('utgått')).toBeVisible();
  expect(cardOf('Tallmo').getByText(/Går vidare: motståndaren är ute/)).toBeVisible();
  expect(cardOf('Norrsken').getByText(/Norrsken gick ändå vidare · står fast/)).toBeVisible();
});

test('on paper a bracket is drawn as small as the sheet demands, and one that could not be read has a line for each team', async () => {
  const printOf = () => screen.getByRole('list', { name: 'Vägen till finalen' }).dataset['print'];
  const sheets = () => [...document.querySelectorAll('[data-sheet]')];
  await draw();
  expect(printOf()).toBe('drawing');
  expect(sheets()).toHaveLength(0);
  cleanup();
  const many = Array.from({ length: 16 }, (_, position) => ({ ...first, position }));
  await draw({ series: [...many, { ...final, position: 16 }] });
  expect(printOf()).toBe('sheets');
  expect(sheets()).toHaveLength(1);
  expect(sheets()[0]?.textContent).toContain('Division 1, placering 1');
});
