import type { HonourTexts, HonourWords } from '../../../../domain/competition/season-end/given-honour.ts';
import type { Side } from '../../../../domain/sides.ts';
import type { PlayerRef } from '../../../refs/player-ref.ts';
import type { TeamRef } from '../../../refs/team-ref.ts';

/** One of staff's own honours: a player's or a team's. */
export interface OwnHonour extends HonourWords {
  id: number;
  version: number;
  player: PlayerRef | null;
  team: TeamRef | null;
}

/** A goal as it was recorded. `side` and `scorer` are null when no recording has it, or who scored is not known. */
export interface RecordedGoal {
  seriesId: number;
  /** From 1, in its series. */
  game: number;
  /** From 1, in its game. */
  goal: number;
  home: TeamRef;
  away: TeamRef;
  side: Side | null;
  scorer: PlayerRef | null;
}

/** The goal of a season. */
export interface GoalOfSeason extends RecordedGoal, HonourTexts {
  id: number;
  version: number;
}

/** What staff have given in a season. */
export interface GivenHonours {
  goal: GoalOfSeason | null;
  own: OwnHonour[];
}
