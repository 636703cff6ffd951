import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Confirmation } from '../../../domain/match-week/confirmation.ts';
import { WEEK_STEPS } from '../../../domain/match-week/week-facts.ts';
import type { WeekStep } from '../../../domain/match-week/week-facts.ts';
import type { Outcome } from '../../../domain/series/series-result.ts';
import { otherSide } from '../../../domain/sides.ts';
import type { Side } from '../../../domain/sides.ts';
import { SeriesOutcomeEnum } from '../../stats/standings/standings.type.ts';
import { WeekMatterTeamType } from '../../series/match-week/matters/week-matters.type.ts';
import { LineUpPlayerType } from '../../series/match-week/ready/ready.type.ts';
import { ConfirmationEnum } from '../../series/match-week/results/results.type.ts';
import { SideEnum } from '../../series/series.type.ts';
import type { Opponent, OwnSeries, WeekTask } from './own-series.ts';

/** What a player does next, by the GraphQL names. */
export const WeekStepEnum = Object.fromEntries(
  WEEK_STEPS.map((step) => [step.replaceAll('-', '_').toUpperCase(), step]),
) as Record<string, WeekStep>;
registerEnumType(WeekStepEnum, { name: 'WeekStep', description: 'PLAY, WAIT and DONE are nothing to do now' });

@ObjectType('OwnSeries', { description: "A series of the viewer's team that is not settled" })
export class OwnSeriesType {
  @Field(() => Int) seriesId: number;
  @Field(() => String) division: string;
  @Field(() => String, { nullable: true, description: 'The same in English; null: no other name' }) divisionEng:
    string | null;
  @Field(() => Int) week: number;
  @Field(() => SideEnum, { description: "The viewer's team" }) side: Side;
  @Field(() => Boolean) isCaptain: boolean;
  @Field(() => WeekStepEnum, { description: 'What the viewer does next' }) step: WeekStep;
  @Field(() => Boolean, { description: 'From an hour before its start until its result' }) isMatchTime: boolean;
  @Field(() => WeekMatterTeamType) home: WeekMatterTeamType;
  @Field(() => WeekMatterTeamType) away: WeekMatterTeamType;
  @Field(() => String, { nullable: true, description: "The other team's crest in the season" })
  opponentLogo: string | null;
  @Field(() => Date, { nullable: true }) scheduledAt: Date | null;
  @Field(() => ConfirmationEnum, { nullable: true }) confirmation: Confirmation | null;
  @Field(() => Date, { nullable: true, description: 'When a waiting result is confirmed by itself' })
  confirmBy: Date | null;
  @Field(() => Boolean, { description: 'A captain claims a walkover, and staff have not decided' }) isClaimed: boolean;
  @Field(() => Date, { description: 'Until then the captains agree on a time' }) deadline: Date;

  /** For the resolvers of parts. */
  stored: OwnSeries;
}

@ObjectType('WeekOpponent', { description: "Whom the viewer's team meets next" })
export class OpponentType implements Opponent {
  @Field(() => [SeriesOutcomeEnum], { description: 'The last five in the division, newest last' }) form: Outcome[];
  @Field(() => Boolean, { description: 'The players are those named for the start; otherwise those of the team' })
  isNamed: boolean;
  @Field(() => [LineUpPlayerType]) players: LineUpPlayerType[];
}

@ObjectType('WeekTask', { description: 'What is expected of a player in the match week' })
export class WeekTaskType implements WeekTask {
  @Field(() => Int) seriesId: number;
  @Field(() => Boolean, { description: 'From an hour before its start until its result' }) isMatchTime: boolean;
  @Field(() => WeekStepEnum, { nullable: true, description: 'null: nothing to do now' }) step: WeekStep | null;
  @Field(() => String, { description: "The other team's name" }) opponent: string;
}

/** A series in the schema's shape. */
export function toOwnSeries(stored: OwnSeries): OwnSeriesType {
  const { teamIds, names, logos, score, window, ...series } = stored;
  const team = (side: Side) => ({ teamId: teamIds[side], name: names[side], games: score && score[side] });
  const opponentLogo = logos[otherSide(stored.side)];
  return { ...series, home: team('home'), away: team('away'), opponentLogo, deadline: window.deadline, stored };
}
