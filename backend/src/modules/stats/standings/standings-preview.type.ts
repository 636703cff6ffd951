import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsIn, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { MAX_GAMES } from '../../../domain/series/series-format.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import { WalkoverEnum } from '../../series/series.type.ts';
import type { SeriesOutcome } from './standings-preview.service.ts';

const SeriesOutcomeKindEnum = { REPORT: 'report', WALKOVER: 'walkover', RESET: 'reset' } as const satisfies Record<
  string,
  SeriesOutcome['kind']
>;
registerEnumType(SeriesOutcomeKindEnum, { name: 'SeriesOutcomeKind' });

@InputType()
export class GameScoreInput {
  @Field(() => Int) @IsInt() homeGoals: number;
  @Field(() => Int) @IsInt() awayGoals: number;
}

@InputType()
export class TeamDecisionInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => Int) @IsInt() teamId: number;
  @Field(() => Boolean) @IsBoolean() isDisqualified: boolean;
  @Field(() => Boolean) @IsBoolean() areResultsAnnulled: boolean;
  @Field(() => Int) @IsInt() adjustment: number;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() decider: number | null = null;
  @Field(() => Boolean, { defaultValue: false, description: 'Its unplayed series become walkovers against it' })
  @IsBoolean()
  givesWalkovers: boolean = false;
}

@InputType()
export class SeriesOutcomeInput {
  @Field(() => SeriesOutcomeKindEnum) @IsIn(Object.values(SeriesOutcomeKindEnum)) kind: SeriesOutcome['kind'];
  @Field(() => WalkoverEnum, { nullable: true })
  @IsOptional()
  @IsIn(Object.values(WalkoverEnum))
  walkover?: Walkover | null;
  @Field(() => [GameScoreInput], { nullable: true })
  @IsOptional()
  @ArrayMaxSize(MAX_GAMES)
  @ValidateNested({ each: true })
  @Type(() => GameScoreInput)
  games?: GameScoreInput[] | null;
}
