import { hasShapeOf } from '../../../lib/draft-store';
import type { TypedRows } from './time-rows';

/** The most series that the server saves at once. */
export const MOST_TIMES = 500;

const TYPED = { time: '', isStreamed: false, version: null, name: '' };

/** Can the form show these stored values? */
export const isTypedRows = (value: unknown): value is TypedRows =>
  hasShapeOf({}, value) && Object.values(value).every((row) => hasShapeOf(TYPED, row));

/** A weekday ('' for none, '1' for Monday) and a time of day, as typed. */
export interface TypedDay {
  weekday: string;
  clock: string;
}

/** What is typed to fill in many rows. */
export interface FillValues {
  isPerDivision: boolean;
  /** The days of each division by its id, or of all (`all`): the first series of a week, and the second. */
  days: Readonly<Record<string, readonly TypedDay[]>>;
  /** A day of the week `ofWeek`; '' for the one that the stored times say. */
  monday: string;
  ofWeek: number;
  alsoSet: boolean;
  /** Lines from a spreadsheet. */
  lines: string;
}

export const NOTHING_TYPED: TypedRows = {};

export const NO_FILL: FillValues = {
  isPerDivision: false,
  days: {},
  monday: '',
  ofWeek: 0,
  alsoSet: false,
  lines: '',
};

export const isFillValues = (value: unknown): value is FillValues =>
  hasShapeOf(NO_FILL, value) &&
  Object.values(value.days).every((days) => hasShapeOf([{ weekday: '', clock: '' }], days));
