import { ApiProperty } from '@nestjs/swagger';
import { SIX_MANS_RANKS } from '../../../domain/competition/six-mans.ts';
import type { SixMansRank } from '../../../domain/competition/six-mans.ts';
import type { SixMansTier } from './six-mans.ts';

/** A line of the leaderboard. */
export class LeaderboardRowWire {
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: not a player of the league' })
  playerId: number | null;
  @ApiProperty() nickname: string;
  @ApiProperty({ type: 'integer' }) games: number;
  @ApiProperty({ type: 'integer' }) win: number;
  @ApiProperty({ type: 'integer' }) loss: number;
  @ApiProperty({ type: 'integer' }) elo: number;
  @ApiProperty({ type: 'integer' }) elo_peak: number;
  @ApiProperty({ type: 'integer' }) streak: number;
  @ApiProperty({ type: 'integer' }) bstreak: number;
}

/** GET /api/6mans/leaderboard/all: the rows of each rank by its letter. */
export class LeaderboardWire {
  @ApiProperty({ type: [LeaderboardRowWire] }) s: LeaderboardRowWire[];
  @ApiProperty({ type: [LeaderboardRowWire] }) x: LeaderboardRowWire[];
  @ApiProperty({ type: [LeaderboardRowWire] }) a: LeaderboardRowWire[];
  @ApiProperty({ type: [LeaderboardRowWire] }) b: LeaderboardRowWire[];
  @ApiProperty({ type: [LeaderboardRowWire] }) c: LeaderboardRowWire[];
  @ApiProperty({ type: [LeaderboardRowWire] }) d: LeaderboardRowWire[];
  @ApiProperty({ type: [LeaderboardRowWire] }) e: LeaderboardRowWire[];
}

/** GET /api/6mans/{playerId}/rank. */
export class RankWire {
  @ApiProperty({ enum: SIX_MANS_RANKS, nullable: true, description: 'null: has played no 6mans' })
  rank: SixMansRank | null;
}

export const toLeaderboardWire = (tiers: readonly SixMansTier[]): LeaderboardWire =>
  Object.fromEntries(
    tiers.map(({ rank, entries }) => [
      rank,
      entries.map(({ player, name, games, wins, elo, peak, streak, bestStreak }) => ({
        playerId: player?.id ?? null,
        nickname: name,
        games,
        win: wins,
        loss: games - wins,
        elo,
        elo_peak: peak,
        streak,
        bstreak: bestStreak,
      })),
    ]),
  ) as Record<SixMansRank, LeaderboardRowWire[]>;
