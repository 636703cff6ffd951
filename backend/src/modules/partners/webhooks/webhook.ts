import type { EventKind } from '../../../domain/partners/league-event.ts';
import type { DeliveryState, DeliveryTimes, WebhookState, WebhookTerms } from '../../../domain/partners/webhook.ts';

/** A webhook and the version that the caller saw. */
export interface WebhookTarget {
  id: number;
  version: number;
}

/** A webhook as staff and the partner who keeps it see it: without its secret. */
export interface WebhookRow extends WebhookTerms {
  id: number;
  state: WebhookState;
  cursor: number;
  /** Events that are still to be sent. */
  backlog: number;
  /** ISO text in UTC: when it is tried next, while it waits after a failure. */
  nextAt: string | null;
  /** ISO text in UTC: the last success. */
  lastDoneAt: string | null;
  createdAt: string;
  madeBy: string | null;
  /** The partner who keeps it, their account and their name; null: staff keep it. */
  partnerId: number | null;
  ownerUserId: number | null;
  partner: string | null;
  version: number;
}

/** A webhook with its new secret, which is never told again. */
export interface NewWebhook {
  secret: string;
  webhook: WebhookRow;
}

/** A delivery as they see it. Times are ISO text in UTC. */
export interface DeliveryRow extends DeliveryTimes {
  id: number;
  webhookId: number;
  position: number | null;
  kind: string;
  body: string;
  isReplay: boolean;
  createdAt: string;
  triedAt: string | null;
  nextAt: string | null;
  status: number | null;
  answer: string | null;
  error: string | null;
  tookMs: number | null;
}

export interface ListedDelivery extends DeliveryRow {
  state: DeliveryState;
}

/** Deliveries, the newest first. */
export interface DeliveryPage {
  items: ListedDelivery[];
  nextBefore: number | null;
}

/** A webhook that this instance may send for. */
export interface LeasedWebhook {
  id: number;
  turn: number;
}

/** A delivery that is to be tried now. */
export interface LeasedDelivery extends LeasedWebhook {
  deliveryId: number;
  name: string;
  url: string;
  secret: string;
  /** The secret before, while it still signs. */
  formerSecret: string | null;
  position: number | null;
  kind: string;
  body: string;
  attempts: number;
}

/** The event that becomes the next delivery. */
export interface NextEvent {
  position: number;
  kind: EventKind;
  at: string;
  facts: object;
}
