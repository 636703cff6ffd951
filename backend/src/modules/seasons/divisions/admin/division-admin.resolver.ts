import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../../platform/graphql/done.type.ts';
import { DivisionAdminService } from './division-admin.service.ts';
import {
  AdminDivisionResult,
  AdminDivisionType,
  CreateDivisionInput,
  DivisionAdminCandidateType,
  DivisionSummaryType,
  DivisionTeamCandidateType,
  DivisionVersionsType,
  SaveDivisionInput,
  SaveDivisionTeamsInput,
  SavePlacementBandsInput,
} from './division-admin.type.ts';
import { divisionVersionsOf } from './division-versions.ts';
import { DivisionsService } from '../divisions.service.ts';

/** Divisions in the back office. modules/series has their schedules. */
@Resolver(() => AdminDivisionType)
export class DivisionAdminResolver {
  constructor(
    private readonly admin: DivisionAdminService,
    private readonly divisions: DivisionsService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => AdminDivisionType, { nullable: true })
  adminDivision(@Args('id', { type: () => Int }) id: number): Promise<AdminDivisionType | null> {
    return this.admin.find(id);
  }

  @ResolveField(() => Boolean, { description: 'The viewer plays in it, or did this season: only an admin changes it' })
  isOwn(@CurrentActor() actor: Actor, @Parent() { id }: AdminDivisionType): Promise<boolean> {
    return this.admin.isOwn(actor, id);
  }

  @ResolveField(() => Boolean, { description: 'Whether the viewer runs it: admins run all, division admins their own' })
  mayRun(@CurrentActor() actor: Actor, @Parent() { divisionAdminUserId }: AdminDivisionType): boolean {
    return this.admin.mayRun(actor, divisionAdminUserId);
  }

  @ResolveField(() => DivisionVersionsType, { description: 'Of what staff change in it, each by itself' })
  versions(@Parent() division: AdminDivisionType): DivisionVersionsType {
    return divisionVersionsOf(division);
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => [DivisionSummaryType], { description: 'The current season and the top division first' })
  divisionSummaries(): Promise<DivisionSummaryType[]> {
    return this.divisions.summaries();
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => [DivisionAdminCandidateType], { description: 'Accounts with the role of a division admin' })
  divisionAdminCandidates(): Promise<DivisionAdminCandidateType[]> {
    return this.admin.divisionAdmins();
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => [DivisionTeamCandidateType], {
    description: 'Active teams that play in no division of the season yet; those that have signed up first',
  })
  divisionTeamCandidates(
    @Args('divisionId', { type: () => Int }) divisionId: number,
  ): Promise<DivisionTeamCandidateType[]> {
    return this.admin.candidates(divisionId);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => AdminDivisionResult)
  async createDivision(@CurrentActor() actor: Actor, @Args('input') input: CreateDivisionInput) {
    return this.admin.getDivisionOrThrow(await this.admin.create(actor, input));
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => AdminDivisionResult)
  saveDivision(@CurrentActor() actor: Actor, @Args('input') { divisionId, ...info }: SaveDivisionInput) {
    return this.admin.saveInfo(actor, divisionId, info);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => AdminDivisionResult)
  savePlacementBands(@CurrentActor() actor: Actor, @Args('input') input: SavePlacementBandsInput) {
    return this.admin.saveBands(actor, input.divisionId, input.bands, input.version);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => AdminDivisionResult)
  saveDivisionTeams(@CurrentActor() actor: Actor, @Args('input') input: SaveDivisionTeamsInput) {
    return this.admin.saveTeams(actor, input.divisionId, input.teamIds, input.version);
  }

  @Roles('admin')
  @Mutation(() => DoneResult, { description: 'Refused with DIVISION_IN_USE when it has teams or a role in the chat' })
  async deleteDivision(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    await this.admin.remove(actor, id);
    return { messageKey: 'api.division.deleted' };
  }
}
