/** An application for membership of the association (R13). */
import { AGE_MIN, yearsBefore } from './applicant.ts';
import { LeagueError } from '../league-error.ts';
import { parsePersonalNumber, type PersonalNumber } from './personal-number.ts';
import { stockholmDate } from '../stockholm-time.ts';
import { cleanLine } from '../text.ts';

export const SEXES = ['m', 'f', 'o', 'na'] as const;
export type Sex = (typeof SEXES)[number];

/** The most characters of a text: name, street, town. */
export const LINE_MAX = 100;
export const EMAIL_MAX = 254;

// all patterns take linear time: no input makes them slow (T57). Spaces are removed before, and each hyphen is a plain
// one.
const MOBILE = /^(?:(?:\+|00)46(?:\(0\))?|0)-?(7[02369](?:-?\d){7})$/;
const POST_CODE = /^([1-9][0-9]{2})([0-9]{2})$/;
const HYPHENS = /[\u2010-\u2013]/g;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/;

/** The form as typed. */
export interface TypedApplication {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  ssn: string;
  address: string;
  zip: string;
  city: string;
  sex: string;
  agreesToJoin: boolean;
  agreesToPrivacy: boolean;
  agreesToMarketing: boolean;
}

/** The stored form of an application. */
export interface MemberApplication extends Omit<TypedApplication, 'ssn' | 'sex' | 'agreesToJoin' | 'agreesToPrivacy'> {
  /** `+467XXXXXXXX` */
  phone: string;
  ssn: PersonalNumber;
  sex: Sex;
}

/**
 * The stored form of an application. Refuses the first missing or impossible field (INVALID_INPUT), a person under 13
 * (UNDER_AGE, T71), and a person who has not agreed to join or to the handling of their data (CONSENT_MISSING).
 */
export function assertApplication(typed: TypedApplication, now: Date): MemberApplication {
  const application = {
    firstName: lineOf(typed.firstName, 'firstName'),
    lastName: lineOf(typed.lastName, 'lastName'),
    email: emailFrom(typed.email) ?? refuse('email'),
    phone: mobileFrom(typed.phone) ?? refuse('phone'),
    ssn: ssnOf(typed.ssn, stockholmDate(now)),
    address: lineOf(typed.address, 'address'),
    zip: postCodeFrom(typed.zip) ?? refuse('zip'),
    city: lineOf(typed.city, 'city'),
    sex: SEXES.find((sex) => sex === typed.sex) ?? refuse('sex'),
    agreesToMarketing: typed.agreesToMarketing,
  };
  if (!typed.agreesToJoin) throw consentMissing('agreesToJoin');
  if (!typed.agreesToPrivacy) throw consentMissing('agreesToPrivacy');
  return application;
}

/**
 * A Swedish mobile number as `+467XXXXXXXX`, from all usual ways to write it: with spaces, and with the country in
 * front (`+46`, `0046`, `+46 (0)`). Null for other texts.
 */
export function mobileFrom(typed: string): string | null {
  const digits = MOBILE.exec(withoutSpaces(typed).replace(HYPHENS, '-'))?.[1];
  return digits === undefined ? null : `+46${digits.replaceAll('-', '')}`;
}

/** A Swedish post code as on a letter, `123 45`; null for other texts. */
export function postCodeFrom(typed: string): string | null {
  const [, area, place] = POST_CODE.exec(withoutSpaces(typed)) ?? [];
  return area === undefined || place === undefined ? null : `${area} ${place}`;
}

const withoutSpaces = (typed: string): string => typed.replace(/\s/g, '');

/** A valid e-mail address; null for other texts. */
export function emailFrom(typed: string): string | null {
  const email = typed.normalize('NFC').trim();
  return email.length <= EMAIL_MAX && EMAIL.test(email) && !/\p{C}/u.test(email) ? email : null;
}

/** The number or the address is already known. The one documented answer does not say which, or whose it is (T69). */
export const alreadyMember = (): LeagueError => new LeagueError('ALREADY_MEMBER', 'member.error.exist');

function ssnOf(typed: string, today: string): PersonalNumber {
  const ssn = parsePersonalNumber(typed, today) ?? refuse('ssn');
  if (ssn.birthdate <= yearsBefore(today, AGE_MIN)) return ssn;
  throw new LeagueError('UNDER_AGE', 'member.error.under-age', { field: 'ssn', params: { age: AGE_MIN } });
}

function lineOf(typed: string, field: keyof TypedApplication): string {
  const line = cleanLine(typed, field);
  return line.length >= 1 && line.length <= LINE_MAX ? line : refuse(field);
}

function refuse(field: keyof TypedApplication): never {
  throw new LeagueError('INVALID_INPUT', `member.form.${field}`, { field });
}

const consentMissing = (field: keyof TypedApplication): LeagueError =>
  new LeagueError('CONSENT_MISSING', 'member.form.agree', { field });
