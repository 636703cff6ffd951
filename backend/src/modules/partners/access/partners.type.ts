import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsString, MaxLength } from 'class-validator';
import type { PartnerStatus } from '../../../domain/partners/partner.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';

/** A first limit for every text; the rule has shorter ones. */
const LONGEST = 2000;

const PartnerStatusEnum: Record<string, PartnerStatus> = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  DENIED: 'denied',
  STOPPED: 'stopped',
};
registerEnumType(PartnerStatusEnum, {
  name: 'PartnerStatus',
  description: 'DENIED may apply again; STOPPED: staff have stopped its keys and webhooks',
});

@ObjectType('Partner', { description: 'An account that has applied for partner access. For staff and for itself' })
export class PartnerType {
  @Field(() => Int) id: number;
  @Field(() => String, { description: 'The site, the program or the company' }) name: string;
  @Field(() => String, { description: 'What the data is for' }) purpose: string;
  @Field(() => String, { description: 'The person to write to' }) contact: string;
  @Field(() => PartnerStatusEnum) status: PartnerStatus;
  @Field(() => Date) appliedAt: string;
  @Field(() => Date, { nullable: true, description: 'null: not decided yet' }) decidedAt: string | null;
  @Field(() => String, { nullable: true, description: 'Why staff denied or stopped it; null: they did not' })
  reason: string | null;
  @Field(() => String, { description: "The account's player, or its name in the chat" }) account: string;
  @Field(() => Int, { description: 'Keys that are neither withdrawn nor replaced' }) keys: number;
  @Field(() => Int) webhooks: number;
  @Field(() => Int, { description: 'What a change must name' }) version: number;
}

@InputType()
export class ApplyForPartnerAccessInput {
  @Field(() => String, { description: 'The site, the program or the company' })
  @IsString()
  @MaxLength(LONGEST)
  name: string;
  @Field(() => String, { description: 'What the data is for' }) @IsString() @MaxLength(LONGEST) purpose: string;
  @Field(() => String, { description: 'The person to write to' }) @IsString() @MaxLength(LONGEST) contact: string;
}

@InputType()
export class PartnerTargetInput {
  @Field(() => Int) @IsInt() id: number;
  @Field(() => Int) @IsInt() version: number;
}

@InputType()
export class EndPartnerInput extends PartnerTargetInput {
  @Field(() => String, { description: 'The partner reads it' }) @IsString() @MaxLength(LONGEST) reason: string;
}

export const PartnerResult = resultOf('PartnerResult', PartnerType);
