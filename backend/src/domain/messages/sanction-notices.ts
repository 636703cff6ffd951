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
export function decided(sanction: ToldSanction): Notice {
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
export const lifted = ({ kind, startsOn }: ToldSanction): Notice => ({
  sv: `${NAMES[kind].sv} från ${startsOn} är hävd.`,
  en: `${NAMES[kind].en} from ${startsOn} has been lifted.`,
});

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
