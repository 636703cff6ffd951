/** Notices about a walkover that a captain claims (R27), in both languages. */
import type { Notice } from '../messages/notices.ts';
import type { ClaimOutcome } from './no-show.ts';
import type { Sides } from '../sides.ts';
import { seriesOf } from './result-notices.ts';

/** To the other team: a captain claims a walkover. */
export function walkoverClaimed(names: Sides<string>, team: string): Notice {
  const series = seriesOf(names);
  return {
    sv: `${series.sv}: laget ”${team}” begär walkover och menar att ert lag inte kom. Er kapten kan invända inom 24 timmar på seriens sida i Min vecka. Ligaledningen avgör.`,
    en: `${series.en}: the team “${team}” claims a walkover, because your team did not come. Your captain can object within 24 hours on the series' page in My week. League staff decide.`,
  };
}

/** To the team that claims: the other one objects. */
export function walkoverObjected(names: Sides<string>, team: string): Notice {
  const series = seriesOf(names);
  return {
    sv: `${series.sv}: laget ”${team}” invänder mot er begäran om walkover. Ligaledningen avgör.`,
    en: `${series.en}: the team “${team}” objects to your walkover claim. League staff decide.`,
  };
}

/** To the other team: the claim is withdrawn. */
export function claimWithdrawn(names: Sides<string>, team: string): Notice {
  const series = seriesOf(names);
  return {
    sv: `${series.sv}: laget ”${team}” har tagit tillbaka sin begäran om walkover.`,
    en: `${series.en}: the team “${team}” has withdrawn its walkover claim.`,
  };
}

/** To both teams: the claim of `team` is over. `overtaken`: by another time, or by a result. */
export function claimDecided(
  names: Sides<string>,
  team: string,
  outcome: Exclude<ClaimOutcome, 'withdrawn'>,
  reason: string | null,
): Notice {
  const series = seriesOf(names);
  const because = { sv: reason === null ? '' : ` Skäl: ${reason}`, en: reason === null ? '' : ` Reason: ${reason}` };
  if (outcome === 'overtaken') {
    return {
      sv: `${series.sv}: begäran om walkover är avslutad, för serien har fått en ny tid eller ett resultat.${because.sv}`,
      en: `${series.en}: the walkover claim is over, because the series has got another time or a result.${because.en}`,
    };
  }
  return outcome === 'granted'
    ? {
        sv: `${series.sv}: ligaledningen ger laget ”${team}” walkover.${because.sv}`,
        en: `${series.en}: league staff give the team “${team}” a walkover.${because.en}`,
      }
    : {
        sv: `${series.sv}: ligaledningen avslår begäran om walkover, så serien ska spelas.${because.sv}`,
        en: `${series.en}: league staff decline the walkover claim, so the series is to be played.${because.en}`,
      };
}
