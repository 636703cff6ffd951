import { Injectable } from '@nestjs/common';
import { weeksLeft } from '../../../domain/competition/weeks-left.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { teamConcerns } from '../../../domain/teams/team-concerns.ts';
import { Clock } from '../../../platform/clock.ts';
import type { SeasonHealth } from './season-health.ts';
import { SeasonHealthRepository } from './season-health.repository.ts';

/** Tells what staff have to look after in a season. */
@Injectable()
export class SeasonHealthService {
  constructor(
    private readonly seasons: SeasonHealthRepository,
    private readonly clock: Clock,
  ) {}

  /** How a season stands now; null: there is no such season. */
  async find(seasonId: number): Promise<SeasonHealth | null> {
    const now = this.clock.now();
    const today = StockholmTime.stockholmDate(now);
    const stored = await this.seasons.find(seasonId, { today, now });
    if (!stored) return null;
    const left = weeksLeft(today, stored.endsOn);
    const playing = left === 0 ? [] : stored.teams.map((team) => ({ ...team, concerns: teamConcerns(team, now) }));
    return { ...stored, weeksLeft: left, teams: playing.filter(({ concerns }) => concerns.length > 0) };
  }
}
