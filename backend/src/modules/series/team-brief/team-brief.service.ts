import { Injectable } from '@nestjs/common';
import { playedSince } from '../../../domain/series/series-play.ts';
import { Clock } from '../../../platform/clock.ts';
import { fromFlatSeries } from '../series-row.ts';
import { TeamBriefRepository } from './team-brief.repository.ts';
import { MOST_BRIEFS } from './team-brief.ts';
import type { TeamBrief } from './team-brief.ts';

/** What readers who have starred teams see of them first. */
@Injectable()
export class TeamBriefService {
  constructor(
    private readonly briefs: TeamBriefRepository,
    private readonly clock: Clock,
  ) {}

  /** The first teams of these ids, each once, in their order; unknown ones are left out. */
  async of(teamIds: readonly number[]): Promise<TeamBrief[]> {
    const wanted = [...new Set(teamIds)].slice(0, MOST_BRIEFS);
    if (wanted.length === 0) return [];
    const now = this.clock.now();
    const found = await this.briefs.findAll(wanted, now, playedSince(now));
    return found.map(({ team, next: [next], latest: [latest] }) => ({
      team,
      next: next ? fromFlatSeries(next) : null,
      latest: latest ? fromFlatSeries(latest) : null,
    }));
  }
}
