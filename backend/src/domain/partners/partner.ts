/** Partners: accounts that keep keys and webhooks of their own, after staff have accepted them (R48). */
import { LeagueError } from '../league-error.ts';
import type { Notice } from '../messages/notices.ts';
import { cleanLine, cleanLines } from '../text.ts';

export const PARTNER_NAME_MAX = 80;
export const PARTNER_PURPOSE_MAX = 1000;
export const PARTNER_CONTACT_MAX = 200;
/** The most characters of the reason why staff deny or stop a partner. */
export const PARTNER_REASON_MAX = 500;

/** The most keys of a partner, and as many that are replaced and about to end; the most webhooks. */
export const MOST_KEYS = 5;
export const MOST_WEBHOOKS = 3;

/** How long a key that its partner has replaced still opens its doors, so that a program can be changed meanwhile. */
export const REPLACED_KEY_HOURS = 24;

/** How long a denied application is kept. */
export const DENIED_DAYS = 400;

export type PartnerStatus = 'pending' | 'accepted' | 'denied' | 'stopped';

/** What an account says when it applies. */
export interface Application {
  /** The site, the program or the company. */
  name: string;
  /** What the data is for. */
  purpose: string;
  /** The person to write to. */
  contact: string;
}

/** The stored form of an application. Refuses an impossible one (INVALID_INPUT). */
export function assertApplication({ name, purpose, contact }: Application): Application {
  return {
    name: filled('name', cleanLine(name, 'name'), PARTNER_NAME_MAX),
    purpose: filled('purpose', cleanLines(purpose, 'purpose'), PARTNER_PURPOSE_MAX),
    contact: filled('contact', cleanLine(contact, 'contact'), PARTNER_CONTACT_MAX),
  };
}

/** The stored form of a reason. Refuses none, and one that is too long (INVALID_INPUT). */
export const partnerReasonOf = (text: string): string =>
  filled('reason', cleanLines(text, 'reason'), PARTNER_REASON_MAX);

function filled(field: keyof Application | 'reason', text: string, max: number): string {
  if (text.length >= 1 && text.length <= max) return text;
  throw new LeagueError('INVALID_INPUT', `api.partner.${field}`, { field, params: { max } });
}

/** Refuses a decision about a partner who is somewhere else by now (NOTHING_CHANGED). */
export function assertStands(present: PartnerStatus, wanted: PartnerStatus): void {
  if (present !== wanted) throw new LeagueError('NOTHING_CHANGED', 'api.partner.is-decided');
}

/** Refuses an account that has applied already, or is a partner (ALREADY_REQUESTED). One that was denied may apply again. */
export function assertMayApply(present: PartnerStatus | null): void {
  if (present !== null && present !== 'denied') throw new LeagueError('ALREADY_REQUESTED', 'api.partner.has-applied');
}

/** Refuses an account that is no accepted partner (NOT_A_PARTNER). */
export function assertIsPartner(status: PartnerStatus | null): void {
  if (status === 'accepted') return;
  throw new LeagueError('NOT_A_PARTNER', status === 'stopped' ? 'api.partner.is-stopped' : 'api.partner.is-none');
}

/** Refuses one more than a partner may have (PARTNER_LIMIT). */
export function assertRoomForKey(present: number): void {
  if (present >= MOST_KEYS) throw full('keys', MOST_KEYS);
}

/** Refuses a key that is replaced already (NOTHING_CHANGED), and one too many that are about to end (PARTNER_LIMIT). */
export function assertMayReplace(endsAt: string | null, ending: number): void {
  if (endsAt !== null) throw new LeagueError('NOTHING_CHANGED', 'api.api-key.is-replaced');
  if (ending >= MOST_KEYS) throw full('replaced', MOST_KEYS);
}

/** Refuses one more than a partner may have (PARTNER_LIMIT). */
export function assertRoomForWebhook(present: number): void {
  if (present >= MOST_WEBHOOKS) throw full('webhooks', MOST_WEBHOOKS);
}

const full = (what: 'keys' | 'replaced' | 'webhooks', max: number): LeagueError =>
  new LeagueError('PARTNER_LIMIT', `api.partner.most-${what}`, { params: { max } });

/** To admins: somebody wants to be a partner. Without the name, which would stay when the account is erased. */
export const PARTNER_APPLIED: Notice = {
  sv: 'En ny ansökan om partneråtkomst väntar bland partnerna.',
  en: 'A new application for partner access waits among the partners.',
};

/** To the partner. */
export const partnerAccepted = (name: string): Notice => ({
  sv: `”${name}” är godkänd som partner. Du kan nu göra nycklar och webhookar.`,
  en: `“${name}” is accepted as a partner. You can now make keys and webhooks.`,
});

/** To the applicant, with staff's reason in their own words, not translated. */
export const partnerDenied = (name: string, reason: string): Notice => ({
  sv: `Ansökan om partneråtkomst för ”${name}” är nekad. Anledning: ${reason}`,
  en: `The application for partner access for “${name}” is denied. Reason: ${reason}`,
});

/** To the partner, with staff's reason in their own words, not translated. */
export const partnerStopped = (name: string, reason: string): Notice => ({
  sv: `Partneråtkomsten för ”${name}” är stoppad: nycklar och webhookar gäller inte. Anledning: ${reason}`,
  en: `The partner access of “${name}” is stopped: its keys and webhooks do not hold. Reason: ${reason}`,
});

/** To the partner: it goes on. */
export const partnerResumed = (name: string): Notice => ({
  sv: `Partneråtkomsten för ”${name}” gäller igen.`,
  en: `The partner access of “${name}” holds again.`,
});
