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
}

/** A page of somebody's notices, newest first. */
export interface NotificationPage {
  items: NotificationRow[];
  /** Where the next page starts; null on the last one. */
  nextBefore: number | null;
  unread: number;
}
