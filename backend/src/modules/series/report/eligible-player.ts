import type { Platform } from '../../../domain/series/box-score.ts';
import type { Side } from '../../../domain/sides.ts';
import type { PublicSanction } from '../../refs/sanction-ref.ts';

/** A player's account. Replay rows are recognised by it. */
export interface KnownAccount {
  id: number;
  playerId: number;
  platform: Platform;
  accountId: string;
  displayName: string | null;
}

/** A player who may stand in the report for one side. */
export interface EligiblePlayer {
  side: Side;
  playerId: number;
  nickname: string;
  /** True: in the team when the series was played. False: at another time of the season, or in the stored result. */
  isOnRoster: boolean;
  /** Empty for those who may not report the series as staff. */
  accounts: KnownAccount[];
  /** What kept the player from playing at the time of play; null for nothing (R24). */
  suspended: PublicSanction | null;
}
