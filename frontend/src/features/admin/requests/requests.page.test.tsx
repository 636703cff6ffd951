import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AcceptRequestDocument,
  ClaimCandidatesDocument,
  DenyRequestDocument,
  PutClaimAsideDocument,
  RequestFactsDocument,
  RequestInboxDocument,
  TakeClaimBackDocument,
  UnprocessedRequestsDocument,
  type RequestKind,
  type RequestStatus,
} from '../../../gql/admin/graphql';
import { noticesOfEachTest } from '../../../test/notices';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerAnswer } from '../../../test/viewer-answer';
import RequestsPage from './requests.page';

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const TEAM = { __typename: 'TeamRef', id: 3, name: 'Tallmo', logo: null };

const request = (kind: RequestKind, more: object = {}) => ({
  __typename: 'ApprovalRequest',
  id: 12,
  kind,
  createdAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  status: 'PENDING' as RequestStatus,
  reason: null,
  decidedByNickname: null,
  decidedAt: null,
  isOwnTeam: false,
  isOwnDecision: false,
  asker: { __typename: 'RequestAsker', userId: 5, playerId: 7, nickname: 'Åskar' },
  team: null,
  teamName: null,
  oldTeamName: null,
  logo: null,
  oldLogo: null,
  banner: null,
  oldBanner: null,
  avatar: null,
  oldAvatar: null,
  discordUsername: 'askar',
  discordId: '1234',
  helpText: null,
  platform: null,
  platformId: null,
  chatAvatar: null,
  oldNickname: null,
  aside: null,
  ...more,
});

const candidate = (player: object = {}, more: object = {}) => ({
  __typename: 'ClaimCandidate',
  player: { __typename: 'PlayerRef', id: 70, nickname: 'Askar', nationality: 'SE', avatar: null, ...player },
  name: 'SIMILAR',
  account: 'UNKNOWN',
  birthdate: 'AGREES',
  nationality: 'DIFFERS',
  accounts: [],
  seasons: [],
  ...more,
});

const factsOf = (more: object = {}) => ({
  __typename: 'RequestFacts',
  requestId: 12,
  lastMove: null,
  isWindowOpen: true,
  waitsForWindow: false,
  formerTeam: null,
  team: null,
  teamAfter: null,
  hasPlaceLeft: true,
  similarTeams: [],
  candidates: [],
  earlierAccepted: 0,
  earlierDenied: 0,
  ...more,
});

const teamInNumbers = (more: object = {}) => ({
  __typename: 'TeamFacts',
  team: TEAM,
  players: 4,
  swedish: 1,
  mmr: 1200,
  division: { __typename: 'DivisionRef', name: 'Division 2' },
  unplayedSeries: 3,
  ...more,
});

const decided = (status: RequestStatus, reason: string | null = null) =>
  request('TRANSFER', {
    status,
    reason,
    decidedByNickname: 'Ligans admin',
    decidedAt: '2026-11-20T18:05:59.000Z',
    team: TEAM,
  });

const REFUSED = {
  __typename: 'Problem',
  code: 'REQUEST_ALREADY_DECIDED',
  messageKey: 'api.request.already-decided',
  field: null,
  params: [],
};

const notices = noticesOfEachTest();

