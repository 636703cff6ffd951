import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { toSlice } from '../../../platform/graphql/table-filter.type.ts';
import {
  AddSanctionInput,
  AdminSanctionFilter,
  AdminSanctionPageType,
  ChangeSanctionInput,
  LiftSanctionInput,
  PointsDecisionType,
  SanctionResult,
  type SanctionTextsInput,
} from './sanctions.type.ts';
import { SanctionsService } from './sanctions.service.ts';

/** Sanctions, as admins decide them. */
@Resolver()
export class SanctionsResolver {
  constructor(private readonly sanctions: SanctionsService) {}

  @Roles('admin')
  @Query(() => AdminSanctionPageType)
  adminSanctions(@Args('filter') filter: AdminSanctionFilter): Promise<AdminSanctionPageType> {
    const { kind, isInForce, playerId, teamId } = filter;
    return this.sanctions.page({
      ...toSlice(filter),
      kind: kind ?? null,
      isInForce: isInForce ?? null,
      playerId: playerId ?? null,
      teamId: teamId ?? null,
    });
  }

  @Roles('admin')
  @Query(() => [PointsDecisionType], { description: 'The newest season first' })
  pointsDecisions(
    @Args('text', { nullable: true, type: () => String }) text: string | null,
    @Args('teamId', { nullable: true, type: () => Int }) teamId: number | null,
  ): Promise<PointsDecisionType[]> {
    return this.sanctions.points(text ?? '', teamId ?? null);
  }

  @Roles('admin')
  @Mutation(() => SanctionResult)
  addSanction(@CurrentActor() actor: Actor, @Args('input') input: AddSanctionInput) {
    const { kind, playerId, teamId, startsOn, endsOn, seriesCount } = input;
    const subject = { playerId: playerId ?? null, teamId: teamId ?? null };
    const term = { kind, startsOn, endsOn: endsOn ?? null, seriesCount: seriesCount ?? null };
    return this.sanctions.add(actor, { ...subject, ...term, ...toTexts(input) });
  }

  @Roles('admin')
  @Mutation(() => SanctionResult)
  changeSanction(@CurrentActor() actor: Actor, @Args('input') input: ChangeSanctionInput) {
    return this.sanctions.change(actor, input, toTexts(input));
  }

  @Roles('admin')
  @Mutation(() => SanctionResult)
  liftSanction(@CurrentActor() actor: Actor, @Args('input') input: LiftSanctionInput) {
    return this.sanctions.lift(actor, input, input.reason);
  }
}

const toTexts = ({ reasonSv, reasonEn, note, isPublic }: SanctionTextsInput) => ({
  reasonSv,
  reasonEn: reasonEn ?? null,
  note: note ?? null,
  isPublic,
});
