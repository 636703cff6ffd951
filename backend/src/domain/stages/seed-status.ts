/** How a team leaves: by itself, or put out by staff (R43). */
export const STAGE_EXITS = ['withdrawn', 'disqualified'] as const;
export type StageExit = (typeof STAGE_EXITS)[number];

/** What staff have decided about a seed, which no result says. */
export interface SeedStatus {
  seed: number;
  /** It plays nothing more of the stage. */
  exit: StageExit | null;
  /** It goes on from the series of these positions, whatever their results say. */
  goesOnFrom: readonly number[];
}