/** The inbox with these requests. Records what is sent to the server. */
async function draw(
  items: object[],
  answer?: object,
  at = '/admin/requests',
  facts: object[] | 'fault' = [factsOf({ candidates: [candidate()] })],
) {
  const asked: object[] = [];
  const noted = (field: string) => (variables: object) => {
    asked.push({ [field]: variables });
    return { data: { [field]: answer } };
  };
  let waiting = 2;
  const answers: MockLink.MockedResponse[] = [
    viewerAnswer({ roles: ['DIVISION_ADMIN'], isStaff: true }),
    {
      request: { query: UnprocessedRequestsDocument },
      result: () => ({ data: { unprocessedRequests: waiting-- } }),
      ...always,
    },
    {
      request: { query: RequestInboxDocument, variables: () => true },
      result: (variables: object) => {
        asked.push({ list: variables });
        return {
          data: { requests: { __typename: 'RequestPage', items, nextAfter: null, total: items.length } },
        };
      },
      ...always,
    },
    {
      request: { query: RequestFactsDocument, variables: () => true },
      ...(facts === 'fault' ? { error: new Error('down') } : { result: { data: { requestFacts: facts } } }),
      ...always,
    },
    {
      request: { query: ClaimCandidatesDocument, variables: { requestId: 12, text: 'ver' } },
      result: { data: { claimCandidates: [candidate({ id: 71, nickname: 'Vera' })] } },
    },
    { request: { query: AcceptRequestDocument, variables: () => true }, result: noted('acceptRequest') },
    { request: { query: DenyRequestDocument, variables: () => true }, result: noted('denyRequest') },
    { request: { query: PutClaimAsideDocument, variables: () => true }, result: noted('putClaimAside') },
    { request: { query: TakeClaimBackDocument, variables: () => true }, result: noted('takeClaimBack') },
  ];
  await renderStaffPart(<RequestsPage />, { at, answers, namespaces: ['admin', 'admin-requests', 'api'] });
  await screen.findAllByRole('article');
  return asked;
}

const card = () => within(screen.getByRole('article'));
const press = (name: RegExp) => userEvent.click(card().getByRole('button', { name }));

test('without a choice those that wait are listed, with who asks and since when', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM, teamName: 'Tallmo' })]);
  expect(asked).toEqual([{ list: { status: 'PENDING', kind: null, isAside: false } }]);
  expect(card().getByRole('heading')).toHaveTextContent('Övergång – Åskar');
  expect(card().getByText('för 3 dagar sedan')).toBeInTheDocument();
  const links = card().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/player/7', '/team/3']);
});

test('kind and state come from the address', async () => {
  const asked = await draw([decided('DENIED')], undefined, '/admin/requests?status=ALL&kind=NEW_TEAM');
  expect(asked).toEqual([{ list: { status: null, kind: 'NEW_TEAM', isAside: null } }]);
});

test.each([
  {
    why: 'a new name',
    what: request('CHANGE_TEAM_INFO', { team: TEAM, teamName: 'Tallmo IF', oldTeamName: 'Tallmo' }),
    texts: ['Tallmo → Tallmo IF'],
    pictures: [],
  },
  {
    why: 'a new name for a team that staff have renamed since',
    what: request('CHANGE_TEAM_INFO', {
      team: { ...TEAM, name: 'Tallmo Allstars' },
      teamName: 'Tallmo IF',
      oldTeamName: 'Tallmo',
    }),
    texts: ['Tallmo Allstars → Tallmo IF'],
    pictures: [],
  },
  {
    why: 'a new logo, and the name as it was',
    what: request('CHANGE_TEAM_INFO', {
      team: TEAM,
      teamName: 'Tallmo',
      oldTeamName: 'Tallmo',
      logo: 'images/b.png',
      oldLogo: 'images/a.png',
    }),
    texts: [],
    pictures: ['Logga nu', 'Logga, ny'],
  },
  {
    why: 'a first picture',
    what: request('NEW_IMAGES', { avatar: 'images/b.png' }),
    texts: [],
    pictures: ['Profilbild'],
  },
  {
    why: 'a team that is not there yet',
    what: request('NEW_TEAM', { teamName: 'Nykomlingarna', logo: 'images/b.png' }),
    texts: ['Nykomlingarna'],
    pictures: ['Logga'],
  },
  {
    why: 'a claim',
    what: request('EXISTING_USER', { helpText: 'Jag hette Askar', platform: 'steam', platformId: 'askar' }),
    texts: ['askar', '1234', 'Steam, askar', 'Jag hette Askar'],
    pictures: [],
  },
])('$why is shown', async ({ what, texts, pictures }) => {
  await draw([what]);
  const told = card()
    .queryAllByRole('definition')
    .map((each) => each.textContent);
  for (const text of texts) expect(told).toContain(text);
  expect(told.some((text) => text?.includes('→'))).toBe(texts.some((text) => text.includes('→')));
  expect(
    card()
      .queryAllByRole('img')
      .map((each) => each.getAttribute('alt')),
  ).toEqual(pictures);
});

