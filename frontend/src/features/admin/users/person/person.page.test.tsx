import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Role } from '../../../../lib/schema.generated';
import { answerTo } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { viewerWith } from '../../../report/testing/report-answers';
import { MergeablePlayersDocument } from '../../duplicates/duplicates-page.generated';
import { SaveUserDocument } from '../user-actions.generated';
import { MoveGameAccountDocument, RemoveGameAccountDocument } from './accounts-part.generated';
import { CorrectPlayerDetailsDocument } from './identity-part.generated';
import { AddPersonNoteDocument, RemovePersonNoteDocument } from './notes-part.generated';
import { personOf } from './person-address';
import { AdminPersonDocument } from './person-page.generated';
import PersonPage from './person.page';

const user = {
  userId: 1,
  playerId: 10,
  nickname: 'Myran',
  discordUsername: 'myran99',
  discordId: '80351110224678912',
  discordEmail: 'myran@example.org',
  isMember: true,
  discordName: null,
  avatar: null,
  steam: null,
  mmr: 1200,
  team: null,
  twitter: null,
  instagram: null,
  twitch: null,
  tiktok: null,
  youtube: null,
  roles: ['WRITER'],
};

/** An account with a player and something in each part. */
const WHOLE = {
  user,
  isEmailVerified: true,
  accountSince: '2025-08-01T12:00:00.000Z',
  lastLoginAt: '2026-03-02T17:00:00.000Z',
  playerSince: '2025-08-02T12:00:00.000Z',
  birthdate: '2001-02-03',
  nationality: 'SE',
  platform: 'steam',
  platformId: 'myran-steam',
  teamNeedsSwede: 'Tallmo',
  chatRoles: [
    {
      id: 7,
      name: 'Division 2',
      seasonName: 'Hösten',
      givenAt: '2026-01-05T12:00:00.000Z',
    },
  ],
  notes: [
    {
      id: 31,
      text: 'Ringde\nom tiden',
      writtenAt: '2026-02-02T12:00:00.000Z',
      writtenBy: 'Domaren',
    },
    {
      id: 30,
      text: 'Har två konton',
      writtenAt: '2026-01-02T12:00:00.000Z',
      writtenBy: null,
    },
  ],
  gameAccounts: [
    {
      id: 1,
      platform: 'epic',
      accountId: 'abc123',
      displayName: 'Myran_',
      source: 'TYPED',
      addedAt: '2025-08-02T12:00:00.000Z',
    },
    {
      id: 2,
      platform: 'xbox',
      accountId: 'x1',
      displayName: null,
      source: 'STAFF',
      addedAt: '2026-01-02T12:00:00.000Z',
    },
    {
      id: 3,
      platform: 'steam',
      accountId: 's1',
      displayName: null,
      source: null,
      addedAt: null,
    },
  ],
  membership: { id: 3, joinedAt: '2025-09-01T12:00:00.000Z', name: 'Berit Alm' },
  divisions: [{ id: 7, name: 'Division 2', seasonName: 'Hösten' }],
  teams: [
    {
      id: 5,
      team: { id: 50, name: 'Tallmo' },
      validFrom: '2026-01-10T12:00:00.000Z',
      validTo: null,
      sortOrder: 1,
    },
    {
      id: 4,
      team: { id: 51, name: 'Isviken' },
      validFrom: '2025-09-10T12:00:00.000Z',
      validTo: '2026-01-09T12:00:00.000Z',
      sortOrder: 3,
    },
  ],
  requests: [
    {
      id: 8,
      kind: 'NEW_TEAM',
      status: 'DENIED',
      createdAt: '2026-01-01T12:00:00.000Z',
      decidedAt: '2026-01-02T12:00:00.000Z',
      decidedBy: 'Domaren',
      reason: 'Namnet är taget',
      teamName: 'Tallmo 2',
    },
  ],
  sanctions: [
    {
      id: 4,
      kind: 'BAN',
      state: 'IN_FORCE',
      startsOn: '2026-03-01',
      endsOn: null,
      seriesCount: null,
      seriesServed: 0,
      reasonSv: 'Hot',
      isPublic: true,
      decidedBy: 'Domaren',
    },
  ],
  sessions: [
    {
      id: 'a',
      device: 'Firefox, Windows',
      createdAt: '2026-03-02T17:00:00.000Z',
      lastSeenAt: '2026-03-02T18:00:00.000Z',
      isLive: true,
      revokedAt: null,
    },
    {
      id: 'b',
      device: null,
      createdAt: '2026-02-02T17:00:00.000Z',
      lastSeenAt: '2026-02-02T18:00:00.000Z',
      isLive: false,
      revokedAt: null,
    },
  ],
  history: [
    {
      id: 99,
      at: '2026-03-03T12:00:00.000Z',
      act: 'user.save',
      actKey: 'api.act.user.save',
      objectKind: 'player',
      objectId: 10,
      objectName: 'Myran',
      actorUserId: 2,
      actorPlayerId: 20,
      actorName: 'Domaren',
      isOwnTeam: false,
      isUndone: false,
      undoesKey: null,
    },
  ],
};

