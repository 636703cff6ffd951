import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { SignedUpTeamsDocument } from './signed-up-teams.generated';
import SignedUpTeamsPage from './signed-up-teams.page';
import { AddSignupDocument, RemoveSignupDocument, TeamsToSignUpDocument } from './signup-actions.generated';

const player = (id: number, mmr: number | null, nationality: string) => ({
  mmr,
  userId: id === 1 ? 11 : null,
  player: { id, nickname: `Spelare ${id}`, avatar: null, nationality },
});

const tallmo = {
  createdAt: '2026-09-29T11:00:00.000Z',
  mmr: 1250,
  ratedPlayers: 2,
  swedish: 1,
  isEligible: false,
  holdsPlace: true,
  team: { id: 7, name: 'Tallmo', logo: null },
  players: [player(1, 1500, 'SE'), player(2, 1000, 'NO'), player(3, null, 'FI')],
};

async function draw(
  at = '/admin/signedupTeams',
  items: object[] = [tallmo],
  hasSeason = true,
  { role = 'WRITER', answers = [] }: { role?: 'WRITER' | 'ADMIN'; answers?: object[] } = {},
) {
  const asked: unknown[] = [];
  await renderStaffPart(<SignedUpTeamsPage />, {
    at,
    answers: [
      viewerWith(role),
      ...(answers as []),
      answerTo(SignedUpTeamsDocument, (variables: object) => {
        asked.push(variables);
        return {
          signup: {
            season: hasSeason ? { id: 10, name: 'Säsong 10' } : null,
          },
          signedUpTeams: { total: items.length, items },
        };
      }),
    ],
    namespaces: ['admin', 'admin-signed-up', 'api'],
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
  expect(screen.getByText('MMR 1500')).toBeInTheDocument();
  expect(screen.getByText('ingen MMR · inget konto')).toBeInTheDocument();
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

describe('an admin', () => {
  const outcomes: object[] = [];
  const ran: unknown[] = [];
  const heard = (field: string) => (variables: object) => {
    ran.push({ [field]: variables });
    return { [field]: outcomes.shift() ?? { messageKey: 'api.signup.added' } };
  };
  const answers = [
    answerTo(TeamsToSignUpDocument, { adminTeams: { items: [{ id: 9, name: 'Granby' }] } }),
    answerTo(AddSignupDocument, heard('addSignup')),
    answerTo(RemoveSignupDocument, heard('removeSignup')),
  ];
  beforeEach(() => {
    outcomes.length = 0;
    ran.length = 0;
  });

  test('signs a team up, and hears why it is refused', async () => {
    outcomes.push({ code: 'ALREADY_SIGNED_UP', messageKey: 'api.signup.no-season' });
    const asked = await draw(undefined, undefined, true, { role: 'ADMIN', answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Anmäl ett lag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anmäl ett lag till Säsong 10' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'gran');
    await userEvent.click(await dialog.findByRole('button', { name: 'Anmäl Granby' }));
    expect(await dialog.findByText('Ingen säsong tar emot anmälningar.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Anmäl Granby' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(ran).toEqual([{ addSignup: { teamId: 9 } }, { addSignup: { teamId: 9 } }]);
    expect(asked.length).toBeGreaterThan(1);
  });

  test('takes a sign-up back after a question', async () => {
    await draw(undefined, undefined, true, { role: 'ADMIN', answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Ta tillbaka anmälan för Tallmo' }));
    expect(ran).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ta tillbaka anmälan för Tallmo?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ta tillbaka' }));
    await waitFor(() => expect(ran).toEqual([{ removeSignup: { teamId: 7 } }]));
  });
});

test('others can change nothing', async () => {
  await draw();
  await screen.findByRole('rowheader', { name: 'Tallmo' });
  expect(screen.queryByRole('button', { name: 'Anmäl ett lag' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Ta tillbaka/ })).not.toBeInTheDocument();
});
