import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { hideResults } from '../../../../league/spoilers/hidden-results';
import { answerTo } from '../../../../test/answer-to';
import { renderPart } from '../../../../test/render';
import { BracketOddsDocument } from './bracket-odds.generated';
import { BracketOddsTab } from './bracket-odds-tab';

const ADDRESS = { discriminator: 'cup', seasonId: 8 };
const side = (seed: number | null, fromPosition: number | null = null) => ({
  ...{ from: fromPosition === null ? 'SEED' : 'WINNER', fromPosition, seed, isNobody: false, isProvisional: false },
});
const series = (position: number, part: string, round: number, sides: object[]) => ({
  ...{ position, part, partRound: round, round, state: 'OPEN', winner: null, seriesId: null },
  ...{ upper: sides[0], lower: sides[1], overrule: null, standsFast: false, isProvisional: false },
});
const teams = ['Norr', 'Syd', 'Öst', 'Väst'].map((name, at) => ({ id: at + 1, name, logo: null }));
const division = {
  ...{ id: 9, name: 'Cup', nameEng: null, isStage: true, series: [] },
  bracket: {
    ...{ divisionId: 9, kind: 'CUP', format: 'SINGLE_ELIMINATION', weeks: [8, 9], lot: null, first: null },
    ...{ roundFormats: ['FIRST_TO_3', 'FIRST_TO_3'], isDrawn: true, isFinished: false, holders: [] },
    entrants: teams.map((team, at) => ({ seed: at + 1, exit: null, team, source: null })),
    series: [
      series(0, 'WINNERS', 1, [side(1), side(4)]),
      series(1, 'WINNERS', 1, [side(2), side(3)]),
      series(2, 'FINAL', 2, [side(null, 0), side(null, 1)]),
    ],
  },
} as unknown as ComponentProps<typeof BracketOddsTab>['division'];

const withBracket = (fields: object): typeof division => ({
  ...division,
  bracket: division.bracket && { ...division.bracket, ...fields },
});
const draw = (at = '/division/cup/season/8?tab=odds', bracket: object = {}) =>
  renderPart(<BracketOddsTab address={ADDRESS} division={withBracket(bracket)} />, {
    at,
    answers: [
      answerTo(
        BracketOddsDocument,
        { division: { id: 9, bracket: { divisionId: 9, strengths: [{ teamId: 1, strength: 1 }] } } },
        { variables: ADDRESS },
      ),
    ],
    namespaces: ['seasons-divisions-bracket', 'league', 'league-spoilers'],
  });
const rows = () =>
  within(screen.getByRole('table', { name: 'Chansen att nå finalen och att vinna' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));
const groups = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));

test('the strongest is the likeliest champion, and a press lets a team go on', async () => {
  await draw();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(rows()[0]).toMatch(/^Norr\d\d %\d\d %$/);
  expect(groups()).toEqual(['Vinnare: Norr eller Väst', 'Vinnare: Syd eller Öst']);
  await userEvent.click(screen.getByRole('button', { name: 'Väst' }));
  await userEvent.click(screen.getByRole('button', { name: 'Syd' }));
  expect(groups()).toEqual(['Vinnare: Norr eller Väst', 'Vinnare: Syd eller Öst', 'Vinnare: Väst eller Syd']);
  await waitFor(() => expect(rows().filter((row) => row.includes('Klart'))).toHaveLength(2));
  // who is out is not among the rows
  expect(rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort alla val' }));
  expect(groups()).toHaveLength(2);
});

test('an address has the supposed winners', async () => {
  await draw('/division/cup/season/8?tab=odds&if=0:1,1:3,2:3');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(rows()).toEqual(['ÖstKlartKlart', 'NorrKlart–']);
});

const address = () => new URLSearchParams(screen.getByTestId('address').textContent?.split('?')[1]).get('if');

test('what nobody can have pressed is not supposed, and leaves the address', async () => {
  await draw('/division/cup/season/8?tab=odds&if=2:1');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(rows()[0]).toMatch(/^Norr\d\d %[1-8]\d %$/);
  const [norr] = rows();
  await waitFor(() => expect(address()).toBeNull());
  for (const name of ['Norr', 'Syd']) await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Norr' })[1]!);
  expect(address()).toBe('0:1,1:2,2:1');
  // without the other finalist nobody has won the final
  await userEvent.click(screen.getAllByRole('button', { name: 'Syd' })[0]!);
  await waitFor(() => expect(address()).toBe('0:1'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Norr' })[0]!);
  await waitFor(() => expect(address()).toBeNull());
  await waitFor(() => expect(rows()[0]).toBe(norr));
});

test('readers who hide results do not see odds, which follow from tables, before a result of the stage', async () => {
  act(() => hideResults(true));
  await draw();
  const show = await screen.findByRole('button', { name: /Odds/ });
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(show);
  expect(await screen.findByRole('table')).toBeVisible();
  act(() => hideResults(false));
});

test('a result that can be contested is said to be so, and its loser stays', async () => {
  const isProvisional = true;
  await draw(undefined, {
    series: [
      { ...series(0, 'WINNERS', 1, [side(1), side(4)]), state: 'DECIDED', winner: 4, isProvisional },
      series(1, 'WINNERS', 1, [side(2), side(3)]),
      series(2, 'FINAL', 2, [{ ...side(4, 0), isProvisional }, side(null, 1)]),
    ],
  });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(rows().find((row) => row.startsWith('Väst'))).toMatch(/^Västinte avgjort än>99 %\d\d %$/);
  expect(rows().find((row) => row.startsWith('Norr'))).toBe('Norrinte avgjort än<1 %<1 %');
  expect(screen.getByText(/inget är klart av det än/)).toBeVisible();
});

test('a stage that teams still sign up for has no odds, however many seeds staff have chosen', async () => {
  await draw(undefined, { takesSignups: true, isDrawn: false });
  expect(await screen.findByText('Oddsen kommer när lagen är kända.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