/** A player without an account, about whom nothing else is stored. */
const BARE = {
  ...WHOLE,
  user: { ...user, userId: null, discordUsername: null, discordId: null, discordEmail: null, roles: [] },
  isEmailVerified: false,
  accountSince: null,
  lastLoginAt: null,
  birthdate: null,
  nationality: null,
  platform: null,
  platformId: null,
  notes: [],
  gameAccounts: [],
  membership: null,
  divisions: [],
  chatRoles: [],
  teams: [],
  requests: [],
  sanctions: [],
  sessions: [],
  history: [],
};

const asked: unknown[] = [];
const sent: unknown[] = [];
beforeEach(() => {
  asked.splice(0);
  sent.splice(0);
});

interface Server {
  role?: Role;
  at?: string;
  addPersonNote?: object;
  correctPlayerDetails?: object;
}

const SAVED = { messageKey: 'api.person.note-added' };

const OTHERS = {
  items: [
    {
      player: { id: 11, nickname: 'Ängsull' },
      team: null,
      discordName: null,
    },
  ],
};

const draw = (
  adminPerson: object | null,
  { role = 'ADMIN', at = '/admin/users/1', addPersonNote = SAVED, correctPlayerDetails = SAVED }: Server = {},
) =>
  renderStaffPart(
    <Routes>
      <Route path="/admin/users/:id" element={<PersonPage />} />
    </Routes>,
    {
      at,
      answers: [
        viewerWith(role),
        answerTo(AdminPersonDocument, (variables: object) => {
          asked.push(variables);
          return { adminPerson };
        }),
        answerTo(AddPersonNoteDocument, { addPersonNote }, { noted: sent }),
        answerTo(CorrectPlayerDetailsDocument, { correctPlayerDetails }, { noted: sent }),
        answerTo(MoveGameAccountDocument, { moveGameAccount: SAVED }, { noted: sent }),
        answerTo(RemoveGameAccountDocument, { removeGameAccount: SAVED }, { noted: sent }),
        answerTo(MergeablePlayersDocument, { searchPlayers: OTHERS }),
        answerTo(
          RemovePersonNoteDocument,
          { removePersonNote: { messageKey: 'api.person.note-removed' } },
          { noted: sent },
        ),
        answerTo(SaveUserDocument, { saveUser: user }, { noted: sent }),
      ],
      namespaces: [
        'admin',
        'admin-users',
        'admin-users-person',
        'admin-requests',
        'admin-sanctions',
        'admin-audit',
        'admin-duplicates',
        'admin-undo',
        'api',
      ],
    },
  );

