import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsInt, ValidateNested } from 'class-validator';
import { MOST_IN_BULK } from '../../../domain/series/bulk-series.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { ContestReason } from '../report/series-report.type.ts';

@InputType({ description: 'A chosen series' })
export class ChosenSeriesInput {
  @Field(() => Int) @IsInt() seriesId: number;
  @Field(() => Int) @IsInt() version: number;
}

@InputType({ description: 'At most 100 series' })
export class StreamSeriesInput {
  @Field(() => [ChosenSeriesInput])
  @ArrayMaxSize(MOST_IN_BULK)
  @ValidateNested({ each: true })
  @Type(() => ChosenSeriesInput)
  series: ChosenSeriesInput[];
  @Field(() => Boolean) @IsBoolean() isStreamed: boolean;
}

@InputType({ description: 'At most 100 series' })
export class ChangeRoomsInput {
  @Field(() => [Int]) @ArrayMaxSize(MOST_IN_BULK) @IsInt({ each: true }) seriesIds: number[];
  @Field(() => Boolean, { description: 'true opens the rooms; false closes them, and deletes what was written' })
  @IsBoolean()
  isOpen: boolean;
}

@InputType({ description: "At most 100 of the team's series without a result" })
export class GiveAwayRestInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => Int) @IsInt() teamId: number;
  @Field(() => [Int]) @ArrayMaxSize(MOST_IN_BULK) @IsInt({ each: true }) seriesIds: number[];
  @ContestReason() reason?: string | null;
}

@ObjectType('BulkSeriesChanged')
export class BulkSeriesChangedType {
  @Field(() => Int, { description: 'Number of changed series' }) changed: number;
}

export const BulkSeriesResult = resultOf('BulkSeriesResult', BulkSeriesChangedType);
