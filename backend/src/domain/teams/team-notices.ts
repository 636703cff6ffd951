/** Notices to a team's players about its season, in both languages, one function for each notice. */
import type { Notice } from '../messages/notices.ts';
import { toldDayTime } from '../messages/told-time.ts';
import type { Walkover } from '../series/series-result.ts';
import type { Sides } from '../sides.ts';
import { divisionIn, seasonIn } from '../site-language.ts';

const sv = (name: string): string => `”${name}”`;
const en = (name: string): string => `“${name}”`;

/** The place of a team, as a sentence names it. */
export interface Place {
  team: string;
  division: string;
  /** Its name in English; null: the same, as of every table. */
  divisionEng: string | null;
  season: string;
}

/** The division of a place as an English sentence names it. */
const enDivision = ({ division, divisionEng }: Pick<Place, 'division' | 'divisionEng'>): string =>
  en(divisionIn('en', { name: division, nameEng: divisionEng }));

/** Staff have put the team into a division. */
export const teamPlaced = (place: Place): Notice => ({
  sv: `Laget ${sv(place.team)} spelar i ${sv(place.division)}, ${place.season}.`,
  en: `The team ${en(place.team)} plays in ${enDivision(place)}, ${seasonIn('en', place.season)}.`,
});

/** Staff have taken the team out of a division. */
export const takenOut = (place: Place): Notice => ({
  sv: `Laget ${sv(place.team)} är inte längre med i ${sv(place.division)}, ${place.season}.`,
  en: `The team ${en(place.team)} is no longer in ${enDivision(place)}, ${seasonIn('en', place.season)}.`,
});

/** Staff have signed the team up for a season. */
export const signedUp = (team: string, season: string): Notice => ({
  sv: `Ligaledningen har anmält laget ${sv(team)} till ${season}.`,
  en: `League staff have signed the team ${en(team)} up for ${seasonIn('en', season)}.`,
});

/** Staff have taken the team's sign-up for a season back. */
export const signedOff = (team: string, season: string): Notice => ({
  sv: `Ligaledningen har tagit tillbaka anmälan av laget ${sv(team)} till ${season}.`,
  en: `League staff have taken back the sign-up of the team ${en(team)} for ${seasonIn('en', season)}.`,
});

/**
 * The division has got a schedule, or a new one that replaces the old. `first` is the time of the team's first series, if
 * it has one.
 */
export function seriesScheduled(
  { team, division, divisionEng, season }: Place,
  series: number,
  isReplaced: boolean,
  first: Date | null = null,
): Notice {
  const where = {
    sv: `${sv(division)}, ${season}`,
    en: `${enDivision({ division, divisionEng })}, ${seasonIn('en', season)}`,
  };
  const matches = `${series} ${series === 1 ? 'serie' : 'serier'}`;
  const when = first && toldDayTime(first);
  const [firstSv, firstEn] = when ? [` Den första spelas ${when}.`, ` The first is played on ${when}.`] : ['', ''];
  return {
    sv: isReplaced
      ? `Spelschemat för ${where.sv}, är gjort på nytt och de tidigare serierna är borta. Laget ${sv(team)} har nu ${matches}.${firstSv}`
      : `Spelschemat för ${where.sv}, är klart. Laget ${sv(team)} har ${matches}.${firstSv}`,
    en: isReplaced
      ? `The schedule of ${where.en}, has been made again and the earlier series are gone. The team ${en(team)} now has ${series} series.${firstEn}`
      : `The schedule of ${where.en}, is ready. The team ${en(team)} has ${series} series.${firstEn}`,
  };
}

/** Why other teams meet in a stage: a result that led there is another one, or gone; a team has left. */
export type GoneCause = 'result' | 'exit';

/** Why a series of a stage is another than before: also its week is. */
export type BracketCause = GoneCause | 'week';

const CAUSES = {
  result: {
    sv: 'Ett resultat är ändrat',
    en: 'A result has been changed',
    then: { sv: 'ett resultat som ledde dit är ändrat', en: 'a result that led to it has been changed' },
  },
  exit: {
    sv: 'Ett lag är ute',
    en: 'A team is out',
    then: { sv: 'ett lag är ute, och motståndaren går vidare', en: 'a team is out, and its opponent goes on' },
  },
  week: { sv: 'Ny spelvecka', en: 'Another game week' },
} as const;

/** A team has left a stage, or staff have put it out. */
export const leftStage = (place: Place, isDisqualified: boolean): Notice => ({
  sv: `Laget ${sv(place.team)} ${isDisqualified ? 'är diskvalificerat från' : 'har utgått ur'} ${sv(place.division)}, ${place.season}.`,
  en: `The team ${en(place.team)} ${isDisqualified ? 'is disqualified from' : 'has withdrawn from'} ${enDivision(place)}, ${seasonIn('en', place.season)}.`,
});