test('a new picture that was not accepted is gone, and not asked for', async () => {
  await draw([request('NEW_IMAGES', { status: 'DENIED', avatar: 'images/b.png', oldAvatar: 'images/a.png' })]);
  expect(card().getByText('Profilbild, ny: borttagen')).toBeInTheDocument();
  expect(card().getByRole('img')).toHaveAttribute('alt', 'Profilbild nu');
});

test('accepted, the row says by whom, and one fewer waits', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM })], decided('ACCEPTED'));
  expect(await screen.findAllByText('2 ansökningar väntar')).not.toEqual([]);
  await press(/^Acceptera/);
  expect(
    await card().findByRole('button', { name: 'Accepterad av Ligans admin (20 november 2026 19:05)' }),
  ).toBeDisabled();
  expect(asked.at(-1)).toEqual({ acceptRequest: { id: 12, playerId: null } });
  expect(await screen.findAllByText('1 ansökan väntar')).not.toEqual([]);
});

test('a denial needs a reason', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM })], decided('DENIED', 'Fel lag'));
  await press(/^Neka/);
  const dialog = within(screen.getByRole('dialog'));
  const deny = dialog.getByRole('button', { name: 'Neka ansökan' });
  await userEvent.type(dialog.getByLabelText('Anledning'), '   ');
  expect(deny).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Anledning'), 'Fel{Enter}lag ');
  await userEvent.click(deny);
  expect(await card().findByRole('button', { name: /^Nekad av Ligans admin/ })).toBeDisabled();
  expect(card().getByText('Fel lag')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ denyRequest: { id: 12, reason: 'Fel\nlag' } });
});

test('a dialog that is closed by mistake opens with what had been written', async () => {
  await draw([request('TRANSFER', { team: TEAM })]);
  await press(/^Neka/);
  await userEvent.type(screen.getByLabelText('Anledning'), 'Ni är redan fem');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Avbryt' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(/^Neka/);
  expect(screen.getByLabelText('Anledning')).toHaveValue('Ni är redan fem');
});

test('a denial that is refused says so in the dialog, with what was written, and the list is read when it closes', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM })], REFUSED);
  await press(/^Neka/);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Anledning'), 'Fel lag');
  await userEvent.click(dialog.getByRole('button', { name: 'Neka ansökan' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Ansökan är redan godkänd eller nekad.');
  expect(dialog.getByLabelText('Anledning')).toHaveValue('Fel lag');
  expect(notices).toEqual([]);
  expect(asked.filter((each) => 'list' in each)).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(asked.filter((each) => 'list' in each)).toHaveLength(2));
});

test('a reason that is not given yet is asked about before the page is left', async () => {
  await draw([request('TRANSFER', { team: TEAM })]);
  await press(/^Neka/);
  await userEvent.type(screen.getByLabelText('Anledning'), 'Ni är redan fem');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Avbryt' }));
  await userEvent.click(card().getByRole('link', { name: 'Tallmo' }));
  expect(await screen.findByRole('dialog', { name: 'Lämna utan att spara?' })).toBeVisible();
  expect(screen.getByTestId('address').textContent).toBe('/admin/requests');
});

test('a claim is accepted with a player, and cannot be denied', async () => {
  const asked = await draw([request('EXISTING_USER')], { ...decided('ACCEPTED'), kind: 'EXISTING_USER' });
  const accept = card().getByRole('button', { name: /^Acceptera/ });
  expect(accept).toBeDisabled();
  expect(accept).toHaveAccessibleDescription('Måste välja en spelare att koppla ihop med');
  expect(card().queryByRole('button', { name: /^Neka/ })).toBeNull();
  await userEvent.click(await card().findByRole('radio', { name: /^Askar/ }));
  expect(card().queryByText('Måste välja en spelare att koppla ihop med')).toBeNull();
  await userEvent.click(accept);
  await waitFor(() => expect(asked.at(-1)).toEqual({ acceptRequest: { id: 12, playerId: 70 } }));
});

