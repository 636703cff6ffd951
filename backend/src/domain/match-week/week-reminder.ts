/** Reminders that captains get by themselves (R27): when they are due, and what they say. */
import { safeName } from '../messages/chat.ts';
import type { Notice } from '../messages/notices.ts';
import { toldDayTime, toldEnd } from '../messages/told-time.ts';
import { divisionIn } from '../site-language.ts';
import type { WeekRules } from './week-rules.ts';
import { EXPECTED_LENGTH_MS } from './week-window.ts';
import type { WeekWindow } from './week-window.ts';

export const REMINDER_KINDS = ['deadline', 'start', 'report'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** The same, and what staff ask captains for. */
export type SentReminderKind = ReminderKind | 'line-up';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A series without a result. */
export interface RemindableSeries {
  scheduledAt: Date | null;
  /** A captain claims a walkover, and staff have not decided. */
  isClaimed: boolean;
  rules: Pick<WeekRules, 'captainsSetTimes' | 'captainsReport'>;
  window: WeekWindow;
}

/** A reminder, and the time that it is about: another time is reminded of again. */
export interface DueReminder {
  kind: ReminderKind;
  about: Date;
}

/**
 * A day before the deadline when there is no time; an hour before the start; an hour after the expected end, unless
 * a walkover is claimed. Null at other times. A reminder that is late by the server's fault still comes while it is of use.
 */
export function dueReminder(
  { scheduledAt, isClaimed, rules, window }: RemindableSeries,
  now: Date,
): DueReminder | null {
  if (!scheduledAt) {
    const left = window.deadline.getTime() - now.getTime();
    return rules.captainsSetTimes && left > 0 && left <= DAY_MS ? { kind: 'deadline', about: window.deadline } : null;
  }
  const sinceStart = now.getTime() - scheduledAt.getTime();
  if (sinceStart < 0) return sinceStart >= -HOUR_MS ? { kind: 'start', about: scheduledAt } : null;
  const isLate = sinceStart >= EXPECTED_LENGTH_MS + HOUR_MS && sinceStart < DAY_MS;
  return rules.captainsReport && isLate && !isClaimed ? { kind: 'report', about: scheduledAt } : null;
}

/** A series in a sentence. */
export interface RemindedNames {
  home: string;
  away: string;
  division: string;
  /** In English; null: the same. */
  divisionEng: string | null;
}

/** The series as each language names it. */
const seriesOf = ({ home, away, division, divisionEng }: RemindedNames): Notice => ({
  sv: `”${home}” – ”${away}” (${division})`,
  en: `“${home}” – “${away}” (${divisionIn('en', { name: division, nameEng: divisionEng })})`,
});

/** To a captain, on the site. */
export function reminderNotice({ kind, about }: DueReminder, names: RemindedNames): Notice {
  const at = kind === 'deadline' ? toldEnd(about) : toldDayTime(about);
  const series = seriesOf(names);
  return {
    deadline: {
      sv: `${series.sv} har ingen tid än. Kom överens senast ${at}, annars sätter ligaledningen tiden.`,
      en: `${series.en} has no time yet. Agree by ${at}, or the league staff set the time.`,
    },
    start: {
      sv: `${series.sv} börjar ${at}. Välj vilka som spelar.`,
      en: `${series.en} starts on ${at}. Choose who plays.`,
    },
    report: {
      sv: `${series.sv} började ${at} och saknar resultat. Rapportera det, eller begär walkover om det andra laget inte kom.`,
      en: `${series.en} started on ${at} and has no result. Report it, or claim a walkover if the other team did not come.`,
    },
  }[kind];
}

/** To a captain who has named no line-up: staff ask for it. */
export function lineUpNotice(start: Date, names: RemindedNames): Notice {
  const [at, series] = [toldDayTime(start), seriesOf(names)];
  return {
    sv: `${series.sv} börjar ${at}. Ligaledningen väntar på din uppställning: välj vilka som spelar.`,
    en: `${series.en} starts on ${at}. League staff wait for your line-up: choose who plays.`,
  };
}

/** The same in the chat. */
export const lineUpInChat = (start: Date, names: RemindedNames, address: string): string =>
  inChat(lineUpNotice(start, safe(names)), address);

/** In the chat, in both languages, with the address of the page on which the captain acts. */
export const reminderInChat = (due: DueReminder, names: RemindedNames, address: string): string =>
  inChat(reminderNotice(due, safe(names)), address);

const safe = ({ home, away, division, divisionEng }: RemindedNames): RemindedNames => ({
  home: safeName(home),
  away: safeName(away),
  division: safeName(division),
  divisionEng: divisionEng === null ? null : safeName(divisionEng),
});

const inChat = ({ sv, en }: Notice, address: string): string => `${sv}\n\n${en}\n\n${address}`;
