import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { SeenVersion } from '../../../platform/graphql/seen-version.ts';

/** First limits for texts; the rules have shorter ones. */
const LONG = 500;
const LONGEST = 5000;

const Detail = (): PropertyDecorator => (target, key) => {
  Field(() => String, { nullable: true })(target, key);
  IsOptional()(target, key);
  IsString()(target, key);
  MaxLength(LONG)(target, key);
};

const Reason = (): PropertyDecorator => (target, key) => {
  Field(() => String, { description: 'Told to the person' })(target, key);
  IsString()(target, key);
  MaxLength(LONGEST)(target, key);
};

@InputType({ description: 'A field that is left out stays as it is' })
export class CorrectMemberInput {
  @Field(() => Int) @IsInt() id: number;
  @SeenVersion('`AssociationMember.version`') version: string;
  @Detail() email?: string | null;
  @Detail() firstName?: string | null;
  @Detail() lastName?: string | null;
  @Detail() phone?: string | null;
  @Detail() address?: string | null;
  @Detail() zip?: string | null;
  @Detail() city?: string | null;
  @Reason() reason: string;
}

@InputType()
export class MergeMembersInput {
  @Field(() => Int) @IsInt() stayingId: number;
  @SeenVersion('`AssociationMember.version` of the member who stays') version: string;
  @Field(() => Int) @IsInt() leavingId: number;
  @SeenVersion('`AssociationMember.version` of the member who leaves') leavingVersion: string;
  @Field(() => String, { description: 'The address that stays, one of the two' })
  @IsString()
  @MaxLength(LONG)
  email: string;
  @Reason() reason: string;
}

@InputType()
export class EndMembershipInput {
  @Field(() => Int) @IsInt() id: number;
  @SeenVersion('`AssociationMember.version`') version: string;
  @Reason() reason: string;
}
