import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { playersFrom, teamsFrom } from './head-to-head.ts';
import type { PlayerHeadToHead, TeamHeadToHead } from './head-to-head.ts';
import { HeadToHeadRepository } from './head-to-head.repository.ts';

/** Two teams or two players side by side (R30). */
@Injectable()
export class HeadToHeadService {
  constructor(
    private readonly pairs: HeadToHeadRepository,
    private readonly clock: Clock,
  ) {}

  /** Null when one of the teams does not exist, and for the same team twice. */
  async ofTeams(homeId: number, awayId: number): Promise<TeamHeadToHead | null> {
    const facts = homeId === awayId ? null : await this.pairs.findTeams(homeId, awayId, this.clock.now());
    return facts && teamsFrom(facts);
  }

  /** Null when one of the players does not exist, and for the same player twice. */
  async ofPlayers(homeId: number, awayId: number): Promise<PlayerHeadToHead | null> {
    const facts = homeId === awayId ? null : await this.pairs.findPlayers(homeId, awayId);
    return facts && playersFrom(facts);
  }
}
