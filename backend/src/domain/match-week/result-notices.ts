/** Notices about results that captains report, and about disputes (R27), in both languages. */
import type { Notice } from '../messages/notices.ts';
import type { Sides } from '../sides.ts';
import type { DisputeOutcome } from './dispute.ts';

/** A series in a sentence. */
export const seriesOf = ({ home, away }: Sides<string>) => ({
  sv: `Serien ”${home}” – ”${away}”`,
  en: `“${home}” – “${away}”`,
});

/** To the other team: a captain has reported. `score` is `3–1`, home first. */
export function resultReported(names: Sides<string>, team: string, score: string): Notice {
  const series = seriesOf(names);
  return {
    sv: `${series.sv}: laget ”${team}” har rapporterat ${score}. Er kapten bekräftar eller bestrider resultatet inom 24 timmar, annars gäller det.`,
    en: `${series.en}: the team “${team}” has reported ${score}. Your captain confirms or disputes the result within 24 hours, or it stands.`,
  };
}

/** To the team that reported, or to both when no one answered in time. */
export function resultConfirmed(names: Sides<string>, isByClock: boolean): Notice {
  const series = seriesOf(names);
  return isByClock
    ? {
        sv: `${series.sv}: ingen har svarat på 24 timmar, så resultatet är bekräftat.`,
        en: `${series.en}: no one answered for 24 hours, so the result is confirmed.`,
      }
    : {
        sv: `${series.sv}: det andra laget har bekräftat resultatet.`,
        en: `${series.en}: the other team has confirmed the result.`,
      };
}

/** To both teams: staff accept a result that waited for an answer. */
export function resultSettled(names: Sides<string>): Notice {
  const series = seriesOf(names);
  return {
    sv: `${series.sv}: ligaledningen har godkänt resultatet.`,
    en: `${series.en}: league staff have accepted the result.`,
  };
}

/** To the team that reported: the other one does not accept the result. */
export function resultDisputed(names: Sides<string>, team: string): Notice {
  const series = seriesOf(names);
  return {
    sv: `${series.sv}: laget ”${team}” bestrider resultatet. Er kapten kan berätta er sida på seriens sida i Min vecka. Ligaledningen avgör.`,
    en: `${series.en}: the team “${team}” disputes the result. Your captain can tell your side on the series' page in My week. League staff decide.`,
  };
}

const OUTCOMES: Readonly<Record<DisputeOutcome, Notice>> = {
  upheld: { sv: 'resultatet står fast', en: 'the result stands' },
  corrected: { sv: 'resultatet är rättat', en: 'the result is corrected' },
  replay: {
    sv: 'resultatet är borttaget och serien spelas om på en ny tid',
    en: 'the result is removed and the series is played again at another time',
  },
  walkover: { sv: 'serien är avgjord på walkover', en: 'the series is decided by walkover' },
};

/** To both teams: staff have ended the dispute. */
export function disputeDecided(names: Sides<string>, outcome: DisputeOutcome, reason: string | null): Notice {
  const series = seriesOf(names);
  const { sv, en } = OUTCOMES[outcome];
  return {
    sv: `${series.sv}: ligaledningen har avgjort tvisten, ${sv}.${reason === null ? '' : ` Skäl: ${reason}`}`,
    en: `${series.en}: league staff have decided the dispute, ${en}.${reason === null ? '' : ` Reason: ${reason}`}`,
  };
}
