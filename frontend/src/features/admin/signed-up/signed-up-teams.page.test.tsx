import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedUpTeamsDocument } from '../../../gql/admin/graphql';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../report/testing/report-answers';
import SignedUpTeamsPage from './signed-up-teams.page';

const player = (id: number, mmr: number | null, nationality: string) => ({
  __typename: 'SignedUpPlayer',
  mmr,
  userId: id === 1 ? 11 : null,
  player: { __typename: 'PlayerRef', id, nickname: `Spelare ${id}`, avatar: null, nationality },
});

const tallmo = {
  __typename: 'SignedUpTeam',
  createdAt: '2026-09-29T11:00:00.000Z',
  mmr: 1250,
  ratedPlayers: 2,
  swedish: 1,
  isEligible: false,
  holdsPlace: true,
  team: { __typename: 'TeamRef', id: 7, name: 'Tallmo', logo: null },
  players: [player(1, 1500, 'SE'), player(2, 1000, 'NO'), player(3, null, 'FI')],
};

async function draw(at = '/admin/signedupTeams', items: object[] = [tallmo], hasSeason = true) {
  const asked: unknown[] = [];
  await renderStaffPart(<SignedUpTeamsPage />, {
    at,
    answers: [
      viewerWith('WRITER'),
      {
        request: { query: SignedUpTeamsDocument, variables: () => true },
        result: (variables: object) => {
          asked.push(variables);
          return {
            data: {
              signup: {
                __typename: 'SignupView',
                season: hasSeason ? { __typename: 'Season', id: 10, name: 'Säsong 10' } : null,
              },
              signedUpTeams: { __typename: 'SignedUpTeamPage', total: items.length, items },
            },
          };
        },
        maxUsageCount: Number.POSITIVE_INFINITY,
      },
    ],
    namespaces: ['admin', 'admin-signed-up'],
  });
  return asked;
}

test('a team has its strength with how many count, and what is there of what it needs', async () => {
  await draw();
  const row = (await screen.findByRole('rowheader', { name: 'Tallmo' })).closest('tr')!;
  expect(within(row).getByRole('cell', { name: /^1\s250,00 \(2\)$/ })).toBeInTheDocument();
  expect(within(row).getByText('3 av 3 spelare').querySelector('svg')).toHaveAccessibleName('Uppfyllt');
  expect(within(row).getByText('1 av 2 svenska').querySelector('svg')).toHaveAccessibleName('Saknas');
  expect(within(row).getByRole('cell', { name: 'Behåller sin plats' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anmälda lag, Säsong 10');
});

test('its players unfold, each with mmr and a link', async () => {
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Visa mer' }));
  expect(screen.getByRole('link', { name: /Spelare 1/ })).toHaveAttribute('href', '/player/1');
  expect(screen.getByText('mmr 1500')).toBeInTheDocument();
  expect(screen.getByText('ingen mmr · inget konto')).toBeInTheDocument();
});

test('the address says what the server is asked for', async () => {
  const asked = await draw('/admin/signedupTeams?q=tall&ready=no&sort=mmr-desc&size=all');
  await screen.findByRole('rowheader', { name: 'Tallmo' });
  expect(asked[0]).toEqual({
    filter: { text: 'tall', sort: 'MMR', isDescending: true, first: null, offset: 0, isEligible: false },
  });
});

test.each([
  ['/admin/signedupTeams', true, 'Inget lag har anmält sig än.'],
  ['/admin/signedupTeams?q=x', true, 'Inget anmält lag matchar urvalet.'],
  ['/admin/signedupTeams', false, 'Det finns ingen säsong att anmäla sig till. Välj en under Inställningar.'],
])('%s with a season %s and no team: %s', async (at, hasSeason, sentence) => {
  await draw(at, [], hasSeason);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
