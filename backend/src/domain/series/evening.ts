/** An evening of play: a Swedish day that ends when the last series of the night is over. */
import { atOrAfter, stockholmDate } from '../stockholm-time.ts';

/** A new evening begins when no one plays any more, and not at midnight in the middle of a series. */
const TURN = '04:00';
const HOUR = 3_600_000;

export interface Evening {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly begins: Date;
  readonly ends: Date;
}

/** The evening of this instant: from 04:00 to 04:00 in Sweden (R14), an hour longer or shorter when the clocks change. */
export function eveningOf(now: Date): Evening {
  const today = stockholmDate(now);
  const day = now < turnOf(today) ? stockholmDate(hoursAfter(turnOf(today), -12)) : today;
  const begins = turnOf(day);
  return { day, begins, ends: turnOf(stockholmDate(hoursAfter(begins, 30))) };
}

const turnOf = (day: string): Date => atOrAfter(`${day} ${TURN}`);
const hoursAfter = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * HOUR);
