import type { TeamRef } from '../refs/team-ref.ts';

/** An invite as its notice shows it; `status` 0 pending, 1 accepted, 2 denied, 3 cancelled. */
export interface NotificationInvite {
  id: number;
  status: number;
  withRequest: boolean;
  team: TeamRef;
}

/** A notice as its reader sees it. `createdAt` is ISO text in UTC. */
export interface NotificationRow {
  id: number;
  createdAt: string;
  descriptionSv: string;
  descriptionEn: string;
  isRead: boolean;
  invite: NotificationInvite | null;
  /** Where it leads; null for nowhere, or when an invite already names its team. */
  place: NoticePlace | null;
}

/** What a notice is about, as its link needs it. A division's page is found by both of the last two; null otherwise. */
export interface NoticePlace {
  kind: 'series' | 'division' | 'team' | 'player';
  id: number;
  discriminator: string | null;
  seasonId: number | null;
}

/** A page of someone's notices, newest first. */
export interface NotificationPage {
  items: NotificationRow[];
  /** Where the next page starts; null on the last one. */
  nextBefore: number | null;
  unread: number;
}
