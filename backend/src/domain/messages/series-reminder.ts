/** What captains are told about a series that should have been played (R26). */
import { divisionIn } from '../site-language.ts';
import { safeName } from './chat.ts';
import type { Notice } from './notices.ts';
import { toldDayTime } from './told-time.ts';

/** At most this many series are reminded of at once. */
export const MOST_REMINDED = 200;

/** A series without a result whose day is over. */
export interface LateSeriesNames {
  home: string;
  away: string;
  division: string;
  /** In English; null: the same. */
  divisionEng: string | null;
  week: number;
  scheduledAt: Date;
}

/** To the captains of both teams, on the site. */
export function reminderNotice({ home, away, division, divisionEng, week, scheduledAt }: LateSeriesNames): Notice {
  const english = divisionIn('en', { name: division, nameEng: divisionEng });
  const at = toldDayTime(scheduledAt);
  return {
    sv: `Serien ”${home}” – ”${away}” (${division}, spelvecka ${week}) skulle ha spelats ${at} och saknar resultat. Kom överens om en tid, eller hör av er till ligaledningen om den är spelad.`,
    en: `The series “${home}” – “${away}” (${english}, game week ${week}) should have been played ${at} and has no result. Agree on a time, or tell the league staff if it has been played.`,
  };
}

/** In the chat, in both languages. */
export function reminderInChat(series: LateSeriesNames): string {
  const [home, away, division] = [series.home, series.away, series.division].map(safeName) as [string, string, string];
  const divisionEng = series.divisionEng === null ? null : safeName(series.divisionEng);
  const { sv, en } = reminderNotice({ ...series, home, away, division, divisionEng });
  return `${sv}\n\n${en}`;
}
