import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { savedFiles } from '../../../test/saved-files';
import { AdminTeamDocument, RosterCandidatesDocument, SaveTeamDocument } from './team-dialog.generated';
import { AdminTeamsDocument } from './teams-page.generated';
import TeamsPage from './teams.page';

const row = {
  id: 7,
  name: 'Tallmo',
  logo: null,
  isActive: true,
  players: 3,
  captain: { id: 1, nickname: 'Ada', avatar: null, nationality: 'SE' },
  division: null,
};
const NAMES = ['Ada', 'Bo', 'Cia'];
const seat = (nickname: string, index: number) => ({
  player: { id: index + 1, nickname, avatar: null, nationality: 'SE' },
  mmr: 1000,
  sortOrder: index + 1,
});
const team = (changes: object = {}) => ({
  id: 7,
  name: 'Tallmo',
  logo: null,
  banner: null,
  isActive: true,
  version: 'v1',
  viewerMaySave: true,
  pendingInvites: 1,
  roster: NAMES.map(seat),
  history: [],
  ...changes,
});

const sent: { input: Record<string, unknown> }[] = [];
beforeEach(() => {
  sent.splice(0);
});

interface Answers {
  opened?: object;
  saved?: object;
}

async function draw({ opened = team(), saved = team({ version: 'v2' }) }: Answers = {}) {
  await renderStaffPart(<TeamsPage />, {
    at: '/admin/teams/all?q=tall&team=7',
    answers: [
      viewerWith('DIVISION_ADMIN'),
      answerTo(AdminTeamsDocument, { adminTeams: { total: 1, items: [row] } }),
      answerTo(AdminTeamDocument, { adminTeam: opened }),
      answerTo(RosterCandidatesDocument, {
        rosterCandidates: [
          { id: 2, nickname: 'Bo', mmr: 1000 },
          { id: 9, nickname: 'Bosse', mmr: null },
        ],
      }),
      answerTo(SaveTeamDocument, (variables: (typeof sent)[number]) => {
        sent.push(variables);
        return { saveTeam: saved };
      }),
    ],
    namespaces: ['admin', 'admin-teams', 'api'],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Tallmo' });
  await within(dialog).findByLabelText('Namn');
  return within(dialog);
}

const press = (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name, hidden: true }));

test('slots are put in order, emptied and filled, and sent as they stand with the version that was read', async () => {
  const dialog = await draw();
  await press(dialog, 'Gör Cia till kapten');
  await press(dialog, 'Ta bort Ada');
  await userEvent.type(dialog.getByLabelText('Lägg till spelare utan lag'), 'bo{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: 'Lägg till Bosse', hidden: true }));
  // Bo already has a slot
  expect(dialog.queryByRole('button', { name: 'Lägg till Bo', hidden: true })).toBeNull();
  expect(sent).toEqual([]);
  await press(dialog, 'Spara');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toMatchObject({
    teamId: 7,
    version: 'v1',
    name: 'Tallmo',
    isActive: true,
    players: [
      { playerId: 3, sortOrder: 1 },
      { playerId: 2, sortOrder: 2 },
      { playerId: 9, sortOrder: 3 },
    ],
  });
  // unchanged pictures are not sent
  expect(sent[0]?.input.logo).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/teams/all?q=tall');
});

test('an empty name is said at its field and not sent', async () => {
  const dialog = await draw();
  await userEvent.clear(dialog.getByLabelText('Namn'));
  await press(dialog, 'Spara');
  expect(await dialog.findByText('Fyll i fältet')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('emptying a team asks first, with what follows', async () => {
  const dialog = await draw();
  for (const name of NAMES) await press(dialog, `Ta bort ${name}`);
  await press(dialog, 'Spara');
  expect(await screen.findByText(/Då läggs det ner/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Töm laget', hidden: true }));
  await waitFor(() => expect(sent[0]?.input.players).toEqual([]));
});

test('who saves after someone else is told so in the dialog', async () => {
  const dialog = await draw({
    saved: {
      code: 'CHANGED_MEANWHILE',
      field: null,
      messageKey: 'api.team.changed-meanwhile',
      params: [],
    },
  });
  await press(dialog, 'Spara');
  expect(await dialog.findByRole('alert', { hidden: true })).toHaveTextContent('Någon annan sparade medan du skrev');
});

test("a division admin's own team is shown and not edited", async () => {
  const dialog = await draw({ opened: team({ viewerMaySave: false }) });
  expect(dialog.getByText(/inte själv spelar i/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Spara', hidden: true })).toBeDisabled();
  expect(dialog.queryByLabelText('Lägg till spelare utan lag')).toBeNull();
});

test('what was changed is not thrown away without a question', async () => {
  const dialog = await draw();
  await press(dialog, 'Ta bort Cia');
  await press(dialog, 'Avbryt');
  expect(await screen.findByText('Ändringarna är inte sparade.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stäng utan att spara', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Namn', hidden: true })).toBeNull());
});

test.each([
  {
    language: 'se',
    name: 'CSV: spara ”Lag” som fil',
    file: 'Namn;Kapten;Spelare;Division;Läge\r\nTallmo;Ada;3;;Aktivt\r\n',
  },
  {
    language: 'en',
    name: 'CSV: save “Teams” as a file',
    file: 'Name;Captain;Players;Division;State\r\nTallmo;Ada;3;;Active\r\n',
  },
] as const)(
  'the list is saved in $language with the choices in the address, from its first row',
  async ({ language, name, file }) => {
    const saved = savedFiles();
    const asked: unknown[] = [];
    await renderStaffPart(<TeamsPage />, {
      at: '/admin/teams/all?q=tall&active=yes&sort=players-desc&page=2',
      language,
      answers: [
        viewerWith('DIVISION_ADMIN'),
        answerTo(AdminTeamsDocument, (variables) => {
          asked.push(variables);
          return { adminTeams: { total: 8, items: [row] } };
        }),
      ],
      namespaces: ['admin', 'admin-teams', 'api'],
    });
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toContainEqual({
      filter: { text: 'tall', isActive: true, sort: 'PLAYERS', isDescending: true, first: 500, offset: 0 },
    });
    expect(await saved[0]?.text()).toBe(file);
    jest.restoreAllMocks();
  },
);
