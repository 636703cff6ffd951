import { Field, ObjectType } from '@nestjs/graphql';
import { ProblemType } from '../../../platform/errors/problem.type.ts';
import { TeamType } from '../../teams/team.type.ts';

@ObjectType('InviteLinkPage', { description: 'An open invite link, for its reader' })
export class InviteLinkPageType {
  @Field(() => TeamType) team: TeamType;
  @Field(() => Date, { description: 'The link is valid until then' }) expiresAt: Date;
  @Field(() => Boolean, { description: 'Staff decide when a player joins' }) withRequest: boolean;
  @Field(() => ProblemType, { nullable: true, description: 'Why the viewer cannot join now; null when they can' })
  problem: ProblemType | null;
}
