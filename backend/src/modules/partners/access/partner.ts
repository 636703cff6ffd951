import type { Application, PartnerStatus } from '../../../domain/partners/partner.ts';

/** A partner, or an account that has applied. Times are ISO text in UTC. */
export interface PartnerRow extends Application {
  id: number;
  /** The account that keeps the keys and webhooks. */
  userId: number;
  status: PartnerStatus;
  appliedAt: string;
  decidedAt: string | null;
  /** Why staff denied or stopped it. */
  reason: string | null;
  version: number;
}

/** The same for staff. */
export interface ListedPartner extends PartnerRow {
  /** The account's player, or its name in the chat. */
  account: string;
  decidedBy: string | null;
  /** Keys and webhooks that it has. */
  keys: number;
  /** Its keys that are replaced and about to end. */
  ending: number;
  webhooks: number;
}

/** A partner and the version that the caller saw. */
export interface PartnerTarget {
  id: number;
  version: number;
}
