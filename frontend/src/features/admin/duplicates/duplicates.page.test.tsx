import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../../lib/schema.generated';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { DuplicatePlayersDocument, MergeablePlayersDocument } from './duplicates-page.generated';
import DuplicatesPage from './duplicates.page';
import { MergePlayersDocument, PlayerMergePlanDocument } from './merge.generated';

const card = (id: number, nickname: string, changes: object = {}) => ({
  id,
  nickname,
  ...changes,
});

const NOVA = card(7, 'Nova', { account: 'nova99', games: 12 });
const OLD = card(3, 'N0va', { birthdate: '2001-02-03', games: 1 });

const plan = (changes: object = {}) => ({
  fingerprint: 'seen',
  staying: NOVA,
  leaving: OLD,
  moves: [
    { kind: 'GAMES', count: 1, names: ['Division 1, Säsong 8'] },
    { kind: 'SIX_MANS', count: 2, names: [] },
  ],
  differences: [
    { field: 'nickname', staying: 'Nova', leaving: 'N0va', kept: 'Nova' },
    { field: 'birthdate', staying: null, leaving: '2001-02-03', kept: '2001-02-03' },
    { field: 'avatar', staying: 'a.png', leaving: 'b.png', kept: 'a.png' },
  ],
  ...changes,
});

const asked: unknown[] = [];
const plans: unknown[] = [];
const sent: unknown[] = [];
beforeEach(() => [asked, plans, sent].forEach((list) => list.splice(0)));

const problem = {
  code: 'CHANGED_MEANWHILE',
  messageKey: 'api.merge.meanwhile',
};

interface Answers {
  at?: string;
  role?: Role;
  found?: object | null;
  merged?: object;
  pairs?: object[];
}

const draw = ({ at = '', role = 'ADMIN', found = plan(), merged = problem, pairs }: Answers = {}) =>
  renderStaffPart(<DuplicatesPage />, {
    at: `/admin/players/duplicates${at}`,
    answers: [
      viewerWith(role),
      answerTo(
        DuplicatePlayersDocument,
        {
          duplicatePlayers: {
            total: pairs?.length ?? 8,
            items: pairs ?? [{ players: [NOVA, OLD], reasons: ['SIMILAR_NAME', 'SAME_BIRTHDATE'] }],
          },
        },
        { noted: asked },
      ),
      answerTo(PlayerMergePlanDocument, { playerMergePlan: found }, { noted: plans }),
      answerTo(MergePlayersDocument, { mergePlayers: merged }, { noted: sent }),
      answerTo(MergeablePlayersDocument, ({ text }) => ({
        searchPlayers: {
          items: [text === 'nova' ? NOVA : OLD].map(({ id, nickname }) => ({
            player: { id, nickname },
            discordName: 'nova#1',
          })),
        },
      })),
    ],
    namespaces: ['admin', 'admin-duplicates', 'api'],
  });

test('each pair says why, and the address says which page', async () => {
  await draw({ at: '?page=2' });
  const row = (await screen.findByRole('link', { name: 'Nova' })).closest('tr')!;
  expect(within(row).getByText('konto nova99 · 12 matcher')).toBeInTheDocument();
  expect(within(row).getByText('inget konto · född 3 februari 2001 · 1 match')).toBeInTheDocument();
  expect(within(row).getByText('liknande namn och född samma dag')).toBeInTheDocument();
  expect(asked[0]).toEqual({ filter: { first: 6, offset: 6 } });
});

test('no pairs: it says so', async () => {
  await draw({ pairs: [] });
  expect(await screen.findByText('Inga spelare ser ut att vara registrerade två gånger.')).toBeInTheDocument();
});

test('what moves and what is lost stands there before anything happens', async () => {
  await draw();
  await userEvent.click(await screen.findByRole('link', { name: 'Jämför Nova och N0va' }));
  const dialog = await screen.findByRole('dialog', { name: 'Slå ihop två spelare' });
  expect(await within(dialog).findByText(/^1 match med statistik:/)).toHaveTextContent('Division 1, Säsong 8');
  expect(within(dialog).getByText('2 serier i 6mans; Elo räknas om')).toBeInTheDocument();
  expect(within(dialog).getByText('Smeknamn: Nova (N0va försvinner)')).toBeInTheDocument();
  expect(within(dialog).getByText('Födelsedatum: 3 februari 2001 (fylls i)')).toBeInTheDocument();
  expect(within(dialog).getByText('Profilbild: den andra bilden försvinner')).toBeInTheDocument();
  expect(plans).toEqual([{ stayingId: 7, leavingId: 3 }]);
  expect(sent).toEqual([]);
});

test('the merge sends what was seen, and a refusal stands in the dialog, with a new plan', async () => {
  await draw({ at: '?merge=7-3' });
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Slå ihop' }));
  expect(await within(dialog).findByText(/^Något har ändrats/)).toBeInTheDocument();
  expect(sent).toEqual([{ input: { stayingId: 7, leavingId: 3, fingerprint: 'seen' } }]);
  await waitFor(() => expect(plans).toHaveLength(2));
});

test('afterwards the dialog closes and the list is read again', async () => {
  await draw({ at: '?merge=7-3', merged: { playerId: 7 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Slå ihop' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('merge'));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
});

test('the two can change places', async () => {
  await draw({ at: '?merge=7-3' });
  await userEvent.click(await screen.findByRole('button', { name: 'Byt vem som blir kvar' }));
  await waitFor(() => expect(plans.at(-1)).toEqual({ stayingId: 3, leavingId: 7 }));
});

test('two people cannot be merged, and the reason names the teams', async () => {
  const params = ['team', 'otherTeam'].map((name, at) => ({ name, value: `Lag ${at}` }));
  await draw({
    at: '?merge=7-3',
    found: plan({ obstacle: { messageKey: 'api.merge.two-teams', params } }),
  });
  expect(await screen.findByText(/^De var i Lag 0 och Lag 1 samtidigt/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Slå ihop' })).toBeNull();
});

test('an address with a player who is gone says so', async () => {
  await draw({ at: '?merge=7-3', found: null });
  expect(await screen.findByText(/finns inte längre/)).toBeInTheDocument();
});

test('two can be chosen by hand', async () => {
  await draw();
  await userEvent.type(await screen.findByLabelText('Spelaren som blir kvar'), 'nova');
  await userEvent.click(await screen.findByRole('button', { name: 'Välj Nova' }));
  await userEvent.type(screen.getByLabelText('Spelaren som tas bort'), 'n0va');
  await userEvent.click(await screen.findByRole('button', { name: 'Välj N0va' }));
  await userEvent.click(screen.getByRole('button', { name: 'Jämför' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(plans).toEqual([{ stayingId: 7, leavingId: 3 }]));
});

test('a division admin may not open it', async () => {
  await draw({ role: 'DIVISION_ADMIN' });
  expect(await screen.findByText('Sidan är inte för din roll')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
