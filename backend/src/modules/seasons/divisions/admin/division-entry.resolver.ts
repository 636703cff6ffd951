import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DivisionEntryType } from './division-admin.type.ts';
import { decisionVersionOf } from './division-versions.ts';

/** A team of a division, as staff decide about it. */
@Resolver(() => DivisionEntryType)
export class DivisionEntryResolver {
  @ResolveField(() => String, { description: 'Another value than before: the decision about the team has changed' })
  version(@Parent() entry: DivisionEntryType): string {
    return decisionVersionOf(entry);
  }
}
