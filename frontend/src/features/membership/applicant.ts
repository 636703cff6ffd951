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

const NUMBER = /^(19|20)?(\d{2})(\d{2})(\d{2})([- +]?)(\d{4})$/;
/** The number that is added to the day in a coordination number. */
const COORDINATION = 60;
// spaces are removed before these two, and each hyphen is a plain one
const MOBILE = /^(?:(?:\+|00)46(?:\(0\))?|0)-?(7[02369](?:-?\d){7})$/;
const POST_CODE = /^([1-9][0-9]{2})([0-9]{2})$/;
const HYPHENS = /[\u2010-\u2013]/g;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/;
export const EMAIL_MAX = 254;

/** Reads a personal number as typed; null for an impossible one. `today` is `YYYY-MM-DD` in Sweden. */
export function personalNumber(typed: string, today: string): PersonalNumber | null {
  const parts = NUMBER.exec(typed.trim());
  if (!parts) return null;
  const [, century, year = '', month = '', dayTyped = '', separator, serial = ''] = parts;
  const day = Number(dayTyped) > COORDINATION ? Number(dayTyped) - COORDINATION : Number(dayTyped);
  const date = `${month}-${String(day).padStart(2, '0')}`;
  const fullYear = century ? century + year : String(guessYear(year, date, today) - (separator === '+' ? 100 : 0));
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

/** A Swedish mobile number as `+467XXXXXXXX`, from all usual ways to write it; null for other texts. */
export function mobileNumber(typed: string): string | null {
  const digits = MOBILE.exec(withoutSpaces(typed).replace(HYPHENS, '-'))?.[1];
  return digits === undefined ? null : `+46${digits.replaceAll('-', '')}`;
}

/** A Swedish post code as on a letter, `123 45`; null for other texts. */
export function postCode(typed: string): string | null {
  const [, area, place] = POST_CODE.exec(withoutSpaces(typed)) ?? [];
  return area === undefined || place === undefined ? null : `${area} ${place}`;
}

const withoutSpaces = (typed: string): string => typed.replace(/\s/g, '');

/** A valid e-mail address; null for other texts. */
export function emailAddress(typed: string): string | null {
  const address = typed.normalize('NFC').trim();
  return address.length <= EMAIL_MAX && EMAIL.test(address) && !/\p{C}/u.test(address) ? address : null;
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
