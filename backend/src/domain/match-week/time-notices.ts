/** Notices about a time by agreement (R27), in both languages. */
import type { Notice } from '../messages/notices.ts';
import { toldDayTime } from '../messages/told-time.ts';

/** To the other team: a captain offers times for the series. */
export function timesOffered(team: string, starts: readonly Date[]): Notice {
  const times = starts.map(toldDayTime).join('; ');
  return {
    sv: `Laget ”${team}” föreslår när ni ska spela: ${times}. Kaptenen svarar på seriens sida i Min vecka.`,
    en: `The team “${team}” offers when to play: ${times}. The captain answers on the series' page in My week.`,
  };
}
