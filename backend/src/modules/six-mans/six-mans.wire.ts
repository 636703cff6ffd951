import type { SixMansTier } from './six-mans.ts';

/** GET /api/6mans/leaderboard/all: the rows of each rank by its letter. */
export const toLeaderboardWire = (tiers: readonly SixMansTier[]) =>
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
  );
