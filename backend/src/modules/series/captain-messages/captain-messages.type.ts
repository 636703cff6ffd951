import { ArgsType, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, MaxLength, Min, MinLength } from 'class-validator';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';

/** A first limit for every text; the rule has a shorter one. */
const LONGEST = 5000;
const REFERENCE_MAX = 100;

@ObjectType('CaptainAudience', { description: 'A season or a division whose captains the viewer may write to' })
export class CaptainAudienceType {
  @Field(() => Int) seasonId: number;
  @Field(() => String) season: string;
  @Field(() => Int, { nullable: true, description: 'null: the whole season' }) divisionId: number | null;
  @Field(() => String, { nullable: true }) division: string | null;
  @Field(() => Int, { description: 'How many captains a message reaches' }) captains: number;
  @Field(() => [TeamRefType], { description: 'The teams without a captain who has an account' })
  unreachable: TeamRefType[];
}

@ObjectType('CaptainMessage', { description: 'What staff wrote to all captains of a season or of a division' })
export class CaptainMessageType {
  @Field(() => Int) id: number;
  @Field(() => Date) sentAt: string;
  @Field(() => String, { nullable: true, description: 'null: the account is deleted' }) sentBy: string | null;
  @Field(() => String) season: string;
  @Field(() => Int, { nullable: true, description: 'null: the whole season' }) divisionId: number | null;
  @Field(() => String, { nullable: true }) division: string | null;
  @Field(() => String) textSv: string;
  @Field(() => String) textEn: string;
  @Field(() => Int, { description: 'How many captains got it' }) captains: number;
  @Field(() => Int, { description: 'How many teams had no captain who could get it' }) unreachable: number;
}

@ObjectType('CaptainMessagePage')
export class CaptainMessagePageType {
  @Field(() => [CaptainMessageType]) items: CaptainMessageType[];
  @Field(() => Int, { description: 'On all pages together' }) total: number;
}

@ArgsType()
export class CaptainMessagesArgs {
  @Field(() => Int, { nullable: true, description: 'Rows of a page; null: all' })
  @IsOptional()
  @IsInt()
  @Min(1)
  first?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() @Min(0) offset?: number | null;
}

@InputType()
export class MessageCaptainsInput {
  @Field(() => String, { description: 'Your own name for the message; the same one is refused a second time' })
  @IsString()
  @MinLength(1)
  @MaxLength(REFERENCE_MAX)
  reference: string;
  @Field(() => Int) @IsInt() seasonId: number;
  @Field(() => Int, { nullable: true, description: 'null: the whole season' })
  @IsOptional()
  @IsInt()
  divisionId?: number | null;
  @Field(() => String) @IsString() @MaxLength(LONGEST) textSv: string;
  @Field(() => String) @IsString() @MaxLength(LONGEST) textEn: string;
}

export const MessageCaptainsResult = resultOf('MessageCaptainsResult', CaptainMessageType);
