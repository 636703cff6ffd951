import { Injectable } from '@nestjs/common';
import { LEADER_NUMBERS, leastGamesOf } from '../../../domain/competition/statistics/leaders.ts';
import { Clock } from '../../../platform/clock.ts';
import type { LeaderList, Leaders, LeadersScope, LeadersView, StoredLeader } from './leaders.ts';
import { LeadersRepository } from './leaders.repository.ts';

/** The best players of a division, of a season, and of all time (R7). */
@Injectable()
export class LeadersService {
  constructor(
    private readonly leaders: LeadersRepository,
    private readonly clock: Clock,
  ) {}

  /** A list for each number; empty lists for an unknown scope. */
  async find(scope: LeadersScope, view: LeadersView): Promise<Leaders> {
    const { seasonId, mostGames, leaders } = await this.leaders.find(scope, view, this.clock.now());
    return {
      seasonId,
      divisionId: scope.kind === 'division' ? scope.id : null,
      mostGames,
      leastGames: view.leastGames ?? leastGamesOf(mostGames),
      lists: LEADER_NUMBERS.map((number) => listOf(number, leaders)),
    };
  }
}

function listOf(number: StoredLeader['number'], all: readonly StoredLeader[]): LeaderList {
  const leaders = all.filter((leader) => leader.number === number);
  return { number, others: (leaders[0]?.placed ?? 0) - leaders.length, leaders };
}
