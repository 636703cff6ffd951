/** A season of a team: the rank of its division, and its place there among so many teams; null before the first result. */
export interface LineSeason {
  rank: number;
  divisionName: string;
  position: number | null;
  teams: number;
}

/** A rank with the names of the team's divisions there. */
export interface LineBand {
  rank: number;
  names: string[];
  top: number;
  height: number;
}

/** The height of a place, and the room for the name of a rank's divisions above its first one. */
const PLACE = 9;
const HEAD = 34;
const GAP = 4;
/** Of a rank on which the team has not played. */
const PASSED = 20;

/** The ranks between the team's highest and its lowest from the top down, and the height of each season's place; null: it has none. */
export function divisionLine(seasons: readonly LineSeason[]): {
  bands: LineBand[];
  heights: (number | null)[];
  height: number;
} {
  const ranks = seasons.map(({ rank }) => rank);
  const bands: LineBand[] = [];
  let top = 0;
  for (let rank = Math.min(...ranks); rank <= Math.max(...ranks); rank++) {
    const own = seasons.filter((season) => season.rank === rank);
    const height = own.length === 0 ? PASSED : HEAD + Math.max(...own.map(({ teams }) => teams)) * PLACE;
    bands.push({ rank, names: [...new Set(own.map(({ divisionName }) => divisionName))], top, height });
    top += height + GAP;
  }
  const topOf = new Map(bands.map((band) => [band.rank, band.top]));
  const heights = seasons.map(({ rank, position }) =>
    position === null ? null : (topOf.get(rank) ?? 0) + HEAD + (position - 0.5) * PLACE,
  );
  return { bands, heights, height: top - GAP };
}
