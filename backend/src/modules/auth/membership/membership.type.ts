import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsString, MaxLength } from 'class-validator';

/** A first limit for every text; the rules have shorter ones. */
const LONG = 500;

@InputType({ description: 'An application for membership' })
export class MembershipInput {
  @Field(() => String) @IsString() @MaxLength(LONG) firstName: string;
  @Field(() => String) @IsString() @MaxLength(LONG) lastName: string;
  @Field(() => String) @IsString() @MaxLength(LONG) email: string;
  @Field(() => String, { description: 'A Swedish mobile number' }) @IsString() @MaxLength(LONG) phone: string;
  @Field(() => String, { description: 'Personal identity number, 10 or 12 digits' })
  @IsString()
  @MaxLength(LONG)
  ssn: string;
  @Field(() => String) @IsString() @MaxLength(LONG) address: string;
  @Field(() => String) @IsString() @MaxLength(LONG) zip: string;
  @Field(() => String) @IsString() @MaxLength(LONG) city: string;
  @Field(() => String, { description: 'm, f, o or na' }) @IsString() @MaxLength(LONG) sex: string;
  @Field(() => Boolean) @IsBoolean() agreesToJoin: boolean;
  @Field(() => Boolean) @IsBoolean() agreesToPrivacy: boolean;
  @Field(() => Boolean) @IsBoolean() agreesToMarketing: boolean;
}
