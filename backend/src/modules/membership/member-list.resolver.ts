import { Args, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../../platform/access/access.decorators.ts';
import { toSlice } from '../../platform/graphql/table-filter.type.ts';
import { MemberListService } from './member-list.service.ts';
import { AssociationMemberFilter, AssociationMemberPageType } from './member-list.type.ts';

/** The association's register, for admins. */
@Resolver()
export class MemberListResolver {
  constructor(private readonly members: MemberListService) {}

  @Roles('admin')
  @Query(() => AssociationMemberPageType)
  associationMembers(@Args('filter') filter: AssociationMemberFilter): Promise<AssociationMemberPageType> {
    const { sort, hasAccount } = filter;
    return this.members.page({ ...toSlice(filter), sort: sort ?? 'name', hasAccount: hasAccount ?? null });
  }
}
