import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../../lib/schema.generated';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { AddSanctionDocument, ChangeSanctionDocument, LiftSanctionDocument } from './sanction-actions.generated';
import {
  type AdminSanctionPartsFragment,
  AdminSanctionsDocument,
  PointsDecisionsDocument,
  SanctionSubjectsDocument,
} from './sanctions-page.generated';
import SanctionsPage from './sanctions.page';

const sanction = (changes: Partial<AdminSanctionPartsFragment> = {}) => ({
  id: 4,
  kind: 'SUSPENSION',
  state: 'IN_FORCE',
  startsOn: '2026-03-01',
  endsOn: null,
  seriesCount: 3,
  seriesServed: 1,
  liftedOn: null,
  liftReason: null,
  reasonSv: 'Förolämpning',
  reasonEn: null,
  note: 'Två vittnen',
  isPublic: true,
  decidedAt: '2026-03-01T12:00:00.000Z',
  decidedBy: 'Domaren',
  version: 2,
  player: { id: 10, nickname: 'Myran' },
  team: { id: 5, name: 'Tallmo' },
  ...changes,
});

const BAN = sanction({
  id: 5,
  kind: 'BAN',
  state: 'LIFTED',
  liftedOn: '2026-03-05',
  liftReason: 'Fel person',
  seriesCount: null,
});

const asked: unknown[] = [];
const sent: unknown[] = [];
beforeEach(() => {
  asked.splice(0);
  sent.splice(0);
});

interface Server {
  items?: object[];
  points?: object[];
  said?: object;
  role?: Role;
}

const POINTS = {
  team: { id: 6, name: 'Isviken' },
  divisionId: 3,
  divisionName: 'Division 1',
  seasonName: 'Hösten',
  points: -3,
  reason: 'Spelare utan licens',
};

const draw = (
  { items = [sanction(), BAN], points = [POINTS], said = sanction(), role = 'ADMIN' }: Server = {},
  at = '/admin/sanctions',
) =>
  renderStaffPart(<SanctionsPage />, {
    at,
    answers: [
      viewerWith(role),
      answerTo(AdminSanctionsDocument, { adminSanctions: { total: items.length, items } }, { noted: asked }),
      answerTo(PointsDecisionsDocument, { pointsDecisions: points }),
      answerTo(SanctionSubjectsDocument, {
        searchPlayers: { items: [{ player: { id: 11, nickname: 'Tallen' } }] },
        adminTeams: { items: [{ id: 5, name: 'Tallmo' }] },
      }),
      answerTo(AddSanctionDocument, { addSanction: said }, { noted: sent }),
      answerTo(ChangeSanctionDocument, { changeSanction: said }, { noted: sent }),
      answerTo(LiftSanctionDocument, { liftSanction: said }, { noted: sent }),
    ],
    namespaces: ['admin', 'admin-sanctions', 'api'],
  });

const openNew = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ny påföljd' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ny påföljd' }));
  await userEvent.type(dialog.getByLabelText('Sök en spelare eller ett lag'), 'tall');
  await userEvent.click(await dialog.findByRole('button', { name }));
  return dialog;
};

test('the address says what the server is asked for, and each sanction says until when it goes', async () => {
  await draw({}, '/admin/sanctions?q=my&kind=BAN&state=now');
  expect(await screen.findByText('Från 2026-03-01, 1 av 3 serier avtjänade')).toBeInTheDocument();
  expect(screen.getByText('Från 2026-03-01, tills vidare')).toBeInTheDocument();
  expect(asked[0]).toEqual({ filter: { text: 'my', first: 6, offset: 0, kind: 'BAN', isInForce: true } });
});

test('points that were taken are listed with a link to where they are decided', async () => {
  await draw();
  expect(await screen.findByRole('link', { name: 'Division 1, Hösten' })).toHaveAttribute(
    'href',
    '/admin/divisions/3?part=teams',
  );
});

test('without any, both lists say so', async () => {
  await draw({ items: [], points: [] });
  expect(await screen.findByText('Inga påföljder.')).toBeInTheDocument();
  expect(await screen.findByText('Inget lag har fått poäng ändrade.')).toBeInTheDocument();
});

test('a suspension over two series is sent with that end only', async () => {
  await draw();
  const dialog = await openNew('Spelaren Tallen');
  await userEvent.clear(dialog.getByLabelText(/^Antal serier/));
  await userEvent.type(dialog.getByLabelText(/^Antal serier/), '2');
  await userEvent.type(dialog.getByLabelText(/^Skäl$/), 'Hot');
  await userEvent.click(dialog.getByRole('button', { name: 'Besluta' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    input: {
      playerId: 11,
      teamId: null,
      kind: 'SUSPENSION',
      seriesCount: 2,
      endsOn: null,
      reasonSv: 'Hot',
      isPublic: true,
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a team can only be warned, and a warning is not shown to all unless staff choose so', async () => {
  await draw();
  const dialog = await openNew('Laget Tallmo');
  expect(
    within(dialog.getByLabelText('Påföljd'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Välj', 'Varning']);
  await userEvent.type(dialog.getByLabelText(/^Skäl$/), 'Sena');
  await userEvent.click(dialog.getByRole('button', { name: 'Besluta' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    input: { playerId: null, teamId: 5, kind: 'WARNING', seriesCount: null, isPublic: false },
  });
});

test('nothing is sent without anyone, a reason or a number', async () => {
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Ny påföljd' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText(/^Antal serier/));
  await userEvent.click(dialog.getByRole('button', { name: 'Besluta' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Välj en spelare eller ett lag först.');
  expect(alert).toHaveTextContent('Skriv ett heltal från 1 till 50.');
  expect(sent).toEqual([]);
});

test('the reason of a sanction can be changed, and what another has saved stands beside it', async () => {
  const said = {
    code: 'CHANGED_MEANWHILE',
    messageKey: 'api.sanction.changed-meanwhile',
    field: null,
    params: [],
  };
  await draw({ said });
  await userEvent.click(await screen.findByRole('link', { name: 'Avstängning: Myran' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Avstängning: Myran' }));
  await userEvent.type(dialog.getByLabelText(/^Skäl$/), ' av domaren');
  await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    input: { id: 4, version: 2, reasonSv: 'Förolämpning av domaren', note: 'Två vittnen' },
  });
  expect(await dialog.findByRole('alert')).toHaveTextContent('SkälSparat nuFörolämpningDittFörolämpning av domaren');
});

test('a sanction in force is lifted with a reason; one that is lifted has no such button', async () => {
  await draw();
  await userEvent.click(await screen.findByRole('link', { name: 'Uteslutning: Myran' }));
  const ended = within(await screen.findByRole('dialog', { name: 'Uteslutning: Myran' }));
  expect(ended.getByText(/hävd 2026-03-05: Fel person/)).toBeInTheDocument();
  expect(ended.queryByRole('button', { name: 'Häv i förtid' })).toBeNull();
  await userEvent.click(ended.getByRole('button', { name: 'Avbryt' }));

  await userEvent.click(await screen.findByRole('link', { name: 'Avstängning: Myran' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Avstängning: Myran' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Häv i förtid' }));
  await userEvent.type(dialog.getByLabelText('Skäl att häva'), 'Har bett om ursäkt');
  await userEvent.click(dialog.getByRole('button', { name: 'Häv' }));
  await waitFor(() => expect(sent).toEqual([{ input: { id: 4, version: 2, reason: 'Har bett om ursäkt' } }]));
});

test('a division admin is told for whom the page is, and nothing is asked', async () => {
  await draw({ role: 'DIVISION_ADMIN' });
  expect(await screen.findByText('Sidan är inte för din roll')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
