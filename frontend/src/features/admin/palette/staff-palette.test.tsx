import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Role } from '../../../lib/schema.generated';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { AdminPage } from '../shell/admin-page';
import { UnprocessedRequestsDocument } from '../shell/request-badge.generated';
import { SaveUserDocument } from '../users/user-actions.generated';
import { AdminUsersDocument } from '../users/users-page.generated';
import UsersPage from '../users/users.page';
import { StaffPaletteDocument } from './staff-palette.generated';

const team = (id: number, name: string) => ({ id, name });

const series = (id: number, scheduledAt: string | null, mayChange = true) => ({
  mayChange,
  series: {
    id,
    week: 4,
    scheduledAt,
    home: team(1, 'Kugghjulen'),
    away: team(2, 'Vinter'),
    division: { id: 9, name: 'Elitserien', nameEng: null, seasonId: 3 },
  },
});

const NOVA = {
  userId: 12,
  playerId: 34,
  nickname: 'Nova',
  discordUsername: 'nova99',
  avatar: null,
  roles: ['GRAPHICS'],
  team: team(1, 'Kugghjulen'),
};

const WHOLE_NOVA = {
  ...NOVA,
  ...{ discordId: null, discordEmail: null, isMember: true, discordName: null, steam: null, mmr: null },
  ...{ twitter: null, instagram: null, twitch: null, tiktok: null, youtube: null },
};

const FOUND = {
  search: {
    players: [{ id: 34, nickname: 'Nova', avatar: null }],
    teams: [{ ...team(1, 'Kugghjulen'), logo: null }],
    divisions: [],
  },
  adminSeries: {
    items: [series(70, '2026-11-24T18:00:00.000Z'), series(71, null), series(72, '2026-11-25T18:00:00.000Z', false)],
  },
  adminUsers: {
    items: [
      { ...NOVA, userId: 13, playerId: 35, nickname: 'Casanova', roles: [], team: null },
      NOVA,
      { ...NOVA, userId: null, playerId: 36, nickname: 'Nova Två', roles: [] },
    ],
  },
};

const asked: { text: string; hasSeries: boolean; hasUsers: boolean }[] = [];
const saved: unknown[] = [];
beforeEach(() => {
  asked.splice(0);
  saved.splice(0);
});

