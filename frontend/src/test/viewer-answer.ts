import type { MockLink } from '@apollo/client/testing';
import { answerTo } from './answer-to';
import { SessionDocument, type SessionQuery } from '../lib/session/session.generated';

type Viewer = NonNullable<SessionQuery['me']>;

/** A team's captain, in the server's form. */
export const VIEWER = {
  userId: 1,
  displayName: 'Kaptenen',
  avatar: null,
  playerId: 7,
  nickname: 'Kaptenen',
  isCaptain: true,
  isMember: true,
  isStaff: false,
  nationality: 'SE',
  roles: [],
  team: { id: 3, name: 'Tallmo', logo: null },
};

/** The viewer of the page: a team's captain with these changes, or null for a visitor. */
export const viewerAnswer = (viewer: Partial<Viewer> | null = {}): MockLink.MockedResponse =>
  answerTo(SessionDocument, { me: viewer && { ...VIEWER, ...viewer } });
