/** Staff correct, merge and end memberships of the association (R13). */
import { LeagueError } from '../league-error.ts';
import { cleanLine } from '../text.ts';
import { emailFrom, LINE_MAX, mobileFrom, postCodeFrom } from './member-application.ts';

/** What a member wrote in the form. Each is null for a member who has filled in none. */
export interface MemberDetails {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  address: string | null;
  zip: string | null;
  city: string | null;
}

/** The address that logins are compared with, and the details. */
export interface MemberFacts extends MemberDetails {
  email: string;
}

export const MEMBER_FIELDS = ['email', 'firstName', 'lastName', 'phone', 'address', 'zip', 'city'] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

/** As staff type it. A field that is left out stays. */
export type TypedMember = { [field in MemberField]?: string | null | undefined };

const READ: Record<MemberField, (typed: string, field: MemberField) => string | null> = {
  email: emailFrom,
  firstName: lineFrom,
  lastName: lineFrom,
  phone: mobileFrom,
  address: lineFrom,
  zip: postCodeFrom,
  city: lineFrom,
};

/**
 * The facts after a correction, and which of them changed. New values have the rules of the form (INVALID_INPUT). A member
 * without a form has an address only. Refuses a correction that changes nothing (NOTHING_CHANGED).
 */
export function correctedMember(
  stored: MemberFacts,
  typed: TypedMember,
): { facts: MemberFacts; changed: MemberField[] } {
  const facts = { ...stored };
  const changed = MEMBER_FIELDS.filter((field) => {
    const text = typed[field];
    if (text === undefined || text === null || stored[field] === null || text === stored[field]) return false;
    const value = READ[field](text, field);
    if (value === null) throw new LeagueError('INVALID_INPUT', `member.form.${field}`, { field });
    if (value === stored[field]) return false;
    facts[field] = value;
    return true;
  });
  if (changed.length === 0) throw new LeagueError('NOTHING_CHANGED', 'api.member.nothing-changed');
  return { facts, changed };
}

/** Two memberships become one, so they must be two (INVALID_INPUT), and the address that stays is one of theirs. */
export function assertMergeable(
  staying: { id: number; email: string },
  leaving: { id: number; email: string },
  email: string,
): void {
  if (staying.id === leaving.id) throw new LeagueError('INVALID_INPUT', 'api.member.same', { field: 'leavingId' });
  if (email !== staying.email && email !== leaving.email) {
    throw new LeagueError('INVALID_INPUT', 'api.member.foreign-email', { field: 'email' });
  }
}

/** An address as the log may show it: its first letter and its host, where most mistakes are. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

/** The address belongs to another member. */
export const emailTaken = (): LeagueError =>
  new LeagueError('ALREADY_MEMBER', 'api.member.email-taken', { field: 'email' }, 'conflict');

/** There is no such member, or not any more. */
export const noSuchMember = (): LeagueError => new LeagueError('NOT_FOUND', 'api.member.not-found');

function lineFrom(typed: string, field: MemberField): string | null {
  const line = cleanLine(typed, field);
  return line.length >= 1 && line.length <= LINE_MAX ? line : null;
}
