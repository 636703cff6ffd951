import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsInt, IsOptional, IsString, Length, ValidateNested } from 'class-validator';
import type { Side } from '../../../domain/sides.ts';
import { connectionOf, OrderInput, PageArgs } from '../../../platform/graphql/connection.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import { SideEnum } from '../../series/series.type.ts';
import type { PlayerStatisticsFilter, StatisticsFilter, StatisticsNumber, StatisticsPer } from './statistics.ts';

/** What sums are divided by, by the GraphQL names. */
export const StatisticsPerEnum = { GAME: 'game', SERIES: 'series', TOTAL: 'total' } as const satisfies Record<
  string,
  StatisticsPer
>;
registerEnumType(StatisticsPerEnum, {
  name: 'StatisticsPer',
  description: 'What sums are divided by: score, goals, assists, saves, shots and goals against',
  valuesMap: {
    GAME: { description: 'By the games that count' },
    SERIES: { description: 'By the series that count' },
    TOTAL: { description: 'By nothing' },
  },
});

const StatisticsNumberEnum = {
  GAMES: 'games',
  SERIES: 'series',
  GAMES_WON: 'gamesWon',
  SERIES_WON: 'seriesWon',
  SCORE: 'score',
  GOALS: 'goals',
  ASSISTS: 'assists',
  SAVES: 'saves',
  SHOTS: 'shots',
  GOALS_AGAINST: 'goalsAgainst',
  SHOOTING_PERCENT: 'shootingPercent',
  RATING: 'rating',
} as const satisfies Record<string, StatisticsNumber>;
registerEnumType(StatisticsNumberEnum, {
  name: 'StatisticsNumber',
  description: 'The number that rows are ordered by: the field of the same name. Rows without it count as the lowest',
});

/** What both lists have. */
@ObjectType({ isAbstract: true })
abstract class StatisticsRowType {
  @Field(() => Int, { description: 'Games that count' }) games: number;
  @Field(() => Int, { description: 'Series with at least one of these games' }) series: number;
  @Field(() => Int, { description: 'Those of the games that were won' }) gamesWon: number;
  @Field(() => Int, { description: 'Those of the series that were won' }) seriesWon: number;
  @Field(() => Float, { description: "The game's own points; a sum, or per game or series, two decimals" })
  score: number;
  @Field(() => Float, { description: 'Goals; a sum, or per game or series, two decimals' }) goals: number;
  @Field(() => Float, { description: 'Assists; a sum, or per game or series, two decimals' }) assists: number;
  @Field(() => Float, { description: 'Saves; a sum, or per game or series, two decimals' }) saves: number;
  @Field(() => Float, { description: 'Shots; a sum, or per game or series, two decimals' }) shots: number;
  @Field(() => Float, {
    description: 'Goals of the opponents in these games; a sum, or per game or series, two decimals',
  })
  goalsAgainst: number;
  @Field(() => Float, { nullable: true, description: 'Goals per hundred shots, two decimals; null without shots' })
  shootingPercent: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'The numbers per game, weighted, compared with the whole division: 1 is its average; over several divisions the mean weighted by games; four decimals',
  })
  rating: number | null;
}

@ObjectType('PlayerStatistics', { description: 'What a player did in the games that count, for all their teams' })
export class PlayerStatisticsType extends StatisticsRowType {
  @Field(() => PlayerRefType, { description: 'The player' }) player: PlayerRefType;
  @Field(() => TeamRefType, { description: 'The team of the last of these games, as it was then' }) team: TeamRefType;
}

@ObjectType('TeamStatistics', { description: "What a team's players did in the games that count" })
export class TeamStatisticsType extends StatisticsRowType {
  @Field(() => TeamRefType, { description: 'The team, as it was in the last of these games' }) team: TeamRefType;
}

@ObjectType('PlayerStatisticsConnection', { description: "A page of players' statistics" })
export class PlayerStatisticsConnectionType extends connectionOf('PlayerStatistics', PlayerStatisticsType) {}

