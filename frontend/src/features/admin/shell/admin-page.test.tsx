import { useApolloClient } from '@apollo/client/react';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Role } from '../../../lib/schema.generated';
import { takePlace } from '../../../lib/session/login-return';
import { SessionDocument } from '../../../lib/session/session.generated';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerAnswer } from '../../../test/viewer-answer';
import { viewerWith } from '../../report/testing/report-answers';
import type { AdminTab } from '../tabs';
import { AdminPage } from './admin-page';
import AdminEntry from './admin.page';
import { UnprocessedRequestsDocument } from './request-badge.generated';

const waiting = (count: number) => answerTo(UnprocessedRequestsDocument, { unprocessedRequests: count });

const TABS: AdminTab[] = ['dashboard', 'settings', 'transfers'];

const site = (
  <Routes>
    <Route path="/" element={<p>start</p>} />
    {TABS.map((tab) => (
      <Route
        key={tab}
        path={`/admin/${tab}`}
        element={
          <AdminPage tab={tab} title={tab}>
            {`content of ${tab}`}
          </AdminPage>
        }
      />
    ))}
    <Route path="/admin/*" element={<AdminEntry />} />
  </Routes>
);

const draw = (at: string, ...roles: Role[]) =>
  renderStaffPart(site, { at, answers: [viewerWith(...roles), waiting(3)], namespaces: ['admin'] });

test.each<{ at: string; roles: Role[]; shown: string; leadsTo: string }>([
  { at: '/admin', roles: ['WRITER'], shown: 'content of dashboard', leadsTo: '/admin/dashboard' },
  { at: '/admin/no-such-tab', roles: ['ADMIN'], shown: 'content of dashboard', leadsTo: '/admin/dashboard' },
  { at: '/admin/settings', roles: ['ADMIN'], shown: 'content of settings', leadsTo: '/admin/settings' },
  { at: '/admin/settings', roles: ['WRITER'], shown: 'Sidan är inte för din roll', leadsTo: '/admin/settings' },
  { at: '/admin', roles: [], shown: 'start', leadsTo: '/' },
  { at: '/admin/settings', roles: [], shown: 'start', leadsTo: '/' },
  { at: '/admin/no-such-tab', roles: [], shown: 'start', leadsTo: '/' },
])('$at leads $roles to $leadsTo', async ({ at, roles, shown, leadsTo }) => {
  await draw(at, ...roles);
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(leadsTo);
});

