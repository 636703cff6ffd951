import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, ValidateNested } from 'class-validator';
import type { FieldPercentile } from '../../../../domain/recordings/play/field-percentiles.ts';
import { FIELD_AVERAGES } from '../../../../domain/recordings/play/field-sums.ts';
import type { ShownFieldNumber, ShownFieldNumbers } from '../../../../domain/recordings/play/field-sums.ts';
import { connectionOf, OrderInput, PageArgs } from '../../../../platform/graphql/connection.type.ts';
import { DivisionRefType } from '../../../refs/division-ref.type.ts';
import { PlayerRefType } from '../../../refs/player-ref.type.ts';
import { SeasonRefType } from '../../../refs/season-ref.type.ts';
import { TeamRefType } from '../../../refs/team-ref.type.ts';
import type { StatisticsPer } from '../../filtered/statistics.ts';
import {
  PlayerStatisticsFilterInput,
  StatisticsPerEnum,
  TeamStatisticsFilterInput,
} from '../../filtered/statistics.type.ts';
import { MEANING } from '../play/field-meanings.ts';
import { FieldNumbersType } from '../play/field-numbers.type.ts';
import { SHOWN_FIELD_NUMBERS } from './field-statistics.ts';
import type { FieldStatisticsNumber } from './field-statistics.ts';

const enumNameOf = (number: FieldStatisticsNumber): string => number.replace(/[A-Z]/g, '_$&').toUpperCase();

const ShownFieldNumberEnum = Object.fromEntries(SHOWN_FIELD_NUMBERS.map((number) => [enumNameOf(number), number]));
registerEnumType(ShownFieldNumberEnum, {
  name: 'FieldNumber',
  description: 'A number from the field: the field of the same name',
  valuesMap: Object.fromEntries(
    SHOWN_FIELD_NUMBERS.map((number) => [enumNameOf(number), { description: MEANING[number] }]),
  ),
});

const FieldStatisticsNumberEnum = { GAMES: 'games', ...ShownFieldNumberEnum };
registerEnumType(FieldStatisticsNumberEnum, {
  name: 'FieldStatisticsNumber',
  description: 'The number that rows are ordered by: the field of the same name. Rows without it count as the lowest',
});

@ObjectType('FieldStatisticsNumbers', {
  description:
    'The same as FieldNumbers, with each sum divided as `per` says, two decimals. Averages over time are the same in each form',
})
export class FieldStatisticsNumbersType {}
for (const number of SHOWN_FIELD_NUMBERS) {
  const nullable = Object.hasOwn(FIELD_AVERAGES, number);
  Field(() => Float, { description: MEANING[number], nullable })(FieldStatisticsNumbersType.prototype, number);
}

/** What both lists have. */
@ObjectType({ isAbstract: true })
abstract class FieldStatisticsRowType {
  @Field(() => Int, { description: 'Games that count and have field play; the others are in no number' })
  games: number;
  @Field(() => Int, { description: 'Series with at least one of these games' }) series: number;
  @Field(() => FieldStatisticsNumbersType, { description: 'The numbers over these games' })
  numbers: ShownFieldNumbers;
}

@ObjectType('PlayerFieldStatistics', { description: 'What a player did on the field in the games that count' })
export class PlayerFieldStatisticsType extends FieldStatisticsRowType {
  @Field(() => PlayerRefType, { description: 'The player' }) player: PlayerRefType;
  @Field(() => TeamRefType, { description: 'The team of the last of these games, as it was then' }) team: TeamRefType;
}

@ObjectType('TeamFieldStatistics', { description: "What a team's players did on the field in the games that count" })
export class TeamFieldStatisticsType extends FieldStatisticsRowType {
  @Field(() => TeamRefType, { description: 'The team, as it was in the last of these games' }) team: TeamRefType;
}

@ObjectType('PlayerFieldStatisticsConnection', { description: "A page of players' numbers from the field" })
export class PlayerFieldStatisticsConnectionType extends connectionOf(
  'PlayerFieldStatistics',
  PlayerFieldStatisticsType,
) {}

@ObjectType('TeamFieldStatisticsConnection', { description: "A page of teams' numbers from the field" })
export class TeamFieldStatisticsConnectionType extends connectionOf('TeamFieldStatistics', TeamFieldStatisticsType) {}

@InputType('FieldStatisticsOrder', { description: 'What rows are ordered by, and in which direction' })
export class FieldStatisticsOrderInput extends OrderInput {
  @Field(() => FieldStatisticsNumberEnum, { nullable: true, description: 'Left out: AVERAGE_SPEED' })
  @IsOptional()
  @IsIn(Object.values(FieldStatisticsNumberEnum))
  by?: FieldStatisticsNumber | null;
}

@ArgsType()
abstract class FieldStatisticsArgs extends PageArgs {
  @Field(() => StatisticsPerEnum, { nullable: true, description: 'What sums are divided by. Left out: GAME' })
  @IsOptional()
  @IsIn(Object.values(StatisticsPerEnum))
  per?: StatisticsPer | null;

  @Field(() => FieldStatisticsOrderInput, { nullable: true, description: 'Left out: the highest average speed first' })
  @IsOptional()
  @ValidateNested()
  @Type(() => FieldStatisticsOrderInput)
  order?: FieldStatisticsOrderInput | null;
}

@ArgsType()
export class PlayerFieldStatisticsArgs extends FieldStatisticsArgs {
  @Field(() => PlayerStatisticsFilterInput, { description: 'Which games count, and for whom' })
  @ValidateNested()
  @Type(() => PlayerStatisticsFilterInput)
  filter: PlayerStatisticsFilterInput;
}

@ArgsType()
export class TeamFieldStatisticsArgs extends FieldStatisticsArgs {
  @Field(() => TeamStatisticsFilterInput, { description: 'Which games count' })
  @ValidateNested()
  @Type(() => TeamStatisticsFilterInput)
  filter: TeamStatisticsFilterInput;
}

@ObjectType('FieldPercentile', {
  description: 'A number of a player or a team from the field, among the others of the division',
})
export class FieldPercentileType implements FieldPercentile {
  @Field(() => ShownFieldNumberEnum, { description: 'Which number' }) number: ShownFieldNumber;
  @Field(() => Float, {
    description:
      'As it is compared, two decimals: times at a speed, height or place on the field and with an empty or full tank in percent of `seconds`, other sums per game, averages as they are',
  })
  value: number;
  @Field(() => Int, { description: 'How many of the others have less' }) less: number;
  @Field(() => Int, { description: 'How many others are compared' }) others: number;
  @Field(() => Int, {
    description: 'The share of the others who have less, in whole percent, rounded down. More is not always better',
  })
  percent: number;
  @Field(() => Float, { description: 'The median of all who are compared, this one too; in the form of `value`' })
  median: number;
  @Field(() => Float, { description: 'The largest value of all who are compared; in the form of `value`' })
  most: number;
}

@ObjectType('FieldSeason', {
  description: 'The numbers of a player or a team from the field in a division of a season',
})
export class FieldSeasonType {
  @Field(() => SeasonRefType, { description: 'The season' }) season: SeasonRefType;
  @Field(() => DivisionRefType, { description: 'The division' }) division: DivisionRefType;
  @Field(() => Int, { description: 'Games that count and have field play; the others are in no number' })
  games: number;
  @Field(() => FieldNumbersType, { description: 'Sums over these games, and averages over the sums' })
  numbers: FieldNumbersType;
  @Field(() => [FieldPercentileType], {
    description: 'Among those with at least three such games in the division; empty with fewer',
  })
  percentiles: FieldPercentileType[];
}
