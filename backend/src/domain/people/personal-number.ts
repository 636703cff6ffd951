/** Swedish personal identity numbers (R13, T70). They are written in several ways and stored in one. */

import { digitsOf } from '../text.ts';

/** A possible number. */
export interface PersonalNumber {
  /** `YYYYMMDDNNNN`: the form that is compared. */
  canonical: string;
  /** `YYYY-MM-DD`; the latest possible one where the number does not say the day. */
  birthdate: string;
  /** A wrong check digit is a warning, not a refusal (R13). */
  hasRightCheckDigit: boolean;
  /** `YYMMDD-****`: the form that is shown. */
  masked: string;
}

/** 10 digits, or 12 with a century. Before the last four can be a plus, from 100 years of age. */
const NUMBER = /^(19|20)?(\d\d)(\d\d)(\d\d)(\+?)(\d{4})$/;
/**
 * The number that is added to the day in a coordination number, for people who are not registered in Sweden. There, month 00
 * and day 60 say that the month or the day of birth is not known.
 */
const COORDINATION = 60;

/** Reads a number as typed; null for an impossible one. `today` is `YYYY-MM-DD` in Sweden. */
export function parsePersonalNumber(typed: string, today: string): PersonalNumber | null {
  const [, century, year, month, day, plus, serial] = NUMBER.exec(digitsOf(typed)) ?? [];
  if (year === undefined || month === undefined || day === undefined || serial === undefined) return null;
  const date = Number(day) < COORDINATION ? `-${month}-${day}` : latestDate(month, Number(day) - COORDINATION);
  const fullYear = century ? `${century}${year}` : yearOf(year, date, plus === '+', today);
  const birthdate = fullYear + date;
  if (!isDay(birthdate) || birthdate > today) return null;
  const digits = year + month + day + serial;
  return {
    canonical: fullYear.slice(0, 2) + digits,
    birthdate,
    hasRightCheckDigit: checkSum(digits) % 10 === 0,
    masked: `${year}${month}${day}-****`,
  };
}

/** The latest date that a coordination number can mean: nobody is taken for older than they may be (T71). */
function latestDate(month: string, day: number): string {
  const known = month === '00' ? '12' : month;
  // 0 is the day before the next month, and 2001 was no leap year
  const latest = day === 0 ? new Date(Date.UTC(2001, Number(known), 0)).getUTCDate() : day;
  return `-${known}-${String(latest).padStart(2, '0')}`;
}

/** Without a century, the number is from the last hundred years; with a plus, from the hundred years before. */
function yearOf(year: string, date: string, isOver100: boolean, today: string): string {
  const latest = `20${year}${date}` <= today ? 2000 : 1900;
  return String(latest + Number(year) - (isOver100 ? 100 : 0));
}

function isDay(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00.000Z`);
  // some engines read 30 February as a day in March
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

/** The sum for the check digit. Every other digit counts twice; of a product with two digits, the digits are added. */
function checkSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
