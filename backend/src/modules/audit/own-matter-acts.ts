import type { DivisionRef } from '../refs/division-ref.ts';
import type { PlayerRef } from '../refs/player-ref.ts';

/** An admin's act in their own matter, as visitors read it: nothing of a person or a request but that it was decided. */
export interface OwnMatterAct {
  id: number;
  /** ISO, UTC. */
  at: string;
  /** The act's stored name: `series.report`. */
  act: string;
  /** The name of a series, a team or a division; null for everything else. */
  name: string | null;
  seriesId: number | null;
  teamId: number | null;
  division: DivisionRef | null;
  /** The admin's player, while they have one. */
  player: PlayerRef | null;
  /** It was taken back, and does not hold. */
  isUndone: boolean;
}
