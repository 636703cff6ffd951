/** Which stages (R43) the seasons of the demo league have, and who is in them. */
import { bracketOf, roundCount } from '../../domain/stages/bracket.ts';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import type { StageFormat, StageKind } from '../../domain/stages/stage-shape.ts';
import type { BandMeaning } from '../../domain/competition/standings/band-meaning.ts';
import type { StandingsRow } from '../../domain/competition/standings/standings.ts';
import { addDays, instantAt } from '../league/calendar.ts';
import { lastWeekOf, newEntry } from '../league/played-divisions.ts';
import type { SeasonBatch } from '../make-league.ts';
import type { DemoDivision, DemoEntrant, DemoStage } from '../model.ts';
import { standingsOf } from '../play/ties.ts';

/** New teams begin on the lowest rank of the first ladder. */
const OPEN_RANK = 3;

/** The season with what its stages need of it. */
export type StagedSeason = Pick<SeasonBatch, 'number' | 'startsOn' | 'format' | 'divisions'>;

/** Single elimination by default, of as many rounds as the entrants need. */
interface StageWish {
  name: string;
  nameEng: string;
  discriminator: string;
  kind: StageKind;
  rank: number;
  format?: StageFormat;
  entrants: DemoEntrant[];
  weeks: (round: number) => number;
  roundFormats?: SeriesFormat[];
  drawnAt: Date | null;
}

/** A stage without series. */
export function stageOf({ number, format, divisions }: StagedSeason, wish: StageWish): DemoStage {
  const { entrants, kind, weeks, roundFormats = [], ...named } = wish;
  const isSingle = (wish.format ?? 'single-elimination') === 'single-elimination';
  const shape = {
    format: wish.format ?? 'single-elimination',
    teams: entrants.length,
    hasThirdPlace: isSingle && entrants.length >= 4,
    hasSecondFinal: wish.format === 'double-elimination',
  };
  const rounds = roundCount(bracketOf(shape));
  return {
    ...{ ...named, season: number, kind, shape, format, roundFormats, entrants, bands: [], series: [] },
    weeks: Array.from({ length: rounds }, (_, index) => weeks(index + 1)),
    adminUserId: divisions[0]?.adminUserId as number,
    teams: entrants.flatMap(({ team }) => (team ? [newEntry(team)] : [])),
  };
}

/** The first four of the top division, in the week after its last one. */
export function playoffsOf(season: StagedSeason, isDrawn: boolean): DemoStage | null {
  const top = season.divisions.filter(({ rank }) => rank === 1);
  const entrants = top.flatMap((division) => placesOf(division, ['champion', 'playoffs'], isDrawn));
  if (entrants.length < 4) return null;
  const week = lastWeekOf(top) + 1;
  return stageOf(season, {
    ...{ name: 'Slutspel', nameEng: 'Play-offs', discriminator: 'slutspel', kind: 'playoffs', rank: 1, entrants },
    ...{ weeks: () => week, drawnAt: isDrawn ? mondayOfWeek(season, week) : null },
  });
}

/**
 * A qualifier at each border between two ranks, in the week after the tables. A place of the upper rank is at stake: where two
 * divisions beside each other have such a place, the first of them meets the challenger.
 */
export function qualifiersOf(season: StagedSeason, isDrawn: boolean): DemoStage[] {
  const ranks = [...new Set(season.divisions.map(({ rank }) => rank))].sort((one, other) => one - other);
  return ranks.slice(1).flatMap((rank, index) => {
    const upper = season.divisions.filter((division) => division.rank === ranks[index]);
    const lower = season.divisions.filter((division) => division.rank === rank);
    const defenders = upper.flatMap((division) => placesOf(division, ['relegation-qualifier'], isDrawn));
    const challengers = lower.flatMap((division) => placesOf(division, ['promotion-qualifier'], isDrawn));
    const entrants = [...defenders.slice(0, 1), ...challengers];
    if (defenders.length < upper.length || challengers.length < lower.length) return [];
    const week = lastWeekOf([...upper, ...lower]) + 1;
    return stageOf(season, {
      ...{ name: `Kval till division ${ranks[index]}`, nameEng: `Qualifier for division ${ranks[index]}` },
      discriminator: `kval-till-division-${ranks[index]}`,
      ...{ kind: 'qualifier', rank: ranks[index] as number, entrants },
      ...(entrants.length === 2 && { format: 'decider' as const }),
      ...{ weeks: () => week, drawnAt: isDrawn ? mondayOfWeek(season, week) : null },
    });
  });
}

/** The qualifier of a season that is open for sign-up: nobody has a seed yet. */
export const openQualifier = (season: number): DemoStage => ({
  ...{ name: 'Öppet kval', nameEng: 'Open qualifier', discriminator: 'oppet-kval', kind: 'qualifier', rank: OPEN_RANK },
  ...{ season, adminUserId: 0 },
  ...{ format: 'first-to-3', roundFormats: [], weeks: [1], drawnAt: null, takesSignups: true },
  shape: { format: 'single-elimination', teams: 0, hasThirdPlace: false, hasSecondFinal: false },
  ...{ bands: [], teams: [], series: [], entrants: [] },
});

/** Monday noon of a week of the season: then staff draw. */
export const mondayOfWeek = ({ startsOn }: StagedSeason, week: number): Date =>
  instantAt(addDays(startsOn, 7 * (week - 1)), 12);

/** The places with these meanings, with their teams when the stage is drawn. None when equal teams stand on their border. */
function placesOf(division: DemoDivision, meanings: readonly BandMeaning[], isDrawn: boolean): DemoEntrant[] {
  const bands = division.bands.filter(({ meaning }) => meanings.includes(meaning));
  const places = bands.flatMap(({ fromPosition, toPosition }) =>
    Array.from({ length: toPosition - fromPosition + 1 }, (_, index) => fromPosition + index),
  );
  const table = standingsOf(division);
  if (isDrawn && !isClear(table, places)) return [];
  const teams = new Map(division.teams.map(({ team }) => [team.id, team]));
  return places.map((place) => ({
    team: isDrawn ? (teams.get(table[place - 1]?.teamId as number) ?? null) : null,
    source: { division: { discriminator: division.discriminator }, place },
  }));
}

/** Whether no two equal teams are in and out. */
const isClear = (table: readonly StandingsRow[], places: readonly number[]): boolean =>
  table.every(
    ({ position }, index) =>
      index === 0 || table[index - 1]?.position !== position || places.includes(index) === places.includes(index + 1),
  );
