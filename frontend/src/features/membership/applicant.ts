/**
 * What an applicant may type (R13). The server decides; the same rules here let the form say at
 * once what is wrong. docs/contracts/applicant-cases.json holds the two together.
 */

/** A personal number that someone could have. */
export interface PersonalNumber {
  /** As it is shown: `YYMMDD-XXXX`, with a plus from the year that someone turns 100. */
  shown: string;
  /** `YYYYMMDDXXXX` */
  canonical: string;
  /** A wrong check digit is a warning, not a bar. */
  hasRightCheckDigit: boolean;
}

const NUMBER = /^(19|20)?(\d{2})(\d{2})(\d{2})([- +]?)(\d{4})$/;
/** Added to the day in a coordination number. */
const COORDINATION = 60;
// spaces are gone before these two, and each hyphen is a plain one
const MOBILE = /^(?:(?:\+|00)46(?:\(0\))?|0)-?(7[02369](?:-?\d){7})$/;
const POST_CODE = /^([1-9][0-9]{2})([0-9]{2})$/;
const HYPHENS = /[\u2010-\u2013]/g;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/;
export const EMAIL_MAX = 254;

/** Reads a personal number as typed; null for what no one can have. `today` is `YYYY-MM-DD` in Sweden. */
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

/** A Swedish mobile number, however people and phones write it, as `+467XXXXXXXX`; null for anything else. */
export function mobileNumber(typed: string): string | null {
  const digits = MOBILE.exec(withoutSpaces(typed).replace(HYPHENS, '-'))?.[1];
  return digits === undefined ? null : `+46${digits.replaceAll('-', '')}`;
}

/** A Swedish post code as it is written on a letter, `123 45`; null for anything else. */
export function postCode(typed: string): string | null {
  const [, area, place] = POST_CODE.exec(withoutSpaces(typed)) ?? [];
  return area === undefined || place === undefined ? null : `${area} ${place}`;
}

const withoutSpaces = (typed: string): string => typed.replace(/\s/g, '');

/** An address that mail can go to; null for anything else. */
export function emailAddress(typed: string): string | null {
  const address = typed.normalize('NFC').trim();
  return address.length <= EMAIL_MAX && EMAIL.test(address) && !/\p{C}/u.test(address) ? address : null;
}

/** The year of the last hundred that ends so and whose day has come. */
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
