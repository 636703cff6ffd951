import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { MergeableTeamsDocument, MergeTeamsDocument, TeamMergePlanDocument } from './merge-teams.generated';
import { CreateTeamDocument, RosterCandidatesDocument } from './team-dialog.generated';
import { AdminTeamsDocument } from './teams-page.generated';
import TeamsPage from './teams.page';

const card = (id: number, name: string) => ({
  id,
  name,
  isActive: id === 1,
  players: 3,
  seasons: ['Höst 24, Division 1'],
});
const plan = (changes: object = {}) => ({
  fingerprint: 'f1',
  staying: card(1, 'Norr IF'),
  leaving: card(2, 'Norr'),
  moves: [
    { kind: 'SEASONS', count: 1, names: ['Division 1, Höst 24'] },
    { kind: 'SERIES', count: 9, names: [] },
  ],
  obstacle: null,
  ...changes,
});

const sent: unknown[] = [];
beforeEach(() => void sent.splice(0));

const created = {
  ...{ id: 9, name: 'Nytt', logo: null, banner: null, isActive: true, version: 'v1' },
  ...{ viewerMaySave: true, pendingInvites: 0, roster: [], history: [] },
};
const keep =
  (name: string, answer: object) =>
  (variables: unknown): object => {
    sent.push(variables);
    return { [name]: answer };
  };

const draw = (planned: object | null = plan(), made: object = created, total = 2) =>
  renderStaffPart(<TeamsPage />, {
    at: '/admin/teams/all',
    answers: [
      viewerWith('ADMIN'),
      answerTo(AdminTeamsDocument, { adminTeams: { total: 0, items: [] } }, { times: 3 }),
      answerTo(
        MergeableTeamsDocument,
        {
          adminTeams: {
            total,
            items: [
              { id: 1, name: 'Norr IF', players: 3, division: null },
              { id: 2, name: 'Norr', players: 0, division: null },
            ],
          },
        },
        { times: 5 },
      ),
      answerTo(TeamMergePlanDocument, { teamMergePlan: planned }, { times: 3 }),
      answerTo(MergeTeamsDocument, keep('mergeTeams', { teamId: 1 })),
      answerTo(RosterCandidatesDocument, { rosterCandidates: [{ id: 5, nickname: 'Bosse', mmr: null }] }),
      answerTo(CreateTeamDocument, keep('createTeam', made)),
    ],
    namespaces: ['admin', 'admin-teams', 'admin-server', 'api'],
  });

async function choose() {
  await userEvent.click(await screen.findByRole('button', { name: 'Slå ihop lag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slå ihop två lag' }));
  await userEvent.type(dialog.getByLabelText('Laget som blir kvar'), 'norr{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: 'Välj Norr IF', hidden: true }));
  await userEvent.type(dialog.getByLabelText('Laget som tas bort'), 'norr{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: 'Välj Norr', hidden: true }));
  return dialog;
}

test('a merge shows what moves, and is sent with what was seen', async () => {
  await draw();
  const dialog = await choose();
  expect(await dialog.findByText('Det här flyttas från Norr till Norr IF:')).toBeInTheDocument();
  expect(dialog.getByText('1 plats i en tabell eller ett slutspel: Division 1, Höst 24')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Slå ihop', hidden: true }));
  await waitFor(() => expect(sent).toEqual([{ input: { stayingId: 1, leavingId: 2, fingerprint: 'f1' } }]));
});

test('what ends, and a team that becomes active, is told too', async () => {
  const moves = [{ kind: 'REQUESTS', count: 2, names: [] }];
  await draw(
    plan({
      staying: { ...card(1, 'Norr IF'), isActive: false },
      leaving: { ...card(2, 'Norr'), isActive: true },
      moves,
    }),
  );
  const dialog = await choose();
  expect(await dialog.findByText('2 ansökningar; obesvarade avslutas')).toBeInTheDocument();
  expect(dialog.getByText('Norr IF blir ett aktivt lag.')).toBeInTheDocument();
  expect(dialog.getByText(/Lagets länk att dela och anslag på Hitta lag försvinner/)).toBeInTheDocument();
});

test('the hits are counted although only the first are shown, and the focus goes on with what is chosen', async () => {
  await draw(plan(), created, 40);
  await userEvent.click(await screen.findByRole('button', { name: 'Slå ihop lag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slå ihop två lag' }));
  await userEvent.type(dialog.getByLabelText('Laget som blir kvar'), 'norr{Enter}');
  expect(await dialog.findByText('40 lag, de första 2 visas')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Välj Norr IF', hidden: true }));
  const change = dialog.getByRole('button', { name: 'Byt Norr IF mot ett annat lag', hidden: true });
  expect(change).toHaveFocus();
  expect(change).toHaveAccessibleName(expect.stringContaining(change.textContent ?? '–'));
  await userEvent.click(change);
  expect(dialog.getByLabelText('Laget som blir kvar')).toHaveFocus();
});

test('what stands in the way is told, and nothing can be pressed', async () => {
  await draw(plan({ obstacle: { messageKey: 'api.team-merge.both-have-players', params: [] } }));
  const dialog = await choose();
  expect(await dialog.findByText(/Båda lagen har spelare nu/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Slå ihop', hidden: true })).toBeNull();
});

test('a team is made by hand with its players; a refused name stands at its field', async () => {
  const problem = {
    code: 'NAME_TAKEN',
    messageKey: 'api.team.name-taken',
    field: 'name',
    params: [],
  };
  await draw(plan(), problem);
  await userEvent.click(await screen.findByRole('button', { name: 'Nytt lag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nytt lag' }));
  await userEvent.type(dialog.getByLabelText('Namn'), ' Nytt ');
  await userEvent.type(dialog.getByLabelText('Lägg till spelare utan lag'), 'bo{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: 'Lägg till Bosse', hidden: true }));
  await userEvent.click(dialog.getByRole('button', { name: 'Spara', hidden: true }));
  await waitFor(() => expect(sent).toEqual([{ input: { name: 'Nytt', players: [{ playerId: 5, sortOrder: 1 }] } }]));
  expect(await dialog.findByLabelText('Namn')).toBeInvalid();
});