/** Two teams have met in the bracket of a stage (R43). `cause`: why it is another than before; null: it is new. */
export const bracketSeries = (
  stage: Omit<Place, 'team'>,
  { home, away }: Sides<string>,
  { week, cause }: { week: number; cause: BracketCause | null },
): Notice => ({
  sv: `${cause === null ? '' : `${CAUSES[cause].sv}: `}${sv(home)} möter ${sv(away)} i ${sv(stage.division)}, ${stage.season}, spelvecka ${week}.`,
  en: `${cause === null ? '' : `${CAUSES[cause].en}: `}${en(home)} meets ${en(away)} in ${enDivision(stage)}, ${seasonIn('en', stage.season)}, game week ${week}.`,
});

/** A series of a stage is not played, or not by the team that is told. */
export const bracketSeriesGone = (
  stage: Omit<Place, 'team'>,
  { home, away }: Sides<string>,
  cause: GoneCause,
): Notice => ({
  sv: `Serien ${sv(home)} mot ${sv(away)} i ${sv(stage.division)}, ${stage.season}, spelas inte: ${CAUSES[cause].then.sv}.`,
  en: `The series ${en(home)} against ${en(away)} in ${enDivision(stage)}, ${seasonIn('en', stage.season)}, is not played: ${CAUSES[cause].then.en}.`,
});

const seriesOf = ({ home, away }: Sides<string>): Notice => ({
  sv: `Serien ${sv(home)} mot ${sv(away)}`,
  en: `The series ${en(home)} against ${en(away)}`,
});

/** A series has got a time, another time, or has no time any more; null when the time is the same. */
export function timeChanged(sides: Sides<string>, before: Date | null, after: Date | null): Notice | null {
  if (before?.getTime() === after?.getTime()) return null;
  const series = seriesOf(sides);
  if (!after) {
    return { sv: `${series.sv} har inte längre någon matchtid.`, en: `${series.en} no longer has a time.` };
  }
  const when = toldDayTime(after);
  return before
    ? { sv: `${series.sv} är flyttad till ${when}.`, en: `${series.en} has been moved to ${when}.` }
    : { sv: `${series.sv} spelas ${when}.`, en: `${series.en} is played on ${when}.` };
}

/** A series' time before and after a change. */
export interface TimeChange {
  sides: Sides<string>;
  before: Date | null;
  after: Date | null;
}

/**
 * All new times of a team's series in one notice, the earliest first and those without a time last. Null when every
 * time is the same.
 */
export function timesChanged(team: string, changes: readonly TimeChange[]): Notice | null {
  const moved = changes.filter(({ before, after }) => before?.getTime() !== after?.getTime());
  const [first, ...more] = moved;
  if (!first) return null;
  if (more.length === 0) return timeChanged(first.sides, first.before, first.after);
  const parts = [...moved].sort((a, b) => placeOf(a) - placeOf(b)).map(whenPlayed);
  return {
    sv: `Laget ${sv(team)} har nya matchtider: ${parts.map((part) => part.sv).join('; ')}.`,
    en: `The team ${en(team)} has new times: ${parts.map((part) => part.en).join('; ')}.`,
  };
}

const placeOf = ({ after }: TimeChange): number => after?.getTime() ?? Number.MAX_SAFE_INTEGER;

function whenPlayed({ sides: { home, away }, after }: TimeChange): Notice {
  const when = after && toldDayTime(after);
  return {
    sv: `${sv(home)} mot ${sv(away)} ${when ?? 'har ingen tid'}`,
    en: `${en(home)} against ${en(away)} ${when ? `on ${when}` : 'has no time'}`,
  };
}

/** A series is decided without play. */
export function walkoverGiven(sides: Sides<string>, walkover: Walkover): Notice {
  const series = seriesOf(sides);
  if (walkover === 'both') {
    return {
      sv: `${series.sv} är avgjord på walkover. Inget av lagen får poäng.`,
      en: `${series.en} is decided by walkover. Neither team gets points.`,
    };
  }
  const winner = sides[walkover];
  return {
    sv: `${series.sv} är avgjord på walkover. Laget ${sv(winner)} vinner.`,
    en: `${series.en} is decided by walkover. The team ${en(winner)} wins.`,
  };
}

/** The result of a series was deleted. */
export function resultReset(sides: Sides<string>): Notice {
  const series = seriesOf(sides);
  return {
    sv: `${series.sv} har inte längre något resultat. Ligaledningen har nollställt den.`,
    en: `${series.en} no longer has a result. The league staff have reset it.`,
  };
}

