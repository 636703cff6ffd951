import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('OwnInviteLink', { description: "A team's invite link, as its captain sees it" })
export class OwnInviteLinkType {
  @Field(() => String, { description: 'The secret part of the address /join/{token}' }) token: string;
  @Field(() => Date, { description: 'The link is valid until then' }) expiresAt: Date;
}
