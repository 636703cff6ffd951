import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import type { TeamRef } from '../refs/team-ref.ts';

/** Who asks: a player's nickname, or else the name in the chat. */
export interface RequestAsker {
  userId: number;
  playerId: number | null;
  nickname: string;
}

/** That staff have put a claim aside for now. */
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
  /** Why it was denied. */
  reason: string | null;
  /** The team that it is about, as it is now. */
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
  /** Of an accepted claim: what the player was called until then. */
  oldNickname: string | null;
  /** Staff's own mark; always null for the asker. */
  aside: RequestAside | null;
  helpText: string | null;
  /** Where the asker says that they play. */
  platform: string | null;
  platformId: string | null;
  /** The viewer's own matter: themself, their team or a rival in its division. */
  isOwnTeam: boolean;
  /** An admin decided it, and it was about that admin's own team or person. */
  isOwnDecision: boolean;
}

/** A page of requests. */
export interface RequestPage {
  items: ApprovalRequestRow[];
  /** Where the next page starts; null on the last one. */
  nextAfter: number | null;
  /** How many there are in all. */
  total: number;
}

/** Which requests; what is left out is all. */
export interface RequestFilter {
  status: ApprovalStatus | null;
  kind: RequestKindName | null;
  /** Whether staff have put it aside. */
  isAside?: boolean | null | undefined;
}
