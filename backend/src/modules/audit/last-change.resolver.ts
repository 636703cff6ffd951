import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../../platform/access/access.decorators.ts';
import { AuditLogService } from './audit-log.service.ts';
import { ChangedThingEnum, LastChangeType } from './last-change.type.ts';
import type { ChangedThing } from './last-change.ts';

/** Tells staff whose save came before theirs. What it changed they see in the thing itself, if they may see that. */
@Resolver()
export class LastChangeResolver {
  constructor(private readonly log: AuditLogService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Query(() => LastChangeType, {
    nullable: true,
    description: 'Who changed a thing last, after a time; null: none of staff, and no captain in the match week',
  })
  lastChange(
    @Args('thing', { type: () => ChangedThingEnum }) thing: ChangedThing,
    @Args('id', { type: () => Int, description: '0: any of them, as when there is only one' }) id: number,
    @Args('after', { type: () => Date, description: 'When the form was filled' }) after: Date,
  ): Promise<LastChangeType | null> {
    return this.log.lastChange(thing, id, after);
  }
}
