/** The inbox for its tests: requests, their facts, and what is sent to the server. */
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestKind, RequestStatus, Role } from '../../../../lib/schema.generated';
import { answerTo, noAnswerTo } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { viewerAnswer } from '../../../../test/viewer-answer';
import { UnprocessedRequestsDocument } from '../../shell/request-badge.generated';
import { ClaimCandidatesDocument } from '../decide/claim-candidates.generated';
import { AcceptRequestDocument, DenyRequestDocument } from '../decide/decide-request.generated';
import { PutRequestAsideDocument, TakeRequestBackDocument } from '../decide/request-aside.generated';
import { RequestFactsDocument } from '../facts/request-facts.generated';
import { RequestInboxDocument } from '../requests-page.generated';
import RequestsPage from '../requests.page';
import { DecideRequestsDocument } from '../several/decide-several.generated';

/** The team of the requests. */
export const TEAM = { id: 3, name: 'Tallmo', logo: null };

/** A waiting request of this kind, by Åskar, three days old. */
export const request = (kind: RequestKind, more: object = {}) => ({
  id: 12,
  kind,
  createdAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  status: 'PENDING' as RequestStatus,
  reason: null,
  decidedByNickname: null,
  decidedAt: null,
  isOwnTeam: false,
  mayDecide: true,
  isOwnDecision: false,
  asker: { userId: 5, playerId: 7, nickname: 'Åskar' },
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
  stoppedBy: null,
  platform: null,
  platformId: null,
  accountName: null,
  player: null,
  seriesId: null,
  chatAvatar: null,
  oldNickname: null,
  aside: null,
  ...more,
});

/** A player whom the claim may mean. */
export const candidate = (player: object = {}, more: object = {}) => ({
  player: { id: 70, nickname: 'Askar', nationality: 'SE', avatar: null, ...player },
  name: 'SIMILAR',
  isMentioned: true,
  isBanned: false,
  account: 'UNKNOWN',
  birthdate: 'AGREES',
  nationality: 'DIFFERS',
  accounts: [],
  seasons: [],
  ...more,
});

/** Facts that say nothing. */
export const factsOf = (more: object = {}) => ({
  requestId: 12,
  isBanned: false,
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

/** A team of the facts. */
export const teamInNumbers = (more: object = {}) => ({
  team: TEAM,
  players: 4,
  swedish: 1,
  mmr: 1200,
  division: { name: 'Division 2' },
  unplayedSeries: 3,
  ...more,
});

/** A transfer that is decided. */
export const decided = (status: RequestStatus, reason: string | null = null) =>
  request('TRANSFER', {
    status,
    reason,
    decidedByNickname: 'Ligans admin',
    decidedAt: '2026-11-20T18:05:59.000Z',
    team: TEAM,
  });

/** A colleague was first. */
export const REFUSED = {
  code: 'REQUEST_ALREADY_DECIDED',
  messageKey: 'api.request.already-decided',
  field: null,
  params: [],
};

/** The inbox with these requests. Records what is sent to the server. */
export async function draw(
  items: object[],
  answer?: object,
  at = '/admin/requests',
  facts: object[] | 'fault' = [factsOf({ candidates: [candidate()] })],
  role: Role = 'DIVISION_ADMIN',
) {
  const asked: object[] = [];
  let waiting = 2;
  const noted = (field: string) => (variables: object) => {
    asked.push({ [field]: variables });
    // not at each reading, for the badge reads it again by itself
    waiting -= 1;
    return { [field]: answer };
  };
  const answers: MockLink.MockedResponse[] = [
    viewerAnswer({ roles: [role], isStaff: true }),
    answerTo(UnprocessedRequestsDocument, () => ({ unprocessedRequests: waiting })),
    answerTo(RequestInboxDocument, (variables: object) => {
      asked.push({ list: variables });
      return { requests: { items, nextAfter: null, total: items.length } };
    }),
    facts === 'fault' ? noAnswerTo(RequestFactsDocument) : answerTo(RequestFactsDocument, { requestFacts: facts }),
    answerTo(
      ClaimCandidatesDocument,
      { claimCandidates: [candidate({ id: 71, nickname: 'Vera' })] },
      { variables: { requestId: 12, text: 'ver' } },
    ),
    answerTo(AcceptRequestDocument, noted('acceptRequest')),
    answerTo(DenyRequestDocument, noted('denyRequest')),
    answerTo(DecideRequestsDocument, noted('decideRequests')),
    answerTo(PutRequestAsideDocument, noted('putRequestAside')),
    answerTo(TakeRequestBackDocument, noted('takeRequestBack')),
  ];
  await renderStaffPart(<RequestsPage />, { at, answers, namespaces: ['admin', 'admin-requests', 'api'] });
  await screen.findAllByRole('article');
  return asked;
}

/** The only card. */
export const card = () => within(screen.getByRole('article'));
/** Presses a button of the only card. */
export const press = (name: RegExp) => userEvent.click(card().getByRole('button', { name }));
/** An open dialog hides the cards from screen readers, and so from `card`. */
export const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