test('who asks is shown with their picture in the chat, and the player by the name that they had', async () => {
  const chatAvatar = 'https://cdn.discordapp.com/avatars/1234/abc.png';
  await draw([
    request('EXISTING_USER', { ...decided('ACCEPTED'), kind: 'EXISTING_USER', chatAvatar, oldNickname: 'Gamle Askar' }),
  ]);
  const picture = screen.getByRole('article').querySelector('img');
  expect(picture).toHaveAttribute('src', '/api/chat-images/avatars/1234/abc.png');
  expect(card().getByText('Spelaren hette')).toBeInTheDocument();
  expect(card().getByText('Gamle Askar')).toBeInTheDocument();
});

test('the player that is chosen stands there with a link', async () => {
  await draw([request('EXISTING_USER')]);
  expect(card().queryByText(/Kopplas till/)).toBeNull();
  await userEvent.click(await card().findByRole('radio', { name: /^Askar/ }));
  expect(card().getByText(/Kopplas till/)).toHaveTextContent('Kopplas till Askar');
  expect(card().getByRole('link', { name: 'Askar' })).toHaveAttribute('href', '/player/70');
});

const ASIDE = { __typename: 'RequestAside', at: '2026-11-20T18:05:59.000Z', byNickname: 'Adde', reason: 'Svarar inte' };

test('a claim is put aside with a reason, and one fewer waits', async () => {
  const asked = await draw([request('EXISTING_USER')], request('EXISTING_USER', { aside: ASIDE }));
  expect(await screen.findAllByText('2 ansökningar väntar')).not.toEqual([]);
  await press(/^Lägg åt sidan/);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Bara ligaledningen läser den/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Lägg åt sidan' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Anledning'), 'Svarar inte');
  await userEvent.click(dialog.getByRole('button', { name: 'Lägg åt sidan' }));
  expect(await card().findByText('Lagd åt sidan av Adde (20 november 2026 19:05)')).toBeInTheDocument();
  expect(card().getByText('Svarar inte')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ putClaimAside: { id: 12, reason: 'Svarar inte' } });
  expect(await screen.findAllByText('1 ansökan väntar')).not.toEqual([]);
});

test('those that are aside have a list of their own, and are taken back from it', async () => {
  const asked = await draw(
    [request('EXISTING_USER', { aside: ASIDE })],
    request('EXISTING_USER'),
    '/admin/requests?status=ASIDE',
  );
  expect(asked).toEqual([{ list: { status: 'PENDING', kind: null, isAside: true } }]);
  await press(/^Ta tillbaka/);
  expect(await card().findByRole('button', { name: /^Lägg åt sidan/ })).toBeEnabled();
  expect(card().queryByText(/Lagd åt sidan/)).toBeNull();
  expect(asked.at(-1)).toEqual({ takeClaimBack: { id: 12 } });
});

test('only a claim can be put aside', async () => {
  await draw([request('TRANSFER', { team: TEAM })]);
  expect(card().queryByRole('button', { name: /^Lägg åt sidan/ })).toBeNull();
});

test('who comes second is told, and the list is read again', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM })], REFUSED);
  await press(/^Acceptera/);
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Ansökan är redan godkänd eller nekad.' }]));
  await waitFor(() => expect(asked.at(-1)).toEqual({ list: { status: 'PENDING', kind: null, isAside: false } }));
  expect(asked).toHaveLength(3);
});

test('the last player’s leave is asked about once more, for the team is lost with it', async () => {
  const asked = await draw([request('LEAVE_TEAM', { team: TEAM, teamName: 'Tallmo' })], decided('ACCEPTED'));
  await press(/^Acceptera/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Sista spelaren lämnar Tallmo/)).toBeInTheDocument();
  expect(asked).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Ja' }));
  expect(await card().findByRole('button', { name: /^Accepterad av/ })).toBeDisabled();
});

test('one’s own is marked', async () => {
  await draw([request('TRANSFER', { team: TEAM, isOwnTeam: true })]);
  expect(card().getByText('Gäller dig eller ditt eget lag')).toBeInTheDocument();
});

test('a decision of an admin in a matter of their own says so', async () => {
  await draw([{ ...decided('ACCEPTED'), isOwnDecision: true }]);
  expect(await screen.findByText('Beslutades av en admin i egen sak')).toBeInTheDocument();
});

