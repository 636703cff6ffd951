/** What the tables and the stages of a season have in common. */
import type { DemoDivision, DemoDivisionTeam, DemoTeam } from '../model.ts';

/** A team's place in a division before anything is decided about it. */
export const newEntry = (team: DemoTeam): DemoDivisionTeam => ({
  team,
  name: team.name,
  isDisqualified: false,
  adjustment: 0,
  adjustmentReason: null,
  decider: null,
  deciderReason: null,
});

/** The last week with a series. */
export const lastWeekOf = (divisions: readonly DemoDivision[]): number =>
  Math.max(...divisions.flatMap(({ series }) => series.map(({ week }) => week)));
