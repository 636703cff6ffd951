import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerTo } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { viewerWith } from '../../../report/testing/report-answers';
import { UnprocessedRequestsDocument } from '../../shell/request-badge.generated';
import { CreateSeasonDivisionsDocument, SeasonDraftDocument } from './season-divisions.generated';
import SeasonDivisionsPage from './season-divisions.page';

/** Tallmo kept one of two; the others did not play. */
const coreOf = (id: number) =>
  (id === 1 ? [['Ada', 20, true] as const, ['Bo', 12, false] as const] : []).map(
    ([nickname, games, isKept], index) => ({ games, isKept, player: { id: index + 1, nickname } }),
  );
const team = (id: number, name: string, isSignedUp = true) => ({
  isSignedUp,
  mmr: 1000 + id,
  core: coreOf(id),
  team: { id, name, logo: null },
});
const division = (formerId: number, name: string, teams: ReturnType<typeof team>[]) => ({
  formerId,
  rank: formerId,
  name,
  adminNickname: null,
  teams,
});

const placement = (
  teamId: number,
  formerId: number | null,
  reason: string,
  [fromId, position]: [fromId: number | null, position: number],
  remaining: number | null = null,
) => ({ teamId, formerId, reason, fromId, position, remaining });

const DRAFT = {
  season: { id: 11, name: 'Säsong 11' },
  from: { id: 10, name: 'Säsong 10' },
  hasDivisions: false,
  unplayed: 0,
  rollOver: {
    placements: [
      placement(1, 1, 'STAYS', [1, 1]),
      placement(3, 1, 'PROMOTION', [2, 1]),
      placement(2, 2, 'RELEGATION', [1, 2]),
      placement(4, 2, 'STAYS', [2, 2]),
      placement(6, 2, 'SIGN_UP', [null, 1]),
      placement(5, null, 'PLACE_LOST', [2, 3], 1),
    ],
    sharedBorders: [] as object[],
    openQualifiers: [] as object[],
  },
  divisions: [
    division(1, 'Division 1', [team(1, 'Tallmo'), team(2, 'Isviken')]),
    division(2, 'Division 2', [team(3, 'Havre'), team(4, 'Norrsken'), team(5, 'Vilar', false)]),
  ],
  others: [team(6, 'Nykomling')],
};

async function draw(draft: object = DRAFT, answer?: object) {
  const sent: unknown[] = [];
  await renderStaffPart(
    <Routes>
      <Route path="/admin/seasons/:id/divisions" element={<SeasonDivisionsPage />} />
      <Route path="*" element={<p>En annan sida</p>} />
    </Routes>,
    {
      at: '/admin/seasons/11/divisions',
      answers: [
        viewerWith('ADMIN'),
        answerTo(UnprocessedRequestsDocument, { unprocessedRequests: 0 }, { times: 9 }),
        answerTo(SeasonDraftDocument, { seasonDraft: draft }, { variables: { seasonId: 11 } }),
        answerTo(CreateSeasonDivisionsDocument, (variables) => {
          sent.push(variables);
          return {
            createSeasonDivisions: answer ?? { divisions: [{ id: 7 }] },
          };
        }),
      ],
      namespaces: ['admin', 'admin-divisions-season', 'api'],
    },
  );
  return sent;
}

const teamsIn = async (heading: string) =>
  within(await screen.findByRole('region', { name: heading }))
    .getAllByRole('combobox')
    .map((select) => select.getAttribute('aria-label')?.replace('Division för ', ''));

test('the proposal stands with its reasons, and one press creates all', async () => {
  const sent = await draw();
  expect(await teamsIn('Division 1: 2 lag')).toEqual(['Tallmo', 'Havre']);
  expect(await teamsIn('Division 2: 3 lag')).toEqual(['Isviken', 'Norrsken', 'Nykomling']);
  expect(screen.getByText(/^1:a i Division 2: uppflyttning/)).toBeInTheDocument();
  expect(screen.getByText(/^anmält utan plats, nummer 1 i styrka/)).toBeInTheDocument();
  expect(screen.getByText('1 lag spelar inte')).toBeInTheDocument();
  expect(screen.getByText(/^3:a i Division 2: platsen förlorad: 1 spelare kvar/)).toBeInTheDocument();
  expect(screen.queryByText('Förslaget kan ändras')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Skapa 2 divisioner med 5 lag' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        input: {
          seasonId: 11,
          divisions: [
            { formerId: 1, name: 'Division 1', teamIds: [1, 3] },
            { formerId: 2, name: 'Division 2', teamIds: [2, 4, 6] },
          ],
        },
      },
    ]),
  );
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/admin/divisions/all?season=11'));
});

