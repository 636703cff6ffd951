import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { toParams } from '../../../platform/errors/problem.type.ts';
import { DuplicatePlayersService } from './duplicate-players.service.ts';
import { PlayerMergeService } from './player-merge.service.ts';
import {
  DuplicatePlayersFilter,
  DuplicatePlayersPageType,
  MergePlayersInput,
  MergePlayersResult,
  PlayerMergePlanType,
} from './player-merge.type.ts';

/** Players who were registered twice. */
@Resolver()
export class PlayerMergeResolver {
  constructor(
    private readonly duplicates: DuplicatePlayersService,
    private readonly merges: PlayerMergeService,
  ) {}

  @Roles('admin')
  @Query(() => DuplicatePlayersPageType, { description: 'Pairs of players who may be one person' })
  duplicatePlayers(@Args('filter') { first, offset }: DuplicatePlayersFilter): Promise<DuplicatePlayersPageType> {
    return this.duplicates.page({ first: first ?? null, offset: offset ?? 0 });
  }

  @Roles('admin')
  @Query(() => PlayerMergePlanType, { nullable: true, description: 'null when one of the two is not there' })
  async playerMergePlan(
    @CurrentActor() actor: Actor,
    @Args('stayingId', { type: () => Int }) stayingId: number,
    @Args('leavingId', { type: () => Int }) leavingId: number,
  ): Promise<PlayerMergePlanType | null> {
    const plan = await this.merges.plan(actor, stayingId, leavingId);
    if (!plan) return null;
    const { obstacle, differences, ...rest } = plan;
    return {
      ...rest,
      differences: differences.map(({ field, staying, leaving, kept }) => ({
        field,
        staying: textOf(staying),
        leaving: textOf(leaving),
        kept: textOf(kept),
      })),
      obstacle: obstacle && { messageKey: obstacle.messageKey, params: toParams(obstacle.params) },
    };
  }

  @Roles('admin')
  @Mutation(() => MergePlayersResult, { description: 'Two players who are one person become one' })
  async mergePlayers(@CurrentActor() actor: Actor, @Args('input') input: MergePlayersInput) {
    return { playerId: await this.merges.merge(actor, input) };
  }
}

const textOf = (value: string | number | null): string | null => (value === null ? null : String(value));
