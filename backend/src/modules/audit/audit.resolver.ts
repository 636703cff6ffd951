import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../../platform/access/access.decorators.ts';
import { AuditLogService } from './audit-log.service.ts';
import { AuditDetailsType, AuditEntryFilter, AuditEntryPageType, StaffActType, toAuditEntry } from './audit.type.ts';
import { STAFF_ACTS } from './staff-acts.ts';

/** What staff did, for admins. */
@Resolver()
export class AuditResolver {
  constructor(private readonly log: AuditLogService) {}

  @Roles('admin')
  @Query(() => AuditEntryPageType, { description: 'The newest first' })
  async auditEntries(@Args('filter') filter: AuditEntryFilter): Promise<AuditEntryPageType> {
    const { items, total } = await this.log.page({
      text: filter.text ?? '',
      act: filter.act ?? null,
      fromDay: filter.fromDay ?? null,
      toDay: filter.toDay ?? null,
      objectKind: filter.objectKind ?? null,
      objectId: filter.objectId ?? null,
      first: filter.first ?? null,
      offset: filter.offset ?? 0,
    });
    return { items: items.map(toAuditEntry), total };
  }

  @Roles('admin')
  @Query(() => AuditDetailsType, { nullable: true, description: 'What an act changed' })
  auditDetails(@Args('id', { type: () => Int }) id: number): Promise<AuditDetailsType | null> {
    return this.log.details(id);
  }

  @Roles('admin')
  @Query(() => [StaffActType], { description: 'Everything that staff can do' })
  staffActs(): StaffActType[] {
    return Object.entries(STAFF_ACTS).map(([act, actKey]) => ({ act, actKey }));
  }
}