describe('before a decision', () => {
  const box = async () => within(await card().findByRole('region', { name: 'Inför beslutet' }));
  const facts = async () => (await box()).getAllByRole('definition').map((each) => each.textContent);

  test('a transfer shows both teams, the last move and the team with the player', async () => {
    const left = { __typename: 'TeamRef', id: 4, name: 'Gamla laget', logo: null };
    await draw([request('TRANSFER', { team: TEAM, teamName: 'Tallmo' })], undefined, undefined, [
      factsOf({
        lastMove: { __typename: 'RosterMove', at: '2026-11-01T12:00:00.000Z', from: left, to: null },
        isWindowOpen: false,
        waitsForWindow: true,
        hasPlaceLeft: false,
        formerTeam: teamInNumbers({ team: left, mmr: null, division: null, unplayedSeries: 0 }),
        team: teamInNumbers(),
        teamAfter: { __typename: 'TeamCount', players: 5, swedish: 1, mmr: 1250, isEligible: false },
      }),
    ]);
    expect(await facts()).toEqual([
      'Lämnade Gamla laget 1 november 2026',
      'Gamla laget 4 spelare (1 från Sverige) · ingen mmr · i ingen division den här säsongen',
      'Tallmo 4 spelare (1 från Sverige) · mmr 1200 · Division 2 · 3 ospelade serier',
      '5 spelare (1 från Sverige) · mmr 1250',
      'Stängt',
    ]);
    expect((await box()).getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringContaining('ska enligt reglerna vänta'),
      expect.stringContaining('Laget är fullt'),
      expect.stringContaining('uppfyller inte kravet'),
    ]);
  });

  test('a new name shows teams that it resembles, and that one of them has it', async () => {
    const similar = (id: number, name: string, more: object) => ({
      __typename: 'SimilarTeam',
      team: { __typename: 'TeamRef', id, name, logo: null },
      isActive: true,
      isSame: false,
      ...more,
    });
    await draw([request('NEW_TEAM', { teamName: 'Norrsken' })], undefined, undefined, [
      factsOf({
        similarTeams: [similar(8, 'NORRSKEN', { isSame: true }), similar(9, 'Norrskenet', { isActive: false })],
        earlierDenied: 2,
      }),
    ]);
    expect(await facts()).toEqual([
      'Har inte spelat i något lag',
      'Öppet',
      'NORRSKEN · samma namnNorrskenet · nedlagt',
      '0 accepterade och 2 nekade av samma typ',
    ]);
    expect((await box()).getByText(/Ett annat lag har redan namnet/)).toBeInTheDocument();
  });

  test('a claim shows what speaks for each player, and a search finds others', async () => {
    const seen = candidate(
      {},
      {
        accounts: [{ __typename: 'PlatformAccount', platform: 'steam', accountId: '4711' }],
        seasons: [{ __typename: 'SeasonRef', id: 1, name: 'Våren 2026' }],
      },
    );
    await draw([request('EXISTING_USER')], undefined, undefined, [factsOf({ candidates: [seen] })]);
    expect(await card().findByRole('radio')).toHaveAccessibleName(
      'Askar Liknande namn · plattformskonto okänt · samma födelsedatum · annan nationalitet Spelade Våren 2026 · Konton: Steam, 4711',
    );
    await userEvent.type(card().getByRole('searchbox'), 'ver');
    expect(await card().findByRole('radio', { name: /^Vera .*Har inte spelat någon säsong/ })).toBeInTheDocument();
  });

  test('a request without facts shows none', async () => {
    await draw([request('NEW_IMAGES', { avatar: 'images/b.png' })], undefined, undefined, []);
    await waitFor(() => expect(card().queryByRole('region')).toBeNull());
  });

  test('facts that cannot be read do not hide the request, and are asked for again', async () => {
    await draw([request('TRANSFER', { team: TEAM })], undefined, undefined, 'fault');
    expect(await card().findByText('Uppgifterna kunde inte hämtas.')).toBeInTheDocument();
    expect(card().getByRole('button', { name: /^Acceptera/ })).toBeEnabled();
    expect(card().getByRole('button', { name: 'Försök igen' })).toBeEnabled();
  });
});