const draw = (...roles: Role[]) =>
  renderStaffPart(
    <Routes>
      <Route
        path="/admin/transfers"
        element={
          <AdminPage tab="transfers" title="t">
            <button>before</button>
          </AdminPage>
        }
      />
      <Route path="/admin/users" element={<UsersPage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    {
      at: '/admin/transfers',
      namespaces: ['admin', 'admin-users', 'api'],
      answers: [
        viewerWith(...roles),
        answerTo(UnprocessedRequestsDocument, { unprocessedRequests: 0 }),
        answerTo(StaffPaletteDocument, (variables) => {
          const { text, hasSeries, hasUsers } = variables as (typeof asked)[number];
          asked.push({ text, hasSeries, hasUsers });
          const { search, adminSeries, adminUsers } = FOUND;
          return { search, ...(hasSeries && { adminSeries }), ...(hasUsers && { adminUsers }) };
        }),
        answerTo(AdminUsersDocument, { adminUsers: { total: 1, items: [WHOLE_NOVA] } }),
        answerTo(SaveUserDocument, (variables) => {
          saved.push(variables);
          return { saveUser: { ...WHOLE_NOVA, __typename: 'AdminUser' } };
        }),
      ],
    },
  );

const open = async (...roles: Role[]) => {
  await draw(...roles);
  await screen.findByRole('button', { name: /Sök och gör/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const address = () => screen.getByTestId('address').textContent;

test('its keys open it before the listener of the site hears them, ready to type in', async () => {
  const heard = jest.fn();
  window.addEventListener('keydown', heard);
  const box = await open('ADMIN');
  window.removeEventListener('keydown', heard);
  expect(box).toHaveFocus();
  expect(heard.mock.calls.filter(([{ key }]) => key === 'k')).toEqual([]);
  expect(screen.getByText(/Skriv en sida, ett namn eller vad du vill göra/)).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('the pages that the reader may open are found by name, others are not', async () => {
  const box = await open('WRITER');
  await userEvent.type(box, 'nyhet');
  expect(options('Sidor')).toEqual(['Nyheter']);
  expect(options('Göra')).toEqual(['Skriv en nyhet', 'Ny nyhetskategori']);
  await userEvent.clear(box);
  await userEvent.type(box, 'inställ');
  expect(screen.queryByRole('group', { name: 'Sidor' })).toBeNull();
  await waitFor(() => expect(asked.at(-1)).toEqual({ text: 'inställ', hasSeries: false, hasUsers: false }));
});

test('to report a team leads to its series that have a time and wait for a result', async () => {
  await userEvent.type(await open('DIVISION_ADMIN'), 'rapportera Kugghjulen');
  expect(await screen.findByRole('group', { name: 'Göra' })).toBeInTheDocument();
  await waitFor(() => expect(options('Göra')).toHaveLength(1));
  expect(options('Göra')[0]).toMatch(/^Rapportera Kugghjulen – VinterElitserien · 24 nov/);
  expect(asked.at(-1)?.text).toBe('Kugghjulen');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/matches/70/report'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('to disqualify a team leads to the decision about it in its division, once', async () => {
  await userEvent.type(await open('ADMIN'), 'diskvalificera kugg');
  await waitFor(() => expect(options('Göra')).toEqual(['Diskvalificera Kugghjulen eller dra av poängElitserien']));
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/admin/divisions/9?part=teams&decide=1');
});

test('an unfinished act goes on with the name', async () => {
  const box = await open('ADMIN');
  await userEvent.type(box, 'spärr');
  const begin = await screen.findByRole('option', { name: 'Ny påföljd för … (skriv en spelare)' });
  await userEvent.click(begin);
  expect(box).toHaveValue('spärra ');
  expect(box).toHaveFocus();
  await userEvent.type(box, 'Nova');
  await userEvent.click(await screen.findByRole('option', { name: 'Ny påföljd för Nova' }));
  expect(address()).toBe('/admin/sanctions?sanction=new');
});

test('to give a role opens the account with the role ticked, and nothing is saved before staff save', async () => {
  await userEvent.type(await open('ADMIN'), 'ge Nova rollen skribent');
  await waitFor(() =>
    expect(options('Göra')).toEqual(['Ge Nova rollen skribentKugghjulen', 'Ge Casanova rollen skribent']),
  );
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /Nova/ });
  expect(address()).toBe('/admin/users?q=Nova&size=25&user=12-34');
  expect(within(dialog).getByLabelText('Skribent')).toBeChecked();
  expect(within(dialog).getByLabelText('Grafik')).toBeChecked();
  expect(within(dialog).getByRole('status')).toHaveTextContent('Rollen Skribent är ikryssad');
  expect(saved).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(saved).toMatchObject([{ input: { userId: 12, roles: ['GRAPHICS', 'WRITER'] } }]));
});

test('who may not give roles is not offered it', async () => {
  await userEvent.type(await open('DIVISION_ADMIN'), 'ge Nova rollen skribent');
  await waitFor(() => expect(asked.at(-1)?.text).toBe('ge Nova rollen skribent'));
  expect(screen.queryByRole('group', { name: 'Göra' })).toBeNull();
});

test('the exact name comes first, and leads an admin to the page about the person', async () => {
  const box = await open('ADMIN');
  await userEvent.type(box, 'nova');
  await waitFor(() => expect(options('Användare')).toEqual(['NovaKugghjulen', 'Casanova', 'Nova TvåKugghjulen']));
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/admin/users/12');
});

test('a writer finds things on their public pages', async () => {
  await userEvent.type(await open('WRITER'), 'nova');
  await userEvent.click(await screen.findByRole('option', { name: 'Nova' }));
  expect(address()).toBe('/player/34');
});
