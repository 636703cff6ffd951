import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import type { SiteLanguage } from '../../../domain/site-language.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { toSlice } from '../../../platform/graphql/table-filter.type.ts';
import { LanguageEnum } from '../../content/content.type.ts';
import type { MemberFilter } from './member-list.ts';
import { MemberListService } from './member-list.service.ts';
import {
  AssociationMemberFilter,
  AssociationMemberPageType,
  ExportMembersResult,
  MemberExportType,
} from './member-list.type.ts';

/** The association's register, for admins. */
@Resolver()
export class MemberListResolver {
  constructor(private readonly members: MemberListService) {}

  @Roles('admin')
  @Query(() => AssociationMemberPageType)
  associationMembers(@Args('filter') filter: AssociationMemberFilter): Promise<AssociationMemberPageType> {
    return this.members.page(toMemberFilter(filter));
  }

  @Roles('admin')
  @Mutation(() => ExportMembersResult, { description: 'All that fit, whatever the page; written in the log' })
  async exportMembers(
    @CurrentActor() actor: Actor,
    @Args('filter') filter: AssociationMemberFilter,
    @Args('language', { type: () => LanguageEnum }) language: SiteLanguage,
  ): Promise<MemberExportType> {
    return { csv: await this.members.export(actor, toMemberFilter(filter), language) };
  }
}

const toMemberFilter = (filter: AssociationMemberFilter): MemberFilter => ({
  ...toSlice(filter),
  sort: filter.sort ?? 'name',
  hasAccount: filter.hasAccount ?? null,
  nearUserId: filter.nearUserId ?? null,
  id: filter.id ?? null,
});
