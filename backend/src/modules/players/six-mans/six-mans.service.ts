import { Injectable } from '@nestjs/common';
import { SIX_MANS_RANKS } from '../../../domain/competition/six-mans.ts';
import type { PlayedSixMans, SixMansPoint, SixMansTier } from './six-mans.ts';
import { SixMansRepository } from './six-mans.repository.ts';

/** The most points of a curve. */
const CURVE_POINTS = 300;
const LONGEST_PAGE = 100;

/** Reads the 6mans leaderboard and its ledger (R8). */
@Injectable()
export class SixMansService {
  constructor(private readonly sixMans: SixMansRepository) {}

  /** All ranks from the highest down, also empty ones. */
  async leaderboard(): Promise<SixMansTier[]> {
    const [floors, standings] = await Promise.all([this.sixMans.findFloors(), this.sixMans.findStandings()]);
    const entries = standings.map(({ standing, ...name }, index) => ({ ...name, ...standing, position: index + 1 }));
    return SIX_MANS_RANKS.map((rank) => ({
      rank,
      floor: floors.find((floor) => floor.rank === rank)?.fromElo ?? null,
      entries: entries.filter((entry) => entry.rank === rank),
    }));
  }

  /** A player's Elo over their latest series, in the order of play; empty without series. */
  curve(playerId: number): Promise<SixMansPoint[]> {
    return this.sixMans.findCurve(playerId, CURVE_POINTS);
  }

  /** The latest series first, at most 100. `total` is the number of all series. */
  async series(first: number, offset: number): Promise<{ items: PlayedSixMans[]; total: number }> {
    const size = Math.min(Math.max(first, 1), LONGEST_PAGE);
    const [items, total] = await Promise.all([
      this.sixMans.findSeries(size, Math.max(offset, 0)),
      this.sixMans.countSeries(),
    ]);
    return { items, total };
  }
}
