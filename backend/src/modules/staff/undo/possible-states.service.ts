import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import { whyImpossible, whyTeamImpossible } from '../../../domain/undo/possible-state.ts';
import type { Impossible } from '../../../domain/undo/possible-state.ts';
import { LeagueStatesRepository } from './league-states.repository.ts';
import type { TouchedThings } from './league-states.repository.ts';

/** Something that no act leaves so. */
interface Wrong {
  why: Impossible;
  name: string;
}

/** Asks the domain whether the state that an undo makes is possible (R19). */
@Injectable()
export class PossibleStatesService {
  constructor(private readonly states: LeagueStatesRepository) {}

  /**
   * Runs `work`, which takes some transactions back, in the caller's transaction. Refuses a state that no acts make
   * (NOT_UNDOABLE with the reason), except what was so before: it is not the undo's doing.
   */
  async watch(setIds: readonly number[], work: () => Promise<void>): Promise<void> {
    const touched = await this.states.findTouched(setIds);
    const before = await this.wrongOf(touched);
    await work();
    for (const [thing, { why, name }] of await this.wrongOf(touched)) {
      if (before.get(thing)?.why === why) continue;
      throw new LeagueError('NOT_UNDOABLE', `api.undo.impossible.${why}`, { params: { name } });
    }
  }

  private async wrongOf({ seriesIds, teamIds }: TouchedThings): Promise<ReadonlyMap<string, Wrong>> {
    const wrong = new Map<string, Wrong>();
    for (const { id, name, ...state } of await this.states.findSeries(seriesIds)) {
      const why = whyImpossible(state);
      if (why !== null) wrong.set(`series ${id}`, { why, name });
    }
    for (const { id, name, places } of await this.states.findTeams(teamIds)) {
      const why = whyTeamImpossible(places);
      if (why !== null) wrong.set(`team ${id}`, { why, name });
    }
    return wrong;
  }
}
