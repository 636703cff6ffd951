import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../../lib/schema.generated';
import { savedFiles } from '../../../test/saved-files';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import {
  AssociationMembersDocument,
  CorrectMemberDocument,
  EndMembershipDocument,
  ExportMembersDocument,
  MergeMembersDocument,
} from './member-list.generated';
import { ConnectPlayerDocument, SaveUserDocument } from './user-actions.generated';
import { AdminUsersDocument, PlayersWithoutUserDocument } from './users-page.generated';
import UsersPage from './users.page';

const user = (changes: object) => ({
  userId: 1,
  playerId: 10,
  nickname: 'Myran',
  discordUsername: 'myran99',
  discordId: '80351110224678912',
  discordEmail: 'myran@example.org',
  isMember: true,
  mmr: 1200,
  ...changes,
});

const asked: unknown[] = [];
const sent: unknown[] = [];
beforeEach(() => {
  asked.splice(0);
  sent.splice(0);
});

const member = (changes: object) => ({
  id: 1,
  version: 'v1',
  name: 'Berit Alm',
  firstName: 'Berit',
  lastName: 'Alm',
  address: 'Storgatan 1',
  email: 'berit@example.se',
  phone: '+46701740605',
  zip: '123 45',
  city: 'Hemstad',
  agreesToMarketing: false,
  ...changes,
});

const members = [
  member({}),
  member({
    id: 2,
    version: 'v2',
    email: 'arne@example.se',
    name: 'Arne Zetterberg',
    hasAccount: true,
    userId: 1,
    playerId: 10,
    nickname: 'Myran',
  }),
  member({
    id: 3,
    name: null,
    phone: null,
    zip: null,
    city: null,
    agreesToMarketing: null,
    hasAccount: true,
    userId: 2,
  }),
];

const CSV = { csv: '\uFEFFNamn\r\n' };

const done = { messageKey: 'api.member.done' };

const draw = (role: Role, at = '/admin/users', exportMembers: object = CSV) =>
  renderStaffPart(<UsersPage />, {
    at,
    answers: [
      viewerWith(role),
      answerTo(
        AdminUsersDocument,
        {
          adminUsers: {
            total: 14,
            items: [user({}), user({ userId: 2, playerId: null, nickname: null, discordUsername: 'ny' })],
          },
        },
        { noted: asked },
      ),
      answerTo(
        AssociationMembersDocument,
        { associationMembers: { total: members.length, items: members } },
        { noted: asked },
      ),
      answerTo(PlayersWithoutUserDocument, {
        playersWithoutUser: [{ id: 77, nickname: 'Ensam' }],
      }),
      answerTo(
        SaveUserDocument,
        {
          saveUser: {
            code: 'NICKNAME_TAKEN',
            messageKey: 'api.player.nickname-taken',
            field: 'nickname',
          },
        },
        { noted: sent },
      ),
      answerTo(ExportMembersDocument, { exportMembers }, { noted: sent }),
      answerTo(CorrectMemberDocument, { correctMember: done }, { noted: sent }),
      answerTo(MergeMembersDocument, { mergeMembers: done }, { noted: sent }),
      answerTo(EndMembershipDocument, { endMembership: done }, { noted: sent }),
      answerTo(ConnectPlayerDocument, { connectPlayer: user({}) }, { noted: sent }),
    ],
    namespaces: ['admin', 'admin-users', 'api'],
  });

test('the address says which page the server is asked for', async () => {
  await draw('ADMIN', '/admin/users?q=my&size=10&page=2&sort=mmr-desc&role=WRITER&player=with&member=yes');
  expect(await screen.findByText('11–14 av 14')).toBeInTheDocument();
  expect(asked[0]).toEqual({
    filter: {
      text: 'my',
      sort: 'MMR',
      isDescending: true,
      first: 10,
      offset: 10,
      role: 'WRITER',
      hasPlayer: true,
      isMember: true,
      hasAccount: null,
    },
  });
  await userEvent.selectOptions(screen.getByLabelText('Per sida'), 'Alla');
  expect(screen.getByTestId('address')).toHaveTextContent('size=all');
  expect(screen.getByTestId('address')).not.toHaveTextContent('page=2');
});

