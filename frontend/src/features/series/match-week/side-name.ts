/** The two sides, the home side first. */
export const SIDES = ['HOME', 'AWAY'] as const;
type Side = (typeof SIDES)[number];

/** The name of a side's team. */
export const nameOf = (teams: { home: { name: string }; away: { name: string } }, side: Side): string =>
  side === 'HOME' ? teams.home.name : teams.away.name;

/** The side that plays against this one. */
export const otherSide = (side: Side): Side => (side === 'HOME' ? 'AWAY' : 'HOME');
