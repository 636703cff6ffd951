import type { TeamRef } from '../../refs/team-ref.ts';

/** An invite in its notice. `status`: 0 pending, 1 accepted, 2 denied, 3 cancelled. */
export interface NotificationInvite {
  id: number;
  status: number;
  withRequest: boolean;
  team: TeamRef;
}

/** A notice to its reader, with marks for its times (`toldDayTime`). `createdAt` is ISO text in UTC. */
export interface NotificationRow {
  id: number;
  createdAt: string;
  descriptionSv: string;
  descriptionEn: string;
  isRead: boolean;
  invite: NotificationInvite | null;
  /** The link's target; null without a link, or when an invite already names the team. */
  place: NoticePlace | null;
}

/**
 * The thing that a notice is about, for its link. The last two fields are for a division's page, and otherwise null.
 */
export interface NoticePlace {
  kind: 'series' | 'week-series' | 'division' | 'team' | 'player';
  id: number;
  discriminator: string | null;
  seasonId: number | null;
}

/** A page of a person's notices, the newest first. */
export interface NotificationPage {
  items: NotificationRow[];
  /** Where the next page starts; null on the last one. */
  nextBefore: number | null;
  unread: number;
}