const part = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (name: string) =>
  part(name)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('every part says what is stored', async () => {
  await draw(WHOLE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Myran' })).toBeInTheDocument();
  expect(asked).toEqual([{ userId: 1 }]);
  const identity = part('Identitet');
  for (const fact of ['3 februari 2001', 'Sverige', 'myran99', 'myran@example.org (bekräftad)']) {
    expect(identity.getByText(fact)).toBeInTheDocument();
  }
  expect(part('Spelkonton').getByText(/Steam, myran-steam/)).toBeInTheDocument();
  expect(rowsOf('Spelkonton')).toEqual([
    ['Epic Games', 'Myran_', 'Spelaren själv', '2 augusti 2025', 'FlyttaTa bort'],
    ['Xbox Live', '–', 'Ligaledningen', '2 januari 2026', 'FlyttaTa bort'],
    ['Steam', '–', 'Okänt', 'Okänt', 'FlyttaTa bort'],
  ]);
  expect(part('Medlemskap och roller').getByText('Medlem sedan 1 september 2025')).toBeInTheDocument();
  expect(part('Medlemskap och roller').getByText('Skribent')).toBeInTheDocument();
  expect(part('Medlemskap och roller').getByRole('link', { name: 'Division 2, Hösten' })).toHaveAttribute(
    'href',
    '/admin/divisions/7',
  );
  expect(part('Medlemskap och roller').getByText('Division 2, Hösten (5 januari 2026)')).toBeInTheDocument();
  expect(rowsOf('Lag')).toEqual([
    ['10 januari 2026', 'Nu', 'Kapten'],
    ['10 september 2025', '9 januari 2026', 'Spelare'],
  ]);
  expect(rowsOf('Ansökningar')).toEqual([
    ['Tallmo 2', '1 januari 2026', 'Nekad', '2 januari 2026', 'Domaren', 'Namnet är taget'],
  ]);
  expect(rowsOf('Påföljder')[0]?.slice(0, 2)).toEqual(['Gäller', 'Från 2026-03-01, tills vidare']);
  expect(part('Påföljder').getByRole('link', { name: 'Uteslutning' })).toHaveAttribute(
    'href',
    '/admin/sanctions?q=Myran&sanction=4',
  );
  expect(rowsOf('Inloggningar').map((cells) => cells.at(-1))).toEqual(['Gäller', 'Utgången']);
  expect(part('Vad ligaledningen har gjort').getByRole('link', { name: 'Spelarens logg' })).toHaveAttribute(
    'href',
    '/admin/audit?object=player-10',
  );
  expect(rowsOf('Vad ligaledningen har gjort')).toHaveLength(1);
});

test('a player without an account: each part says that it is empty, and nothing is made up', async () => {
  await draw(BARE, { at: '/admin/users/player-10' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Myran' })).toBeInTheDocument();
  expect(asked).toEqual([{ playerId: 10 }]);
  expect(part('Identitet').getByText('Ingen har kopplat den här spelaren till ett Discordkonto.')).toBeInTheDocument();
  expect(part('Identitet').getAllByText('Okänt')).toHaveLength(2);
  expect(part('Identitet').queryByText('E-post')).toBeNull();
  const empty = {
    Anteckningar: 'Inga anteckningar.',
    Spelkonton: /Inga spelkonton är kända/,
    'Medlemskap och roller': /Inte medlem/,
    Lag: 'Har inte varit med i något lag.',
    Ansökningar: 'Har inte ansökt om något.',
    Påföljder: 'Inga påföljder.',
    Inloggningar: 'Inga inloggningar är sparade.',
    'Vad ligaledningen har gjort': /inte gjort något/,
  };
  for (const [name, text] of Object.entries(empty)) expect(part(name).getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Kontots logg' })).toBeNull();
});

test('the dialog of the list opens here too, and what is saved is read again', async () => {
  await draw(WHOLE);
  await userEvent.click(await screen.findByRole('link', { name: 'Hantera' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/users/1?user=manage');
  const dialog = await screen.findByRole('dialog', { name: 'Hantera Myran' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const noteForm = () => part('Anteckningar').getByRole('textbox', { name: 'Ny anteckning' });

test('notes are read, the newest first, and one is added about both account and player', async () => {
  await draw(WHOLE);
  await screen.findByRole('heading', { level: 1, name: 'Myran' });
  const items = part('Anteckningar').getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Ringde\nom tidenDomaren, 2 februari 2026/),
    expect.stringMatching(/^Har två kontonBorttaget konto/),
  ]);
  await userEvent.type(noteForm(), '  Svarar på kvällen ');
  await userEvent.click(part('Anteckningar').getByRole('button', { name: 'Spara anteckningen' }));
  await waitFor(() => expect(sent).toEqual([{ input: { userId: 1, playerId: 10, text: 'Svarar på kvällen' } }]));
  await waitFor(() => expect(noteForm()).toHaveValue(''));
});

test('a refused note stays in the field, with the reason at it; an empty one is not sent', async () => {
  const params = [{ name: 'max', value: '2000' }];
  const refusal = { code: 'INVALID_INPUT', messageKey: 'api.person.note-length', field: 'text', params };
  await draw(BARE, { at: '/admin/users/player-10', addPersonNote: { ...refusal } });
  await screen.findByRole('heading', { level: 1, name: 'Myran' });
  const save = part('Anteckningar').getByRole('button', { name: 'Spara anteckningen' });
  await userEvent.click(save);
  expect(noteForm()).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.type(noteForm(), 'För lång');
  await userEvent.click(save);
  await waitFor(() => expect(sent).toEqual([{ input: { userId: null, playerId: 10, text: 'För lång' } }]));
  expect(await part('Anteckningar').findByText('En anteckning har 1 till 2000 tecken.')).toBeInTheDocument();
  expect(noteForm()).toHaveValue('För lång');
});

test('a note is removed by its own button', async () => {
  await draw(WHOLE);
  await userEvent.click(await screen.findByRole('button', { name: /^Ta bort anteckningen av Borttaget konto/ }));
  await waitFor(() => expect(sent).toEqual([{ id: 30 }]));
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('a nationality is corrected with its reason, after staff are told what it means for the team', async () => {
  await draw(WHOLE);
  await userEvent.click(await screen.findByRole('link', { name: 'Rätta uppgifter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rätta uppgifter om Myran' }));
  await userEvent.selectOptions(dialog.getByLabelText('Nationalitet'), 'NO');
  expect(dialog.getByText(/Tallmo får för få svenska spelare/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Spara rättelsen' }));
  expect(dialog.getByLabelText(/^Skäl/)).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Skäl/), 'Stod fel');
  await userEvent.click(dialog.getByRole('button', { name: 'Spara rättelsen' }));
  await waitFor(() => expect(sent).toEqual([{ input: { playerId: 10, nationality: 'NO', reason: 'Stod fel' } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused correction stays in the form, with the reason at its field', async () => {
  const refusal = { code: 'UNDER_AGE', messageKey: 'api.player.under-age', field: 'birthdate' };
  const params = [{ name: 'age', value: '13' }];
  await draw(WHOLE, {
    at: '/admin/users/1?correct=details',
    correctPlayerDetails: { ...refusal, params },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Födelsedatum'));
  await userEvent.type(dialog.getByLabelText('Födelsedatum'), '2020-01-01');
  await userEvent.type(dialog.getByLabelText(/^Skäl/), 'Stod fel');
  await userEvent.click(dialog.getByRole('button', { name: 'Spara rättelsen' }));
  expect(await dialog.findByText('Ligan är för dig som har fyllt 13 år.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Födelsedatum')).toHaveValue('2020-01-01');
});

test('a game account is moved to a player who is found by name, and removed by its own button', async () => {
  await draw(WHOLE);
  await userEvent.click((await screen.findAllByRole('link', { name: /^Flytta/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Flytta kontot' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Till spelaren'), 'Äng');
  await userEvent.click(await dialog.findByRole('button', { name: /Välj Ängsull/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Flytta kontot' }));
  const [{ id } = { id: 0 }] = WHOLE.gameAccounts;
  await waitFor(() => expect(sent).toEqual([{ id, playerId: 11 }]));
  await userEvent.click((await screen.findAllByRole('button', { name: /^Ta bort Myran_/ }))[0]!);
  await waitFor(() => expect(sent.slice(1)).toEqual([{ id }]));
});

test('an unknown person and an address of no one say so, and the latter asks for nothing', async () => {
  const { unmount } = await draw(null);
  expect(await screen.findByText(/Det finns ingen sådan person/)).toBeInTheDocument();
  unmount();
  asked.splice(0);
  await draw(WHOLE, { at: '/admin/users/player-x' });
  expect(await screen.findByText(/Det finns ingen sådan person/)).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a division admin is told that the page is for admins, and gets nothing of it', async () => {
  await draw(WHOLE, { role: 'DIVISION_ADMIN' });
  expect(await screen.findByRole('heading', { name: 'Sidan är inte för din roll' })).toBeInTheDocument();
  expect(screen.queryByText('3 februari 2001')).toBeNull();
});

test.each([
  ['12', { userId: 12 }, 'an account'],
  ['player-34', { playerId: 34 }, 'a player'],
  ['player-', null, 'no number'],
  ['34-player', null, 'the wrong way round'],
  ['0', null, 'no id begins at zero'],
  [undefined, null, 'nothing'],
])('%s in the address is %j: %s', (param, expected, _why) => expect(personOf(param)).toEqual(expected));