test('each difference from the proposal is listed, and one or all of them go back', async () => {
  await draw();
  await userEvent.selectOptions(await screen.findByLabelText('Division för Nykomling'), 'Division 1');
  await userEvent.selectOptions(screen.getByLabelText('Division för Tallmo'), 'Spelar inte');
  expect(await teamsIn('Division 1: 2 lag')).toEqual(['Havre', 'Nykomling']);
  const changes = within(screen.getByRole('region', { name: '2 lag skiljer sig från förslaget' }));
  expect(changes.getByText('Tallmo: Spelar inte (förslag: Division 1)')).toBeInTheDocument();
  await userEvent.click(changes.getByRole('button', { name: 'Följ förslaget för Tallmo' }));
  expect(await teamsIn('Division 1: 3 lag')).toEqual(['Tallmo', 'Havre', 'Nykomling']);
  await userEvent.click(screen.getByRole('button', { name: 'Följ förslaget för alla' }));
  expect(screen.queryByText(/skiljer sig från förslaget/)).toBeNull();
  expect(await teamsIn('Division 1: 2 lag')).toEqual(['Tallmo', 'Havre']);
});

test('what of the season before is not settled stands above the proposal, with the page that ends it', async () => {
  const sharedBorders = [{ formerId: 2, position: 1, teamIds: [3, 4] }];
  await draw({ ...DRAFT, unplayed: 109, rollOver: { ...DRAFT.rollOver, sharedBorders } });
  expect(await screen.findByRole('link', { name: '109 serier i Säsong 10 saknar resultat' })).toHaveAttribute(
    'href',
    '/admin/series/all?season=10&state=UNREPORTED',
  );
  expect(
    screen.getByRole('link', { name: 'Delad placering 1 i Division 2: Havre, Norrsken. Avgör mellan lagen.' }),
  ).toHaveAttribute('href', '/admin/divisions/2?part=teams');
});

test('a qualifier of the new season that is not played to its end stands above the proposal, with its page', async () => {
  await draw({
    ...DRAFT,
    rollOver: { ...DRAFT.rollOver, openQualifiers: [{ id: 31, name: 'Kval 2', nameEng: 'Qualifier 2' }] },
  });
  const link = await screen.findByRole('link', {
    name: 'Kval 2 är inte färdigspelat: vem som har kvalat in kan ändras.',
  });
  expect(link).toHaveAttribute('href', '/admin/seasons/11/stages?stage=31');
});

test('a team says how many of its core are still there, and a press says who', async () => {
  await draw();
  const core = await screen.findByText('Kärnan: 1 av 2 kvar');
  expect(screen.getAllByText(/^Kärnan/)).toHaveLength(1);
  expect(screen.getByText('Bo, 12 matcher, har lämnat')).not.toBeVisible();
  await userEvent.click(core);
  expect(screen.getByText('Bo, 12 matcher, har lämnat')).toBeVisible();
  expect(screen.getByText('Ada, 20 matcher')).toBeVisible();
});

test('a refusal is shown at the button, and nothing that was chosen is lost', async () => {
  await draw(DRAFT, {
    code: 'SEASON_HAS_DIVISIONS',
    messageKey: 'api.division.season-has-divisions',
    field: null,
    params: [],
  });
  await userEvent.selectOptions(await screen.findByLabelText('Division för Tallmo'), 'Division 2');
  await userEvent.click(screen.getByRole('button', { name: 'Skapa 2 divisioner med 5 lag' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Säsongen har redan divisioner.');
  expect(await teamsIn('Division 1: 1 lag')).toEqual(['Havre']);
});

test.each([
  { why: 'has divisions', draft: { ...DRAFT, hasDivisions: true }, text: /^Säsongen har redan divisioner/ },
  { why: 'is the first one', draft: { ...DRAFT, from: null, divisions: [] }, text: /^Det finns ingen tidigare säsong/ },
])('a season that $why says so', async ({ draft, text }) => {
  await draw(draft);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Skapa/ })).toBeNull();
});
