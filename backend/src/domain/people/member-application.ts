/** An application for membership of the association (R13). */
import { AGE_MIN, yearsBefore } from './applicant.ts';
import { LeagueError } from '../league-error.ts';
import { parsePersonalNumber, type PersonalNumber } from './personal-number.ts';
import { stockholmDate } from '../stockholm-time.ts';
import { cleanLine, digitsOf, pastedText, seenOf } from '../text.ts';

export const SEXES = ['m', 'f', 'o', 'na'] as const;
export type Sex = (typeof SEXES)[number];

/** The most characters of a text: name, street, town. */
export const LINE_MAX = 100;
export const EMAIL_MAX = 254;

// all patterns take linear time: no input makes them slow (T57)
const MOBILE = /^(?:(?:\+|00)?460?|0)(7[02369]\d{7})$/;
const SWEDISH_POST_CODE = /^(?:SE|S)?-?([1-9]\d{2})-?(\d{2})$/;
/** Three to twelve letters and digits with a digit among them, and no word; a Swedish one has its own form. */
const POST_CODE = /^(?=[A-Z -]*\d)(?!.*[A-Z]{4})(?!SE?[ -]?\d)[A-Z\d][A-Z\d -]{1,10}[A-Z\d]$/;
/** What is no part of an address: the signs of a list, and quotation marks of all languages. */
const APART = String.raw`\s@<>()",:;[\]\\\p{Pi}\p{Pf}„‚`;
const EMAIL = new RegExp(String.raw`^[^${APART}]{1,64}@[^.${APART}]{1,63}(?:\.[^.${APART}]{1,63}){1,8}$`, 'u');
/** What a program writes around an address: `Ada <mailto:ada@example.se>;`. */
const AROUND = {
  before: /^(?:[^<>@]*[\s"'\p{Pf}]<)?[\s<("'[\p{Pi}\p{Pf}„‚]*(?:mailto:)?/iu,
  after: /(?:\?[^@]*)?[\s>)"'\],;.\p{Pi}\p{Pf}]*$/u,
};
/** More than an address with all that a program writes around it. */
const TYPED_MAX = 1000;

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
 * A Swedish mobile number as `+467XXXXXXXX`, from all ways to write it: only its digits count, with the country (`+46`,
 * `0046`, `+46 (0)`) or without. Null for other texts.
 */
export function mobileFrom(typed: string): string | null {
  const digits = MOBILE.exec(digitsOf(typed).replace(/^tel/i, ''))?.[1];
  return digits === undefined ? null : `+46${digits}`;
}

/**
 * A post code: a Swedish one as on a letter, `123 45`; one of another country as it was typed, in capitals. Null for a text
 * that is none. Swedes who live abroad are members too.
 */
export function postCodeFrom(typed: string): string | null {
  const code = pastedText(typed)
    .replace(/[.,()[\]]/g, '')
    .toUpperCase();
  const [, area, place] = SWEDISH_POST_CODE.exec(code.replaceAll(' ', '')) ?? [];
  if (area !== undefined && place !== undefined) return `${area} ${place}`;
  return POST_CODE.test(code) ? code : null;
}

/** A valid e-mail address, without what programs write around one; null for other texts. */
export function emailFrom(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  const email = seenOf(typed.normalize('NFC').replace('＠', '@')).replace(AROUND.before, '').replace(AROUND.after, '');
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
