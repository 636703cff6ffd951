interface Team {
  id: number;
  seasons: readonly { series: readonly { id: number; state: string }[] }[];
}

/** What follows from a team's results, for readers who hide them: places, curves, streaks. */
export interface HiddenTeam {
  part: string;
  tells: number[];
}

/** One press shows all of a team's page but the scores of its series, which have their own buttons. */
export const hiddenTeam = ({ id, seasons }: Team): HiddenTeam => ({
  part: `team-${id}`,
  tells: seasons.flatMap(({ series }) => series.filter(({ state }) => state === 'REPORTED').map((one) => one.id)),
});
