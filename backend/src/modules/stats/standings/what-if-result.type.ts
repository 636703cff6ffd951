import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt } from 'class-validator';

@InputType({ description: 'A result that a reader supposes for a series that is still to be played' })
export class WhatIfResultInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() homeGames: number;
  @Field(() => Int) @IsInt() awayGames: number;
}
