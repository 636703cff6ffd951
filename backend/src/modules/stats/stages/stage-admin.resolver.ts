import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import type { StageWithBracket } from '../../series/stages/stage.ts';
import { StageBracketType, toStageBracket } from '../../series/stages/stage.type.ts';
import { StageAdminService } from './stage-admin.service.ts';
import { StageDrawService } from './stage-draw.service.ts';
import {
  AdminStageResult,
  AdminStageType,
  CreateStageInput,
  DeleteStageInput,
  DrawStageInput,
  SaveStageInput,
  StageCandidateType,
  StageTableType,
} from './stage-admin.type.ts';

/** Stages in the back office. */
@Resolver(() => AdminStageType)
export class StageAdminResolver {
  constructor(
    private readonly stages: StageAdminService,
    private readonly draws: StageDrawService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => AdminStageType, { nullable: true, description: 'null: the division has a table, or is unknown' })
  adminStage(@Args('divisionId', { type: () => Int }) divisionId: number): Promise<AdminStageType | null> {
    return this.stages.find(divisionId);
  }

  @Roles('admin')
  @Query(() => [AdminStageType], { description: 'The stages of a season' })
  adminStages(@Args('seasonId', { type: () => Int }) seasonId: number): Promise<AdminStageType[]> {
    return this.stages.ofSeason(seasonId);
  }

  @Roles('admin')
  @Query(() => [StageCandidateType], { description: 'Active teams, those of the divisions of the season first' })
  stageCandidates(@Args('seasonId', { type: () => Int }) seasonId: number): Promise<StageCandidateType[]> {
    return this.stages.candidates(seasonId);
  }

  @ResolveField(() => StageBracketType)
  bracket(@Parent() stage: StageWithBracket): StageBracketType {
    return toStageBracket(stage);
  }

  @ResolveField(() => [StageTableType], { description: 'The tables and the other stages that it takes places from' })
  tables(@Parent() stage: StageWithBracket): Promise<StageTableType[]> {
    return this.stages.tablesOf(stage);
  }

  @Roles('admin')
  @Mutation(() => AdminStageResult, { description: 'Makes a stage without teams' })
  createStage(@CurrentActor() actor: Actor, @Args('input') input: CreateStageInput) {
    return this.stages.create(actor, input);
  }

  @Roles('admin')
  @Mutation(() => AdminStageResult, { description: 'Until the stage is drawn' })
  saveStage(@CurrentActor() actor: Actor, @Args('input') { divisionId, version, entrants, ...plan }: SaveStageInput) {
    const chosen = entrants.map((one) => ({
      ...{ teamId: one.teamId ?? null, divisionId: one.divisionId ?? null, place: one.place ?? null },
    }));
    return this.stages.save(actor, { divisionId, version }, { ...plan, entrants: chosen });
  }

  @Roles('admin')
  @Mutation(() => AdminStageResult, { description: 'Its teams are known from then on, and the first series are made' })
  drawStage(@CurrentActor() actor: Actor, @Args('input') input: DrawStageInput) {
    const { divisionId, version, seenLeftOut = null, ...accepted } = input;
    return this.draws.draw(actor, { divisionId, version }, { ...accepted, seenLeftOut });
  }

  @Roles('admin')
  @Mutation(() => DoneResult, { description: 'Refused with STAGE_DRAWN when it is drawn' })
  async deleteStage(@CurrentActor() actor: Actor, @Args('input') input: DeleteStageInput) {
    await this.stages.remove(actor, input);
    return { messageKey: 'api.stage.deleted' };
  }
}