test('the open tab says so, and the one of the requests how many wait', async () => {
  await draw('/admin/transfers', 'DIVISION_ADMIN');
  expect(await screen.findByRole('link', { name: 'Övergångar' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('link', { name: /Ansökningar.*3 ansökningar väntar/ })).not.toHaveAttribute(
    'aria-current',
  );
  expect(screen.queryByRole('link', { name: 'Inställningar' })).toBeNull();
});

test('a page that is not for the role says for whom it is, and leads to one that is', async () => {
  await draw('/admin/settings', 'WRITER', 'GRAPHICS');
  expect(await screen.findByText(/^Den är för administratörer\./)).toBeInTheDocument();
  expect(screen.queryByText('content of settings')).toBeNull();
  expect(screen.getByRole('link', { name: 'Till Översikt' })).toHaveAttribute('href', '/admin/dashboard');
});

test('on a phone the pages fold into a button that names the open one', async () => {
  await draw('/admin/transfers', 'ADMIN');
  const fold = await screen.findByRole('button', { name: /^Meny: Övergångar/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test('a role that decides no requests does not ask how many wait', async () => {
  await draw('/admin/transfers', 'GRAPHICS');
  expect(await screen.findByRole('link', { name: 'Översikt' })).toBeInTheDocument();
  expect(screen.queryByText(/väntar/)).toBeNull();
});

describe('the way to the page', () => {
  const way = () => screen.findByRole('navigation', { name: 'Här är du' });
  const parts = async () =>
    within(await way())
      .getAllByRole('listitem')
      .map((part) => part.textContent);

  test('a place of the navigation has its group before it', async () => {
    await draw('/admin/transfers', 'GRAPHICS');
    expect(await parts()).toEqual(['Lag och spelare', 'Övergångar']);
    expect(within(await way()).getByText('Övergångar')).toHaveAttribute('aria-current', 'page');
    expect(within(await way()).queryByRole('button')).toBeNull();
  });

  test('a thing stands below its place, which keeps the choices that the reader came with', async () => {
    await renderStaffPart(
      <AdminPage
        tab="matches"
        title="t"
        placeAt="/admin/matches?q=ham"
        trail={[{ name: 'Hammarby – Vinter', to: '/admin/matches/7/report' }, { name: 'Redigera rådata' }]}
      >
        content
      </AdminPage>,
      { at: '/admin/matches/7/edit', answers: [viewerWith('ADMIN'), waiting(0)], namespaces: ['admin'] },
    );
    expect(await parts()).toEqual(['Spelet', '…', 'Serier', 'Hammarby – Vinter', 'Redigera rådata']);
    const links = within(await way()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/matches?q=ham', '/admin/matches/7/report']);
    expect(within(await way()).getByText('Redigera rådata')).toHaveAttribute('aria-current', 'page');
  });

  test('its middle folds, and one press shows it', async () => {
    await renderStaffPart(
      <AdminPage tab="divisions" title="t" trail={[{ name: 'Elitserien' }]}>
        content
      </AdminPage>,
      { at: '/admin/divisions/1', answers: [viewerWith('ADMIN'), waiting(0)], namespaces: ['admin'] },
    );
    const fold = within(await way()).getByRole('button', { name: 'Visa hela vägen hit' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(fold).toHaveFocus();
  });

  test('a page that is not for the role still says where it is', async () => {
    await draw('/admin/settings', 'WRITER');
    expect(await parts()).toEqual(['Driften', 'Inställningar']);
  });
});

describe('when the session ends', () => {
  const once = (answer: MockLink.MockedResponse) => ({ ...answer, maxUsageCount: 1 });

  function Field() {
    const client = useApolloClient();
    return (
      <>
        <input aria-label="text" />
        <button onClick={() => void client.refetchQueries({ include: ['Session'] })}>ask</button>
      </>
    );
  }

  test('the page stays with what is typed, says so, and leads through the login', async () => {
    await renderStaffPart(
      <AdminPage tab="transfers" title="t">
        <Field />
      </AdminPage>,
      {
        at: '/admin/transfers',
        answers: [viewerWith('WRITER'), viewerAnswer(null), viewerWith('WRITER')].map(once),
        namespaces: ['admin'],
      },
    );
    await userEvent.type(await screen.findByLabelText('text'), 'typed');
    await userEvent.click(screen.getByRole('button', { name: 'ask' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Du är inte inloggad längre');
    expect(screen.getByRole('link', { name: 'Logga in och kom tillbaka hit' })).toHaveAttribute(
      'href',
      '/api/auth/discord',
    );
    expect(screen.getByLabelText('text')).toHaveValue('typed');
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/transfers');
    // logged in again in another tab
    await userEvent.click(screen.getByRole('button', { name: 'ask' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByLabelText('text')).toHaveValue('typed');
  });
});

test('a visitor is sent to the start page, from where a login leads back', async () => {
  await renderStaffPart(site, {
    at: '/admin/settings?x=1',
    answers: [answerTo(SessionDocument, { me: null }, { times: 1 })],
    namespaces: ['admin'],
  });
  expect(await screen.findByText('start')).toBeInTheDocument();
  expect(takePlace()).toBe('/admin/settings?x=1');
});

describe('the places beside the page', () => {
  const PLACE = 36;
  const FRAME = { top: 80, bottom: 860 };
  /** Stands far below the lower edge of the window. */
  const SETTINGS_TOP = 951;

  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const top = this.matches('nav') ? FRAME.top : SETTINGS_TOP - (this.closest('nav')?.scrollTop ?? 0);
      const bottom = this.matches('nav') ? FRAME.bottom : top + PLACE;
      return new DOMRect(0, top, 200, bottom - top);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('are scrolled to the open one, which would not be seen otherwise', async () => {
    await draw('/admin/settings', 'ADMIN');
    const link = await screen.findByRole('link', { name: 'Inställningar' });
    expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  });
});