/** A result as its teams are told it; without games won it is none. */
export interface ToldResult {
  homeGames: number | null;
  awayGames: number | null;
  walkover: Walkover | null;
}

const isResult = ({ homeGames, awayGames }: ToldResult): boolean => homeGames !== null && awayGames !== null;
const isSame = (one: ToldResult, other: ToldResult): boolean =>
  one.homeGames === other.homeGames && one.awayGames === other.awayGames && one.walkover === other.walkover;
const scoreOf = ({ homeGames, awayGames }: ToldResult): string => `${homeGames ?? 0}–${awayGames ?? 0}`;

/**
 * Staff have changed the result of a series. Null when there is nothing new to tell: the same result again, and the first
 * result of a series that was played.
 */
export function resultChanged(sides: Sides<string>, before: ToldResult, after: ToldResult): Notice | null {
  if (isSame(before, after)) return null;
  if (!isResult(after)) return resultReset(sides);
  if (after.walkover !== null) return walkoverGiven(sides, after.walkover);
  return isResult(before) ? resultCorrected(sides, before, after) : null;
}

/**
 * An act that changed the result of a series was taken back. Null when nothing new is to tell: what the act itself has told is
 * corrected in its own words (R19), also a walkover or a reset.
 */
export function resultBack(sides: Sides<string>, before: ToldResult, after: ToldResult): Notice | null {
  if (!isResult(before) || (!isResult(after) && before.walkover !== null)) return null;
  return resultChanged(sides, before, after);
}

function resultCorrected(sides: Sides<string>, before: ToldResult, after: ToldResult): Notice {
  const series = seriesOf(sides);
  const winner = (after.homeGames ?? 0) > (after.awayGames ?? 0) ? sides.home : sides.away;
  const [was, is] = [before.walkover === null ? scoreOf(before) : null, scoreOf(after)];
  return {
    sv: `${series.sv}: resultatet är rättat${was ? ` från ${was}` : ''} till ${is}. Laget ${sv(winner)} vinner.`,
    en: `${series.en}: the result has been corrected${was ? ` from ${was}` : ''} to ${is}. The team ${en(winner)} wins.`,
  };
}

/** To the opponent of a team whose results are annulled, or count again: their series counts for neither team. */
export function seriesAnnulled(sides: Sides<string>, isAnnulled: boolean): Notice {
  const series = seriesOf(sides);
  return isAnnulled
    ? {
        sv: `${series.sv} är annullerad. Resultatet räknas inte för något av lagen.`,
        en: `${series.en} is annulled. The result counts for neither team.`,
      }
    : {
        sv: `${series.sv} är inte längre annullerad. Resultatet räknas igen.`,
        en: `${series.en} is no longer annulled. The result counts again.`,
      };
}

/** The decisions about a team that its players are told. */
export interface ToldDecision {
  isDisqualified: boolean;
  areResultsAnnulled: boolean;
}

/** A team is disqualified or no longer is, or its results are annulled or count again; null when neither changed. */
export function decisionChanged(
  place: Place,
  before: ToldDecision,
  after: ToldDecision,
  reason: string | null,
): Notice | null {
  const where = {
    sv: `${sv(place.division)}, ${place.season}`,
    en: `${enDivision(place)}, ${seasonIn('en', place.season)}`,
  };
  const parts: Notice[] = [];
  if (before.isDisqualified !== after.isDisqualified) {
    parts.push(
      after.isDisqualified
        ? {
            sv: `Laget ${sv(place.team)} är diskvalificerat i ${where.sv}.${reason ? ` Anledning: ${reason}` : ''}`,
            en: `The team ${en(place.team)} is disqualified in ${where.en}.${reason ? ` Reason: ${reason}` : ''}`,
          }
        : {
            sv: `Laget ${sv(place.team)} är inte längre diskvalificerat i ${where.sv}.`,
            en: `The team ${en(place.team)} is no longer disqualified in ${where.en}.`,
          },
    );
  }
  if (before.areResultsAnnulled !== after.areResultsAnnulled) {
    parts.push(
      after.areResultsAnnulled
        ? {
            sv: `Resultaten för ${sv(place.team)} i ${where.sv}, är annullerade.`,
            en: `The results of ${en(place.team)} in ${where.en} are annulled.`,
          }
        : {
            sv: `Resultaten för ${sv(place.team)} i ${where.sv}, räknas igen.`,
            en: `The results of ${en(place.team)} in ${where.en} count again.`,
          },
    );
  }
  if (parts.length === 0) return null;
  return { sv: parts.map((part) => part.sv).join(' '), en: parts.map((part) => part.en).join(' ') };
}
