import { Injectable } from '@nestjs/common';
import { LEADER_NUMBERS, leastGamesOf } from '../../../domain/competition/statistics/leaders.ts';
import { Clock } from '../../../platform/clock.ts';
import { ChangeStamp } from '../../../platform/graphql/fast-reads/change-stamp.ts';
import { PerChange } from '../../../platform/graphql/fast-reads/per-change.ts';
import type { LeaderList, Leaders, LeadersScope, LeadersView, StoredLeader, StoredLeaders } from './leaders.ts';
import { LeadersRepository } from './leaders.repository.ts';

/** The best players of a division, of a season, and of all time (R7). Those of all time are counted once for each change of the league. */
@Injectable()
export class LeadersService {
  private readonly ofAllTime: PerChange<[LeadersView], StoredLeaders>;

  constructor(
    private readonly leaders: LeadersRepository,
    private readonly clock: Clock,
    stamp: ChangeStamp,
  ) {
    this.ofAllTime = new PerChange(stamp, (view) => this.leaders.find({ kind: 'all-time' }, view, this.clock.now()));
  }

  /** A list for each number; empty lists for an unknown scope. */
  async find(scope: LeadersScope, view: LeadersView): Promise<Leaders> {
    const { seasonId, mostGames, leaders } = await this.read(scope, view);
    return {
      seasonId,
      divisionId: scope.kind === 'division' ? scope.id : null,
      mostGames,
      leastGames: view.leastGames ?? leastGamesOf(mostGames),
      lists: LEADER_NUMBERS.map((number) => listOf(number, leaders)),
    };
  }

  private read(scope: LeadersScope, view: LeadersView): Promise<StoredLeaders> {
    if (scope.kind === 'all-time') return this.ofAllTime.of(view);
    return this.leaders.find(scope, view, this.clock.now());
  }
}

function listOf(number: StoredLeader['number'], all: readonly StoredLeader[]): LeaderList {
  const leaders = all.filter((leader) => leader.number === number);
  return { number, others: (leaders[0]?.placed ?? 0) - leaders.length, leaders };
}
