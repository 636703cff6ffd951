import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { ReportableSeriesDocument, type ReportableSeriesFilter } from '../../gql/admin/graphql';
import { renderPart } from '../../test/render';
import AdminDoor from './admin.page';
import MatchesPage from './matches.page';
import { viewerWith } from './report/testing/report-answers';

const series = (id: number, home: string, state: string) => ({
  __typename: 'Series',
  id,
  week: 3,
  scheduledAt: null,
  state,
  homeGames: null,
  awayGames: null,
  walkover: null,
  isOvertime: false,
  division: { __typename: 'DivisionRef', id: 1, name: 'Division 1', discriminator: 'division-1', seasonId: 10 },
  home: { __typename: 'TeamRef', id: 1, name: home, logo: null },
  away: { __typename: 'TeamRef', id: 2, name: 'Isviken', logo: null },
});

const page = (
  <Routes>
    <Route path="/admin" element={<AdminDoor />} />
    <Route path="/admin/matches" element={<MatchesPage />} />
    <Route path="*" element={null} />
  </Routes>
);

async function draw(at: string, role: 'ADMIN' | 'DIVISION_ADMIN' | 'GRAPHICS' = 'DIVISION_ADMIN') {
  const asked: unknown[] = [];
  const list = {
    request: { query: ReportableSeriesDocument, variables: () => true },
    result: ({ filter }: { filter?: ReportableSeriesFilter }) => {
      asked.push(filter);
      return {
        data: {
          reportableSeries: [series(5, 'Tallmo', 'NOT_STARTED'), series(6, 'Havre', 'REPORTED')],
          currentSeason: {
            __typename: 'Season',
            id: 10,
            divisions: [{ __typename: 'DivisionRef', id: 4, name: 'Division 4' }],
          },
        },
      };
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  await renderPart(page, { at, answers: [viewerWith(role), list], namespaces: ['admin'] });
  return asked;
}

test('the list shows the series that wait, each leading to its report', async () => {
  await draw('/admin/matches');
  expect(await screen.findByRole('link', { name: /Tallmo\s*–?\s*Isviken/ })).toHaveAttribute(
    'href',
    '/admin/matches/5/report',
  );
  expect(screen.queryByText('Havre')).toBeNull();
});

test('division, week and state come from the address and go to the server', async () => {
  const asked = await draw('/admin/matches?division=4&week=3&state=REPORTED');
  expect(await screen.findByText('Havre')).toBeInTheDocument();
  expect(asked[0]).toEqual({ divisionId: 4, week: 3, state: 'REPORTED', first: 100 });
});

test('a choice is kept in the address', async () => {
  await draw('/admin/matches');
  await userEvent.selectOptions(
    await screen.findByLabelText('Division'),
    await screen.findByRole('option', { name: 'Division 4' }),
  );
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/matches?division=4');
});

test.each([
  ['ADMIN', '/admin/requests'],
  ['DIVISION_ADMIN', '/admin/requests'],
  ['GRAPHICS', '/admin/transfers'],
] as const)('/admin leads %s to %s', async (role, address) => {
  await draw('/admin', role);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));
});
