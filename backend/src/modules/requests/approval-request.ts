import type { NoMemberReason } from '../../domain/people/login.ts';
import type { ApprovalStatus, RequestKindName, RequestMatter } from '../../domain/requests/approval.ts';
import type { PlayerRef } from '../refs/player-ref.ts';
import type { TeamRef } from '../refs/team-ref.ts';

/** The asker: the player's nickname, or the name in the chat for an account without a player. */
export interface RequestAsker {
  userId: number;
  playerId: number | null;
  nickname: string;
}

/** The mark of a request that staff have put aside for now. */
export interface RequestAside {
  at: string;
  byNickname: string | null;
  reason: string;
}

/** A request as staff and its asker see it. Instants are ISO text in UTC, images paths under /api. */
export interface ApprovalRequestRow {
  id: number;
  kind: RequestKindName;
  createdAt: string;
  asker: RequestAsker;
  status: ApprovalStatus;
  decidedByNickname: string | null;
  decidedAt: string | null;
  /** Why staff denied it. */
  reason: string | null;
  /** The team that the request is about, as the team is now. */
  team: TeamRef | null;
  teamName: string | null;
  oldTeamName: string | null;
  logo: string | null;
  oldLogo: string | null;
  banner: string | null;
  oldBanner: string | null;
  avatar: string | null;
  oldAvatar: string | null;
  discordUsername: string | null;
  discordDiscriminator: string | null;
  discordId: string | null;
  discordAvatar: string | null;
  /** Address of the picture in the chat. */
  chatAvatar: string | null;
  /** For an accepted claim: the player's name before the link. */
  oldNickname: string | null;
  /** For staff only; always null for the asker. */
  aside: RequestAside | null;
  helpText: string | null;
  /** For help to log in: why the login was stopped. */
  stoppedBy: NoMemberReason | null;
  /** The platform that the asker plays on, by their own words. */
  platform: string | null;
  platformId: string | null;
  /** For a game account: its name in the replay. */
  accountName: string | null;
  /** For a game account: the player who gets it. */
  player: PlayerRef | null;
  /** For a game account: the series whose replay has it. */
  seriesId: number | null;
  /** The request is about the viewer, their team or a rival in its division. */
  isOwnTeam: boolean;
  /** The viewer is staff who may decide it. */
  mayDecide: boolean;
  /** An admin decided it, and it was about that admin or their own team. */
  isOwnDecision: boolean;
}

/** The row without what follows from the rules. */
export type StoredRequestRow = Omit<ApprovalRequestRow, 'mayDecide'> & Pick<RequestMatter, 'isOfOwnTeam'>;

/** A page of requests. */
export interface RequestPage {
  items: ApprovalRequestRow[];
  /** Where the next page starts; null on the last one. */
  nextAfter: number | null;
  /** How many there are in all. */
  total: number;
}

/** Which requests to list. A field that is left out filters nothing. */
export interface RequestFilter {
  status: ApprovalStatus | null;
  kinds: readonly RequestKindName[] | null;
  /** Whether staff have put it aside. */
  isAside?: boolean | null | undefined;
}
