import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { requestLoader, type GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { RostersRepository } from '../rosters.repository.ts';

/** The viewer's own team for the fields of one request: a page of a hundred teams asks for it once. */
@Injectable()
export class OwnTeamLoader {
  private readonly byPlayer = requestLoader((playerIds: readonly number[]) =>
    Promise.all(playerIds.map((id) => this.rosters.findTeamByPlayerId(id))),
  );

  constructor(private readonly rosters: RostersRepository) {}

  /** Does the viewer play in this team now? */
  async isOwn({ playerId }: Actor, teamId: number, context: GraphqlContext): Promise<boolean> {
    return playerId !== null && (await this.byPlayer(context).load(playerId))?.id === teamId;
  }
}
