/** Webhooks: the league sends events to partners' programs (R35). */
import { LeagueError } from '../league-error.ts';
import type { Notice } from '../messages/notices.ts';
import { cleanLine } from '../text.ts';
import { EVENT_KINDS, type EventKind } from './league-event.ts';

export const WEBHOOK_NAME_MAX = 80;
export const WEBHOOK_URL_MAX = 500;

/** A delivery that failed this often is given up: the waits between take about three days. */
export const MOST_DELIVERY_ATTEMPTS = 15;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 12 * 3_600_000;
/** A wait is up to this much shorter, by chance, so that many webhooks of one server do not come at the same moment. */
const SPREAD = 0.2;

/** How long a replaced secret still signs, so that a partner can change it without missing an event. */
export const FORMER_SECRET_HOURS = 24;

/** How long a delivery that is done is shown. */
export const DELIVERY_DAYS = 30;

/** What staff decide about a webhook. */
export interface WebhookTerms {
  /** The partner's program. */
  name: string;
  url: string;
  kinds: readonly EventKind[];
}

/** The stored form of a webhook's terms. Refuses impossible ones (INVALID_INPUT). `isAnyTarget`: for development. */
export function assertWebhookTerms({ name, url, kinds }: WebhookTerms, isAnyTarget: boolean): WebhookTerms {
  const terms = {
    name: cleanLine(name, 'name'),
    url: url.trim(),
    kinds: EVENT_KINDS.filter((kind) => kinds.includes(kind)),
  };
  if (terms.name === '' || terms.name.length > WEBHOOK_NAME_MAX) throw invalid('name', { max: WEBHOOK_NAME_MAX });
  if (terms.url.length > WEBHOOK_URL_MAX || !isAddress(terms.url, isAnyTarget)) throw invalid('url');
  if (terms.kinds.length === 0) throw invalid('kinds');
  return terms;
}

/** Is it https on its usual port, without a login in it? The name behind it is checked at each connection. */
function isAddress(url: string, isAnyTarget: boolean): boolean {
  const parts = /^(https?):\/\/([^/?#\s\\]+)(?:[/?#][^\s\\]*)?$/i.exec(url);
  const [, scheme = '', host = ''] = parts ?? [];
  if (!parts || host.includes('@')) return false;
  return isAnyTarget || (scheme.toLowerCase() === 'https' && !/:\d*$/.test(host.replace(/:443$/, '')));
}

/**
 * The wait after a failed attempt, in milliseconds; null: give up. `attempts` counts it too. `chance` is in [0, 1).
 * `isFinal`: the receiver has said that it wants no more.
 */
export function waitAfterDelivery(attempts: number, isFinal: boolean, chance: number): number | null {
  if (isFinal || attempts >= MOST_DELIVERY_ATTEMPTS) return null;
  const longest = Math.min(FIRST_WAIT_MS * 3 ** (attempts - 1), LONGEST_WAIT_MS);
  return Math.round(longest * (1 - SPREAD * chance));
}

/**
 * Whether a webhook sends: staff have `paused` it, it is `stopped` after many failures, or else staff have stopped the partner who
 * keeps it (R48).
 */
export type WebhookState = 'active' | 'paused' | 'stopped' | 'partner-stopped';

/** Refuses to send something by hand to a webhook that sends nothing (NOTHING_CHANGED): it would wait for ever. */
export function assertSends(state: WebhookState): void {
  if (state === 'active') return;
  const why = state === 'partner-stopped' ? 'api.webhook.partner-stopped' : 'api.webhook.is-paused';
  throw new LeagueError('NOTHING_CHANGED', why);
}

/** Refuses to pause a webhook that is paused (NOTHING_CHANGED). One that failures have stopped is then for staff to resume. */
export function assertMayPause(state: WebhookState): void {
  if (state === 'paused') throw new LeagueError('NOTHING_CHANGED', 'api.webhook.is-paused');
}

/** Refuses to resume one that does not wait, and a partner's wish to resume what staff have paused (NOTHING_CHANGED). */
export function assertMayResume(state: WebhookState, by: 'staff' | 'partner'): void {
  if (state !== 'paused' && state !== 'stopped') throw new LeagueError('NOTHING_CHANGED', 'api.webhook.is-active');
  if (state === 'paused' && by === 'partner') throw new LeagueError('NOTHING_CHANGED', 'api.webhook.staff-paused');
}

/** A webhook of a partner, by where it leads. */
interface PlacedWebhook {
  url: string;
  state: WebhookState;
}

/** Refuses a partner who deletes what staff have paused (WEBHOOK_PAUSED): as long as it is there, none takes its place. */
export function assertMayDelete({ state }: PlacedWebhook): void {
  if (state === 'paused') throw new LeagueError('WEBHOOK_PAUSED', 'api.webhook.paused-stays');
}

/**
 * Refuses a partner a webhook where another of theirs leads that staff have paused, also one that led there before the pause, and to
 * lead one of these elsewhere (WEBHOOK_PAUSED). `present`: the webhook before; null: a new one. `own`: all of the partner's.
 */
export function assertMayLeadTo(url: string, present: PlacedWebhook | null, own: readonly PlacedWebhook[]): void {
  if (present?.state === 'paused') {
    if (receiverOf(present.url) === receiverOf(url)) return;
    throw new LeagueError('WEBHOOK_PAUSED', 'api.webhook.paused-stays', { field: 'url' });
  }
  const isPaused = webhooksTo(url, own).some(({ state }) => state === 'paused');
  if (isPaused) throw new LeagueError('WEBHOOK_PAUSED', 'api.webhook.address-paused', { field: 'url' });
}

/** Those of a partner's webhooks that lead to the program at this address. Staff pause and resume them as one. */
export function webhooksTo<T extends PlacedWebhook>(url: string, own: readonly T[]): T[] {
  const receiver = receiverOf(url);
  return own.filter((one) => receiverOf(one.url) === receiver);
}

/** What is the same of all spellings of an address that lead to one program: without the query, which can have a password. */
function receiverOf(url: string): string {
  const { host, pathname } = new URL(url);
  const path = pathname
    .replace(/%[\da-f]{2}/gi, (sign) => String.fromCharCode(parseInt(sign.slice(1), 16)))
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return `${host.replace(/\.(?=:|$)/, '')}${path}`;
}

export type DeliveryState = 'waiting' | 'retrying' | 'done' | 'dead';

export interface DeliveryTimes {
  attempts: number;
  doneAt: string | null;
  deadAt: string | null;
}

export function deliveryStateOf({ attempts, doneAt, deadAt }: DeliveryTimes): DeliveryState {
  if (doneAt !== null) return 'done';
  if (deadAt !== null) return 'dead';
  return attempts === 0 ? 'waiting' : 'retrying';
}

/** To admins: a webhook has been stopped. */
export const webhookStopped = (name: string): Notice => ({
  sv: `Webhooken ”${name}” är stoppad: mottagaren har inte svarat på tre dagar eller vill inte ha mer. Händelserna finns kvar.`,
  en: `The webhook “${name}” is stopped: its receiver has not answered for three days, or wants no more. The events are kept.`,
});

const invalid = (field: keyof WebhookTerms, params: Record<string, number> = {}): LeagueError =>
  new LeagueError('INVALID_INPUT', `api.webhook.${field}`, { field, params });
