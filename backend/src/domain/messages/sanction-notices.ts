/** What a sanctioned player, or the captain of a warned team, is told (R24). */
import type { Notice } from './notices.ts';

/** A sanction as its notice names it. Days are `YYYY-MM-DD`. */
export interface ToldSanction {
  kind: 'warning' | 'suspension' | 'ban';
  startsOn: string;
  endsOn: string | null;
  seriesCount: number | null;
  reasonSv: string;
  reasonEn: string | null;
}

const NAMES = {
  warning: { sv: 'Varningen', en: 'The warning' },
  suspension: { sv: 'Avstängningen', en: 'The suspension' },
  ban: { sv: 'Uteslutningen', en: 'The ban' },
} as const;

/** To the sanctioned: what was decided, until when, and why. */
export function sanctionDecided(sanction: ToldSanction): Notice {
  const { reasonSv, reasonEn } = sanction;
  const { sv, en } = sentenceOf(sanction);
  return { sv: `${sv} Skäl: ${reasonSv}`, en: `${en} Reason: ${reasonEn ?? reasonSv}` };
}

/** To the sanctioned: the reason is another than they were told. */
export const reasonChanged = ({ kind, startsOn, reasonSv, reasonEn }: ToldSanction): Notice => ({
  sv: `${NAMES[kind].sv} från ${startsOn} har fått ett nytt skäl: ${reasonSv}`,
  en: `${NAMES[kind].en} from ${startsOn} has a new reason: ${reasonEn ?? reasonSv}`,
});

/** To the sanctioned: it ended before its end. */
export const sanctionLifted = ({ kind, startsOn }: ToldSanction): Notice => ({
  sv: `${NAMES[kind].sv} från ${startsOn} är hävd.`,
  en: `${NAMES[kind].en} from ${startsOn} has been lifted.`,
});

/**
 * To the captain of a player who may not play from now on, so that they name another one; null for a warning. The reason is
 * between the league and the player.
 */
export function decidedForCaptain(player: string, sanction: ToldSanction): Notice | null {
  const { kind, startsOn, endsOn, seriesCount } = sanction;
  if (kind === 'warning') return null;
  const what = kind === 'ban' ? { sv: 'utesluten från ligan', en: 'banned from the league' } : OUT;
  const long = {
    sv:
      seriesCount === null
        ? endsOn
          ? ` till och med ${endsOn}`
          : ''
        : `, i ${seriesCount} ${seriesCount === 1 ? 'serie' : 'serier'}`,
    en: seriesCount === null ? (endsOn ? ` to ${endsOn}` : '') : `, for ${seriesCount} series`,
  };
  return {
    sv: `${player} i ditt lag är ${what.sv} från ${startsOn}${long.sv}.`,
    en: `${player} in your team is ${what.en} from ${startsOn}${long.en}.`,
  };
}

const OUT = { sv: 'avstängd', en: 'suspended' };

/** To the captain: the player may play again; null for a warning. */
export const liftedForCaptain = (player: string, { kind, startsOn }: ToldSanction): Notice | null =>
  kind === 'warning'
    ? null
    : {
        sv: `${NAMES[kind].sv} av ${player} i ditt lag, från ${startsOn}, är hävd.`,
        en: `${NAMES[kind].en} of ${player} in your team, from ${startsOn}, has been lifted.`,
      };

function sentenceOf({ kind, startsOn, endsOn, seriesCount }: ToldSanction): Notice {
  const until = { sv: endsOn ? ` till och med ${endsOn}` : '', en: endsOn ? ` to ${endsOn}` : '' };
  if (kind === 'warning') {
    return {
      sv: `Ligaledningen har delat ut en varning, från ${startsOn}${until.sv}.`,
      en: `The league staff have given a warning, from ${startsOn}${until.en}.`,
    };
  }
  if (kind === 'ban') {
    return {
      sv: `Du är utesluten från ligan från ${startsOn}${until.sv}.`,
      en: `You are banned from the league from ${startsOn}${until.en}.`,
    };
  }
  if (seriesCount !== null) {
    return {
      sv: `Du är avstängd från ${startsOn}, i ${seriesCount} ${seriesCount === 1 ? 'serie' : 'serier'} för ditt lag.`,
      en: `You are suspended from ${startsOn}, for ${seriesCount} series of your team.`,
    };
  }
  return {
    sv: `Du är avstängd från ${startsOn}${until.sv}.`,
    en: `You are suspended from ${startsOn}${until.en}.`,
  };
}
