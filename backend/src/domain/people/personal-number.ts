/** Swedish personal identity numbers (R13, T70): written in several ways, stored in one. */

/** A number that someone could have. */
export interface PersonalNumber {
  /** `YYYYMMDDNNNN`: the form in which two numbers are compared. */
  canonical: string;
  /** `YYYY-MM-DD`. */
  birthdate: string;
  /** A wrong check digit is a warning, not a refusal (R13). */
  hasRightCheckDigit: boolean;
  /** `YYMMDD-****`: the form in which it is shown. */
  masked: string;
}

/** 10 digits, or 12 with a century; before the last four may stand a hyphen, a space or, from 100 years of age, a plus. */
const NUMBER = /^(19|20)?(\d\d)(\d\d)(\d\d)([- +]?)(\d{4})$/;
/** Someone who is not registered in Sweden has a number whose day has this added (coordination number). */
const COORDINATION = 60;

/** Reads a number as typed; null for what no one can have. `today` is `YYYY-MM-DD` in Sweden. */
export function parsePersonalNumber(typed: string, today: string): PersonalNumber | null {
  const [, century, year, month, day, separator, serial] = NUMBER.exec(typed.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined || serial === undefined) return null;
  const date = `-${month}-${String(Number(day) % COORDINATION).padStart(2, '0')}`;
  const fullYear = century ? `${century}${year}` : yearOf(year, date, separator === '+', today);
  const birthdate = fullYear + date;
  if (Number(day) > COORDINATION + 31 || !isDay(birthdate) || birthdate > today) return null;
  const digits = year + month + day + serial;
  return {
    canonical: fullYear.slice(0, 2) + digits,
    birthdate,
    hasRightCheckDigit: checkSum(digits) % 10 === 0,
    masked: `${year}${month}${day}-****`,
  };
}

/** Without a century the number is of the last hundred years; with a plus, of the hundred before. */
function yearOf(year: string, date: string, isOver100: boolean, today: string): string {
  const latest = `20${year}${date}` <= today ? 2000 : 1900;
  return String(latest + Number(year) - (isOver100 ? 100 : 0));
}

function isDay(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00.000Z`);
  // 30 February is carried over into March, if it is read at all
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

/** Every other digit counts twice, and a product of two digits as their sum. */
function checkSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
