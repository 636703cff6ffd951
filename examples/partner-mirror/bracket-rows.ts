import { fileWord } from './league.ts';
import type { Row } from './tables.ts';

/** What is read of a stage's bracket. */
export const BRACKET = `divisionId kind format hasThirdPlace hasSecondFinal weeks lot keepsDivisionsApart takesSignups isDrawn isFinished
  first second third holders { seed team { id } }
  entrants { seed team { id name logo } source { division { id } place } exit }
  series { position seriesId round part partRound upper { seed } lower { seed } winner }`;

interface Facts {
  divisionId: number;
  kind: string;
  format: string;
  hasThirdPlace: boolean;
  hasSecondFinal: boolean;
  lot: number | null;
  keepsDivisionsApart: boolean;
  takesSignups: boolean;
  isDrawn: boolean;
  isFinished: boolean;
  first: number | null;
  second: number | null;
  third: number | null;
}

/** A bracket as it is answered. */
export interface BracketAnswer extends Facts {
  weeks: number[];
  holders: { seed: number; team: { id: number } }[];
  entrants: {
    seed: number;
    team: { id: number; name: string; logo: string | null } | null;
    source: { division: { id: number }; place: number } | null;
    exit: string | null;
  }[];
  series: {
    position: number;
    seriesId: number | null;
    round: number;
    part: string;
    partRound: number;
    upper: { seed: number | null };
    lower: { seed: number | null };
    winner: number | null;
  }[];
}

/** A stage with its seeds, who has their places, and its bracket. */
export interface BracketRows {
  stages: Row[];
  seeds: Row[];
  holders: Row[];
  bracket: Row[];
}

/** A bracket as rows of the copy. A seed without a place was given by staff; before the draw a place has no team. */
export function bracketRows(
  seasonId: number,
  { weeks, holders, entrants, series, ...facts }: BracketAnswer,
): BracketRows {
  const of = { seasonId, divisionId: facts.divisionId };
  const words = { kind: fileWord(facts.kind), format: fileWord(facts.format) };
  return {
    stages: [{ ...of, ...facts, ...words, weeks: weeks.join(' ') }],
    seeds: entrants.map(({ seed, team, source, exit }) => ({
      ...of,
      ...{ seed, teamId: team?.id ?? null, team: team?.name ?? null, logo: team?.logo ?? null },
      ...{ fromDivisionId: source?.division.id ?? null, fromPlace: source?.place ?? null },
      exit: exit === null ? null : fileWord(exit),
    })),
    holders: holders.map(({ seed, team }) => ({ ...of, seed, teamId: team.id })),
    bracket: series.map(({ upper, lower, ...row }) => ({
      ...of,
      ...row,
      upperSeed: upper.seed,
      lowerSeed: lower.seed,
    })),
  };
}
