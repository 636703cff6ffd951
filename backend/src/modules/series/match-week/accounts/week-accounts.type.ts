import { Field, InputType, Int } from '@nestjs/graphql';
import { IsIn, IsInt, IsOptional, IsString, Length } from 'class-validator';
import { PlatformEnum } from '../../report/series-report.type.ts';

@InputType()
export class RequestGameAccountInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int, { description: "A player of the captain's team" }) @IsInt() playerId: number;
  @Field(() => PlatformEnum) @IsIn(Object.values(PlatformEnum)) platform: string;
  @Field(() => String) @IsString() @Length(1, 100) accountId: string;
  @Field(() => String, { nullable: true, description: 'Its name in the replay' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  displayName?: string | null;
}
