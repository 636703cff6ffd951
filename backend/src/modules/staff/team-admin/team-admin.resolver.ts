import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { toSlice } from '../../../platform/graphql/table-filter.type.ts';
import { NewTeamService } from './new-team.service.ts';
import { SaveTeamService } from './save-team.service.ts';
import { TeamAdminService } from './team-admin.service.ts';
import {
  AdminTeamFilter,
  AdminTeamPageType,
  AdminTeamType,
  CreateTeamInput,
  CreateTeamResult,
  SaveTeamInput,
  SaveTeamResult,
  RosterCandidateType,
} from './team-admin.type.ts';
import { teamVersionOf } from './team-version.ts';

/** Teams, as staff manage them. */
@Resolver(() => AdminTeamType)
export class TeamAdminResolver {
  constructor(
    private readonly teams: TeamAdminService,
    private readonly saving: SaveTeamService,
    private readonly making: NewTeamService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => AdminTeamPageType)
  adminTeams(@Args('filter') filter: AdminTeamFilter): Promise<AdminTeamPageType> {
    return this.teams.page({ ...toSlice(filter), sort: filter.sort ?? 'name', isActive: filter.isActive ?? null });
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => AdminTeamType, { nullable: true })
  adminTeam(@Args('id', { type: () => Int }) id: number): Promise<AdminTeamType | null> {
    return this.teams.findTeam(id);
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => [RosterCandidateType], { description: "Up to 20 players without a team, and the team's own" })
  rosterCandidates(
    @Args('teamId', { type: () => Int }) teamId: number,
    @Args('text', { description: 'The beginning of the nickname' }) text: string,
  ): Promise<RosterCandidateType[]> {
    return this.teams.choices(teamId, text);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => SaveTeamResult)
  saveTeam(@CurrentActor() actor: Actor, @Args('input') { teamId, ...changes }: SaveTeamInput) {
    return this.saving.save(actor, teamId, changes);
  }

  @Roles('admin')
  @Mutation(() => CreateTeamResult, { description: 'A team that has not asked for itself' })
  createTeam(@CurrentActor() actor: Actor, @Args('input') input: CreateTeamInput) {
    return this.making.create(actor, input);
  }

  @ResolveField(() => String, { description: 'A different value than before: the team has changed' })
  version(@Parent() team: AdminTeamType): string {
    return teamVersionOf(team);
  }

  @ResolveField(() => Boolean, {
    description: 'A division admin changes teams of the own divisions, and none where they play themself',
  })
  viewerMaySave(@CurrentActor() actor: Actor, @Parent() { id }: AdminTeamType): Promise<boolean> {
    return this.teams.maySave(actor, id);
  }
}
