import { digitsOf, pastedText, seenOf } from '../../../lib/pasted';

/**
 * The rules of an application (R13). The server decides, but with the same rules here the form can show errors at once.
 * Tests of both sides use docs/contracts/applicant-cases.json.
 */

/** A possible personal number. */
export interface PersonalNumber {
  /** The shown form: `YYMMDD-XXXX`, with a plus from the year in which the person turns 100. */
  shown: string;
  /** `YYYYMMDDXXXX` */
  canonical: string;
  /** A wrong check digit is a warning only. */
  hasRightCheckDigit: boolean;
}

const NUMBER = /^(19|20)?(\d{2})(\d{2})(\d{2})(\+?)(\d{4})$/;
/** The number that is added to the day in a coordination number. There, month 00 and day 60 are not known. */
const COORDINATION = 60;
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
export const EMAIL_MAX = 254;

/** Reads a personal number as typed; null for an impossible one. `today` is `YYYY-MM-DD` in Sweden. */
export function personalNumber(typed: string, today: string): PersonalNumber | null {
  const parts = NUMBER.exec(digitsOf(typed));
  if (!parts) return null;
  const [, century, year = '', month = '', dayTyped = '', plus, serial = ''] = parts;
  const date = Number(dayTyped) < COORDINATION ? `${month}-${dayTyped}` : latestDate(month, Number(dayTyped));
  const fullYear = century ? century + year : String(guessYear(year, date, today) - (plus === '+' ? 100 : 0));
  const birthdate = `${fullYear}-${date}`;
  if (!isCalendarDay(birthdate) || birthdate > today) return null;

  const sixDigits = year + month + dayTyped;
  const isOver100 = Number(fullYear) !== guessYear(year, date, today);
  return {
    shown: `${sixDigits}${isOver100 ? '+' : '-'}${serial}`,
    canonical: fullYear.slice(0, 2) + sixDigits + serial,
    hasRightCheckDigit: hasRightCheckDigit(sixDigits + serial),
  };
}

/** A Swedish mobile number as `+467XXXXXXXX`, from all ways to write it: only its digits count. Null for other texts. */
export function mobileNumber(typed: string): string | null {
  const digits = MOBILE.exec(digitsOf(typed).replace(/^tel/i, ''))?.[1];
  return digits === undefined ? null : `+46${digits}`;
}

/**
 * A post code: a Swedish one as on a letter, `123 45`; one of another country as it was typed, in capitals. Null for other
 * texts.
 */
export function postCode(typed: string): string | null {
  const code = pastedText(typed)
    .replace(/[.,()[\]]/g, '')
    .toUpperCase();
  const [, area, place] = SWEDISH_POST_CODE.exec(code.replaceAll(' ', '')) ?? [];
  if (area !== undefined && place !== undefined) return `${area} ${place}`;
  return POST_CODE.test(code) ? code : null;
}

/** A valid e-mail address, without what programs write around one; null for other texts. */
export function emailAddress(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  const address = seenOf(typed.normalize('NFC').replace('＠', '@'))
    .replace(AROUND.before, '')
    .replace(AROUND.after, '');
  return address.length <= EMAIL_MAX && EMAIL.test(address) && !/\p{C}/u.test(address) ? address : null;
}

/** The latest date that a coordination number can mean. */
function latestDate(month: string, dayTyped: number): string {
  const known = month === '00' ? '12' : month;
  // 0 is the day before the next month, and 2001 was no leap year
  const latest =
    dayTyped === COORDINATION ? new Date(Date.UTC(2001, Number(known), 0)).getUTCDate() : dayTyped - COORDINATION;
  return `${known}-${String(latest).padStart(2, '0')}`;
}

/** The year of the last hundred with these two last digits and a day that is not in the future. */
function guessYear(twoDigits: string, date: string, today: string): number {
  const inThisCentury = 2000 + Number(twoDigits);
  return `${inThisCentury}-${date}` > today ? inThisCentury - 100 : inThisCentury;
}

function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}

/** Luhn's check: every other digit is doubled, and the sum of all digits ends in 0. */
function hasRightCheckDigit(tenDigits: string): boolean {
  const sum = [...tenDigits]
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  return sum % 10 === 0;
}
