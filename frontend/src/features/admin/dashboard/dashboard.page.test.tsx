import { act, screen, waitFor, within } from '@testing-library/react';
import { formatInteger } from '../../../lib/i18n/format';
import type { Language } from '../../../lib/i18n/language';
import type { Role } from '../../../lib/schema.generated';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { UnprocessedRequestsDocument } from '../shell/request-badge.generated';
import { DashboardDocument, DashboardGrowthDocument } from './dashboard-page.generated';
import DashboardPage from './dashboard.page';

const counters = {
  users: 1250,
  usersWithPlayer: 1200,
  teams: 96,
  activeTeams: 80,
  season: { id: 12, name: 'Säsong 12' },
  signedUpTeams: 64,
  playersPerActiveTeam: 3.5,
  unreportedThisWeek: 4,
  openRequests: 2,
  failedChatTasks: 0,
};
const day = (date: string, count: number, total: number) => ({ date, count, total });
const growth = {
  players: [day('2026-01-01', 2, 2), day('2026-01-03', 1, 3)],
  signedUpTeams: [],
};

interface Drawn {
  role?: Role;
  changes?: object;
  language?: Language;
}

async function draw({ role = 'ADMIN', changes = {}, language = 'se' }: Drawn = {}) {
  const asked = { counters: 0, growth: 0 };
  let now = { ...counters, ...changes };
  await renderStaffPart(<DashboardPage />, {
    at: '/admin/dashboard',
    language,
    answers: [
      viewerWith(role),
      answerTo(UnprocessedRequestsDocument, { unprocessedRequests: 0 }),
      answerTo(DashboardDocument, () => {
        asked.counters += 1;
        return { dashboard: now };
      }),
      answerTo(DashboardGrowthDocument, () => {
        asked.growth += 1;
        return { dashboardGrowth: growth };
      }),
    ],
    namespaces: ['admin', 'admin-dashboard'],
  });
  return { asked, set: (next: object) => (now = { ...now, ...next }) };
}

const valueOf = (label: string) => {
  const term = screen.getByText(label, { selector: 'dt, dt a' }).closest('div') as HTMLElement;
  return within(term).getByRole('definition').textContent;
};

/** Waits while the page's clock runs. */
const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

let hidden = false;
beforeEach(() => {
  hidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => jest.restoreAllMocks());

test("the counters name the season from the data, and an average has the language's two decimals", async () => {
  await draw();
  expect(await screen.findByText('Anmälda lag till Säsong 12', { selector: 'dt, dt a' })).toBeInTheDocument();
  expect(valueOf('Anmälda lag till Säsong 12')).toBe('64');
  expect(valueOf('Spelare per aktivt lag, i snitt')).toBe('3,50');
  expect(valueOf('Användare')).toBe(formatInteger(1250, 'se'));
});

test('staff who read English read the season in English too', async () => {
  await draw({ language: 'en' });
  expect(await screen.findByText('Teams signed up for Season 12', { selector: 'dt, dt a' })).toBeInTheDocument();
  expect(screen.queryByText(/Säsong/)).toBeNull();
});

test('what waits leads those who may act to where they do, and is told to no one else', async () => {
  await draw();
  expect(await screen.findByRole('link', { name: 'Ansökningar som väntar' })).toHaveAttribute(
    'href',
    '/admin/requests',
  );
});

test('the chat is no number until its work fails', async () => {
  const { set } = await draw();
  await screen.findByText('Ansökningar som väntar');
  expect(screen.queryByText('Uppgifter till Discord som misslyckades')).toBeNull();
  set({ failedChatTasks: 3 });
  await waitFor(() => expect(valueOf('Uppgifter till Discord som misslyckades')).toBe('3'));
});

test('a writer sees the numbers, but no way to where a writer may do nothing', async () => {
  await draw({ role: 'WRITER', changes: { openRequests: null, failedChatTasks: null } });
  expect(await screen.findByText('Serier den här veckan utan resultat')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Serier den här veckan utan resultat' })).toBeNull();
  expect(screen.queryByText('Ansökningar som väntar')).toBeNull();
});

test('the curve has an open table beside it, day by day, the newest first', async () => {
  await draw();
  const table = await screen.findByRole('table', { name: 'Spelare' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(table).toBeVisible();
  expect(rows.map((row) => row.textContent)).toEqual(['3 jan. 202613', '1 jan. 202622']);
  expect(screen.getByText('Inga lag har anmält sig än.')).toBeInTheDocument();
});

test('the numbers are asked for each second, and not while no one looks', async () => {
  const { asked, set } = await draw();
  await screen.findByText('Användare');
  await waitFor(() => expect(asked.growth).toBeGreaterThan(0));
  const growthBefore = asked.growth;
  set({ users: 1251 });
  await waitFor(() => expect(valueOf('Användare')).toBe(formatInteger(1251, 'se')));
  await waitFor(() => expect(asked.growth).toBe(growthBefore + 1));

  hidden = true;
  await pass(200);
  const before = asked.counters;
  await pass(2300);
  expect(asked.counters).toBe(before);

  hidden = false;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(asked.counters).toBeGreaterThan(before));
  expect(asked.growth).toBe(growthBefore + 1);
});
