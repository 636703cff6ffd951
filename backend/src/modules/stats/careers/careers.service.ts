import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { DivisionPlaces } from '../division-places.ts';
import { playerCareerFrom } from './player-career.ts';
import type { PlayerCareer } from './player-career.ts';
import { PlayerCareerRepository } from './player-career.repository.ts';
import { teamCareerFrom } from './team-career.ts';
import type { TeamCareer } from './team-career.ts';
import { TeamCareerRepository } from './team-career.repository.ts';

/** What players and teams have done over the seasons (R31). Each is read with one statement. */
@Injectable()
export class CareersService {
  constructor(
    private readonly players: PlayerCareerRepository,
    private readonly teams: TeamCareerRepository,
    private readonly places: DivisionPlaces,
    private readonly clock: Clock,
  ) {}

  /** Null for an unknown player. */
  async ofPlayer(playerId: number): Promise<PlayerCareer | null> {
    const known = this.places.known();
    const facts = await this.players.findByPlayer(playerId, this.clock.now(), known);
    return facts && playerCareerFrom(facts, this.places.add(known, facts.stamp, facts.results));
  }

  /** Null for an unknown team. */
  async ofTeam(teamId: number): Promise<TeamCareer | null> {
    const known = this.places.known();
    const facts = await this.teams.findByTeam(teamId, this.clock.now(), known);
    return facts && teamCareerFrom(facts, this.places.add(known, facts.stamp, facts.results));
  }
}
