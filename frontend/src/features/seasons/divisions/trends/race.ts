import type { DivisionTrendsQuery } from './division-trends.generated';

/** The places after a week, as the server tells them. */
export type WeekPlaces = NonNullable<DivisionTrendsQuery['division']>['placesByWeek'][number];

/** What a race is about. */
export type RaceMeasure = 'position' | 'points';

/** A week of a race: its number, and the value of each team by its id. */
export interface RaceWeek {
  week: number;
  [teamId: number]: number;
}

/** The weeks of a race as rows of a chart. */
export const raceWeeks = (weeks: readonly WeekPlaces[], measure: RaceMeasure): RaceWeek[] =>
  weeks.map(({ week, places }) => ({
    ...Object.fromEntries(places.map((place) => [place.teamId, place[measure]])),
    week,
  }));

/** The look of a team's line. The pattern differs too, so that colour is not the only difference. */
export interface LineLook {
  /** A token of the theme. */
  color: string;
  /** Lengths of strokes and gaps; a whole line has none. */
  dash: string | undefined;
}

const COLORS = ['S', 'C', 'B', 'D', 'X', 'E', 'A'].map((rank) => `var(--line-${rank})`);
const DASHES = [undefined, '7 4', '2 3', '10 3 2 3'];

/** The look of the line of the team with this index. Neighbours in the table differ in colour and in pattern. */
export const lineLook = (index: number): LineLook => ({
  color: COLORS[index % COLORS.length] as string,
  dash: DASHES[index % DASHES.length],
});

/**
 * What stands at the ends of the lines: each team's short name. Of teams that share a place, the first one's has the
 * number of the others (`FTA +1`), and theirs are empty.
 */
export function endNames(week: RaceWeek | undefined, short: ReadonlyMap<number, string>): Map<number, string> {
  const at = new Map<number | undefined, number[]>();
  for (const id of short.keys()) at.set(week?.[id], [...(at.get(week?.[id]) ?? []), id]);
  return new Map(
    [...at.values()].flatMap((ids) =>
      ids.map((id, index): [number, string] => {
        if (index > 0) return [id, ''];
        return [id, `${short.get(id) ?? ''}${ids.length > 1 ? ` +${ids.length - 1}` : ''}`];
      }),
    ),
  );
}