test('an admin gives roles together with the fields, and a refusal stands at its field', async () => {
  await draw('ADMIN');
  await userEvent.click(await screen.findByRole('link', { name: 'Hantera Myran' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hantera Myran' });
  await userEvent.clear(within(dialog).getByLabelText(/^MMR/));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Skribent' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ input: { userId: 1, playerId: 10, nickname: 'Myran', mmr: '', roles: ['WRITER'] } });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('En annan spelare har redan det namnet.');
});

test('a missing nickname and a wrong MMR are said together, and nothing is sent', async () => {
  await draw('ADMIN');
  await userEvent.click(await screen.findByRole('link', { name: 'Hantera Myran' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hantera Myran' }));
  await userEvent.clear(dialog.getByLabelText('Smeknamn'));
  await userEvent.type(dialog.getByLabelText(/^MMR/), 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
  const summary = within(await dialog.findByRole('alert'));
  expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Smeknamn: Fyll i fältet',
    expect.stringMatching(/^MMR: /),
  ]);
  expect(sent).toEqual([]);
});

test('a division admin sees the roles and cannot change them, and sends none', async () => {
  await draw('DIVISION_ADMIN');
  await userEvent.click(await screen.findByRole('link', { name: 'Hantera Myran' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hantera Myran' });
  const boxes = within(dialog).getAllByRole('checkbox');
  expect(boxes).toHaveLength(4);
  boxes.forEach((box) => expect(box).toBeDisabled());
  expect(within(dialog).getByText('Bara en admin kan ändra roller.')).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Koppla bort spelaren' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('input.roles');
});

test('an account without a player gets one of those without an account', async () => {
  await draw('ADMIN');
  await userEvent.click(await screen.findByRole('link', { name: 'Hantera ny' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hantera ny' });
  await userEvent.selectOptions(
    within(dialog).getByLabelText('Spelare'),
    await within(dialog).findByRole('option', { name: 'Ensam' }),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Koppla ihop' }));
  await waitFor(() => expect(sent).toEqual([{ userId: 2, playerId: 77 }]));
});

test('an admin reads the register, also of those who have never logged in', async () => {
  await draw('ADMIN', '/admin/users?list=members&q=a&account=without');
  const rows = await screen.findAllByRole('row');
  expect(asked).toEqual([
    {
      filter: {
        text: 'a',
        sort: 'NAME',
        isDescending: false,
        first: 6,
        offset: 0,
        hasAccount: false,
        nearUserId: null,
      },
    },
  ]);
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Berit Alm.*\+46701740605123 45 Hemstad1 mars 2026NejHar aldrig loggat in$/),
    expect.stringMatching(/^Arne Zetterberg.*Myran$/),
    expect.stringMatching(/^Uppgifter saknas.*––1 mars 2026–Har loggat in, ingen spelare$/),
  ]);
  expect(screen.getByRole('link', { name: 'Myran' })).toHaveAttribute('href', '/admin/users/1');
});

test('the way to the register is a tab, for admins alone', async () => {
  await draw('ADMIN');
  await userEvent.click(await screen.findByRole('tab', { name: 'Medlemmar' }));
  expect(await screen.findByRole('table', { name: 'Medlemmar' })).toBeInTheDocument();
  // the router draws the new address in a transition, after the tab
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('list=members'));
});

describe('a member of the association', () => {
  const opened = async () => {
    await draw('ADMIN', '/admin/users?list=members');
    await userEvent.click(await screen.findByRole('link', { name: 'Hantera Berit Alm' }));
    return within(await screen.findByRole('dialog', { name: 'Medlemmen Berit Alm' }));
  };

  test('is corrected: what was changed is sent, with what was seen and the reason', async () => {
    const dialog = await opened();
    const email = dialog.getByRole('textbox', { name: 'E-post' });
    await userEvent.clear(email);
    await userEvent.type(email, 'berit.alm@example.se');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Skäl till rättelsen' }), 'Skrev fel');
    await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ input: { id: 1, version: 'v1', email: 'berit.alm@example.se', reason: 'Skrev fel' } }]);
  });

  test('is merged with another membership, under one of the two addresses', async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByText('Slå ihop med ett annat medlemskap'));
    await userEvent.type(dialog.getByRole('searchbox'), 'arne');
    await userEvent.click(await dialog.findByRole('button', { name: 'Välj Arne Zetterberg' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Adressen som gäller' }), 'arne@example.se');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Skäl till sammanslagningen' }), 'Samma person');
    await userEvent.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      {
        input: {
          stayingId: 1,
          version: 'v1',
          leavingId: 2,
          leavingVersion: 'v2',
          email: 'arne@example.se',
          reason: 'Samma person',
        },
      },
    ]);
  });

  test('is told why the membership ends', async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByText('Avsluta medlemskapet'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Skäl till att medlemskapet avslutas' }),
      'På egen begäran',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Avsluta' }));
    await waitFor(() => expect(sent).toEqual([{ input: { id: 1, version: 'v1', reason: 'På egen begäran' } }]));
  });
});

test('a division admin has no register', async () => {
  await draw('DIVISION_ADMIN', '/admin/users?list=members');
  expect(await screen.findByRole('link', { name: 'Hantera Myran' })).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the register is saved as a file with what the list is narrowed to, not the page alone', async () => {
  const saved = savedFiles();
  await draw('ADMIN', '/admin/users?list=members&q=alm&account=without');
  // the server writes this file, and the log says so: there is no other one
  expect(screen.queryByRole('button', { name: /^CSV/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Exportera till Excel' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  jest.restoreAllMocks();
  expect(sent).toEqual([
    { filter: expect.objectContaining({ text: 'alm', sort: 'NAME', hasAccount: false }), language: 'se' },
  ]);
  expect(saved[0]?.name).toMatch(/^medlemmar-\d{4}-\d\d-\d\d\.csv$/);
  expect(saved[0]?.type).toBe('text/csv;charset=utf-8');
  expect(await saved[0]?.text()).toBe('Namn\r\n');
});

test('the file of accounts has their names, and neither their e-mail addresses nor their ids', async () => {
  const saved = savedFiles();
  await draw('DIVISION_ADMIN', '/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: /^CSV/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  jest.restoreAllMocks();
  const file = await saved[0]?.text();
  expect(file).toContain('Myran;myran99;');
  expect(file).not.toMatch(/myran@example\.org|80351110224678912/);
});

test('a register that could not be exported is not saved, and the reader is told', async () => {
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  await draw('ADMIN', '/admin/users?list=members', {
    code: 'OWN_TEAM',
    messageKey: 'api.user.not-found',
    field: null,
    params: [],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Exportera till Excel' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(press.mock.contexts.filter((link) => (link as HTMLAnchorElement).download !== '')).toEqual([]);
  press.mockRestore();
});
