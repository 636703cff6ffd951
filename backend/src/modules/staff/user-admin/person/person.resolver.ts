import { Args, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Roles } from '../../../../platform/access/access.decorators.ts';
import { AuditLogService } from '../../../audit/audit-log.service.ts';
import { AuditEntryType, toAuditEntry } from '../../../audit/audit.type.ts';
import { SessionsService } from '../../../auth/sessions.service.ts';
import { SanctionsService } from '../../../players/sanctions/sanctions.service.ts';
import { AdminSanctionType } from '../../../players/sanctions/sanctions.type.ts';
import { PersonService } from './person.service.ts';
import { PersonSessionType, PersonType } from './person.type.ts';

/** The page of one person, for admins. */
@Resolver(() => PersonType)
export class PersonResolver {
  constructor(
    private readonly people: PersonService,
    private readonly sessions: SessionsService,
    private readonly sanctions: SanctionsService,
    private readonly log: AuditLogService,
  ) {}

  @Roles('admin')
  @Query(() => PersonType, { nullable: true, description: 'By the account or by the player; null: no such person' })
  adminPerson(
    @Args('userId', { nullable: true, type: () => Int }) userId: number | null,
    @Args('playerId', { nullable: true, type: () => Int }) playerId: number | null,
  ): Promise<PersonType | null> {
    return this.people.find(userId ?? null, playerId ?? null);
  }

  @ResolveField(() => [PersonSessionType], {
    name: 'sessions',
    description: 'The latest logins, the newest first; ended ones are stored for 30 days',
  })
  latestSessions(@Parent() { user }: PersonType): Promise<PersonSessionType[]> {
    return user.userId === null ? Promise.resolve([]) : this.sessions.latestOf(user.userId);
  }

  @ResolveField(() => [AdminSanctionType], { name: 'sanctions', description: 'Of the player, the newest first' })
  playerSanctions(@Parent() { user }: PersonType): Promise<AdminSanctionType[]> {
    return user.playerId === null ? Promise.resolve([]) : this.sanctions.ofPlayer(user.playerId);
  }

  @ResolveField(() => [AuditEntryType], { description: 'The latest acts on the person, the newest first' })
  async history(@Parent() { user }: PersonType): Promise<AuditEntryType[]> {
    return (await this.log.aboutPerson(user.userId, user.playerId)).map(toAuditEntry);
  }
}
