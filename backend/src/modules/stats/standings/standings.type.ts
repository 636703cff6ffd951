import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Outcome } from '../../../domain/series/series-result.ts';
import type { TraceCriterion } from '../../../domain/competition/standings/tie-break.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';

/** The outcomes of a series by their GraphQL names. */
export const SeriesOutcomeEnum = {
  WIN: 'win',
  OVERTIME_WIN: 'overtimeWin',
  OVERTIME_LOSS: 'overtimeLoss',
  LOSS: 'loss',
} as const satisfies Record<string, Outcome>;
registerEnumType(SeriesOutcomeEnum, {
  name: 'SeriesOutcome',
  description: 'The outcome of a series for one of its teams',
});

const TieBreakEnum = {
  DISQUALIFIED: 'disqualified',
  POINTS: 'points',
  GAME_DIFFERENCE: 'gameDifference',
  GAMES_WON: 'gamesWon',
  HEAD_TO_HEAD_POINTS: 'headToHeadPoints',
  HEAD_TO_HEAD_GAME_DIFFERENCE: 'headToHeadGameDifference',
  HEAD_TO_HEAD_GOAL_DIFFERENCE: 'headToHeadGoalDifference',
  GOAL_DIFFERENCE: 'goalDifference',
  GOALS_FOR: 'goalsFor',
  DECIDER: 'decider',
  SHARED: 'shared',
} as const satisfies Record<string, TraceCriterion>;
registerEnumType(TieBreakEnum, { name: 'TieBreak', description: 'The steps that order the table, first to last' });

@ObjectType('StandingsTrace', { description: 'The step that put a row below the row above it' })
export class StandingsTraceType {
  @Field(() => TieBreakEnum) criterion: TraceCriterion;
  @Field(() => Float, { nullable: true }) ownValue: number | null;
  @Field(() => Float, { nullable: true }) aboveValue: number | null;
  @Field(() => [TeamRefType], { description: 'The teams that a head-to-head step compared' }) teams: TeamRefType[];
}

@ObjectType('StandingsRow', { description: "A team's row in the table of its division" })
export class StandingsRowType {
  @Field(() => Int, { description: 'Teams that are equal in all steps share it' }) position: number;
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => String, { nullable: true, description: 'Hex of the placement band' }) color: string | null;
  @Field(() => Boolean) isDisqualified: boolean;
  @Field(() => Int) seriesPlayed: number;
  @Field(() => Int) wins: number;
  @Field(() => Int) overtimeWins: number;
  @Field(() => Int) overtimeLosses: number;
  @Field(() => Int) losses: number;
  @Field(() => Int) gamesWon: number;
  @Field(() => Int) gamesLost: number;
  @Field(() => Int, { description: 'Games won minus games lost' }) diff: number;
  @Field(() => Int) goalsFor: number;
  @Field(() => Int) goalsAgainst: number;
  @Field(() => Int, { description: 'The adjustment included' }) points: number;
  @Field(() => Int, { description: 'Points that staff gave or took' }) adjustment: number;
  @Field(() => String, { nullable: true }) adjustmentReason: string | null;
  @Field(() => [SeriesOutcomeEnum], { description: 'The last five, newest last' }) form: Outcome[];
  @Field(() => StandingsTraceType, { nullable: true }) trace: StandingsTraceType | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Places won since the week before the last one; below 0: lost. null: no such week, or not the stored table',
  })
  placesWon?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Among the teams that have as many points, game difference and games won and nothing left to play: the place by the other steps. null: something is left, or not a stored or supposed table',
  })
  levelPlace?: number | null;
}