@ObjectType('TeamStatisticsConnection', { description: "A page of teams' statistics" })
export class TeamStatisticsConnectionType extends connectionOf('TeamStatistics', TeamStatisticsType) {}

const BOUNDS =
  'It must name a season, a division, a team, an opponent or a player, or a period of at most 400 days. Walkovers, annulled series and games whose players’ numbers are missing do not count';

@InputType({ isAbstract: true })
abstract class ScopeInput implements StatisticsFilter {
  @Field(() => Int, { nullable: true, description: 'Games of this season' }) @IsOptional() @IsInt() seasonId?:
    number | null;
  @Field(() => Int, { nullable: true, description: 'Games of this division' }) @IsOptional() @IsInt() divisionId?:
    number | null;
  @Field(() => Int, { nullable: true, description: 'Games for this team' }) @IsOptional() @IsInt() teamId?:
    number | null;
  @Field(() => Int, { nullable: true, description: 'Games against this team' }) @IsOptional() @IsInt() opponentId?:
    number | null;
  @Field(() => Date, { nullable: true, description: 'Played then or later, by the set time or else by the report' })
  @IsOptional()
  @IsDate()
  from?: Date | null;
  @Field(() => Date, { nullable: true, description: 'Played before that' }) @IsOptional() @IsDate() to?: Date | null;
  @Field(() => SideEnum, { nullable: true, description: 'Games at home, or away' })
  @IsOptional()
  @IsIn(Object.values(SideEnum))
  venue?: Side | null;
  @Field(() => Int, { nullable: true, description: 'Rows with at least so many games; left out: 1' })
  @IsOptional()
  @IsInt()
  leastGames?: number | null;
}

@InputType('TeamStatisticsFilter', { description: `Which games count. ${BOUNDS}` })
export class TeamStatisticsFilterInput extends ScopeInput {}

@InputType('PlayerStatisticsFilter', { description: `Which games count, and for whom. ${BOUNDS}` })
export class PlayerStatisticsFilterInput extends ScopeInput implements PlayerStatisticsFilter {
  @Field(() => Int, { nullable: true, description: 'Games of this player' }) @IsOptional() @IsInt() playerId?:
    number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Players of this country: two letters, ISO 3166, in capitals',
  })
  @IsOptional()
  @IsString()
  @Length(2, 2)
  country?: string | null;
}

@InputType('StatisticsOrder', { description: 'What rows are ordered by, and in which direction' })
export class StatisticsOrderInput extends OrderInput {
  @Field(() => StatisticsNumberEnum, { nullable: true, description: 'Left out: RATING' })
  @IsOptional()
  @IsIn(Object.values(StatisticsNumberEnum))
  by?: StatisticsNumber | null;
}

@ArgsType()
abstract class StatisticsArgs extends PageArgs {
  @Field(() => StatisticsPerEnum, { nullable: true, description: 'What sums are divided by. Left out: GAME' })
  @IsOptional()
  @IsIn(Object.values(StatisticsPerEnum))
  per?: StatisticsPer | null;

  @Field(() => StatisticsOrderInput, { nullable: true, description: 'Left out: the highest rating first' })
  @IsOptional()
  @ValidateNested()
  @Type(() => StatisticsOrderInput)
  order?: StatisticsOrderInput | null;
}

@ArgsType()
export class PlayerStatisticsArgs extends StatisticsArgs {
  @Field(() => PlayerStatisticsFilterInput, { description: 'Which games count, and for whom' })
  @ValidateNested()
  @Type(() => PlayerStatisticsFilterInput)
  filter: PlayerStatisticsFilterInput;
}

@ArgsType()
export class TeamStatisticsArgs extends StatisticsArgs {
  @Field(() => TeamStatisticsFilterInput, { description: 'Which games count' })
  @ValidateNested()
  @Type(() => TeamStatisticsFilterInput)
  filter: TeamStatisticsFilterInput;
}
