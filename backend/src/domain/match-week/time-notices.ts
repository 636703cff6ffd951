/** Notices about a time by agreement (R27), in both languages. */
import type { Notice } from '../messages/notices.ts';
import { spoken } from '../stockholm-time.ts';

/** To the other team: a captain offers times for the series. */
export function timesOffered(team: string, starts: readonly Date[]): Notice {
  const times = starts.map(spoken);
  const [sv, en] = [times.map((time) => time.sv).join('; '), times.map((time) => time.en).join('; ')];
  return {
    sv: `Laget ”${team}” föreslår när ni ska spela: ${sv}. Lagkaptenen svarar på seriens sida i matchveckan.`,
    en: `The team “${team}” offers when to play: ${en}. The captain answers on the series' page of the match week.`,
  };
}
