import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import type { Walkover } from '../../domain/series/series-result.ts';
import type { Side } from '../../domain/sides.ts';
import { DivisionRefType } from '../refs/division-ref.type.ts';
import { PlayerRefType } from '../refs/player-ref.type.ts';
import { SeasonRefType } from '../refs/season-ref.type.ts';
import { SeriesFormatEnum } from '../seasons/series-format.type.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';
import type { SeriesState } from './series-row.ts';

/** The states of a series by their GraphQL names. */
export const SeriesStateEnum = {
  NOT_STARTED: 'not-started',
  TIME_SET: 'time-set',
  REPORTED: 'reported',
} as const satisfies Record<string, SeriesState>;
registerEnumType(SeriesStateEnum, {
  name: 'SeriesState',
  description: 'How far a series is',
  valuesMap: {
    NOT_STARTED: { description: 'It has no time yet' },
    TIME_SET: { description: 'It has a time, and no result' },
    REPORTED: { description: 'It has a result' },
  },
});

/** The winner of a series that was not played, by the GraphQL names. */
export const WalkoverEnum = { HOME: 'home', AWAY: 'away', BOTH: 'both' } as const satisfies Record<string, Walkover>;
registerEnumType(WalkoverEnum, {
  name: 'Walkover',
  description: 'The winner of a series that was not played',
  valuesMap: { BOTH: { description: 'Both were absent, and both lose' } },
});

/** The teams of a series by their GraphQL names. */
export const SideEnum = { HOME: 'home', AWAY: 'away' } as const satisfies Record<string, Side>;
registerEnumType(SideEnum, { name: 'Side', description: 'One of the two teams of a series' });

@ObjectType('Series', {
  description: 'A series between two teams, of up to seven games',
})
export class SeriesType {
  @Field(() => Int) id: number;
  @Field(() => Int) week: number;
  /** Not shown: `bracketPlace` says what it means. */
  bracketPosition: number | null;
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => TeamRefType) home: TeamRefType;
  @Field(() => TeamRefType) away: TeamRefType;
  @Field(() => Date, { nullable: true }) scheduledAt: string | null;
  @Field(() => Boolean) isStreamed: boolean;
  @Field(() => SeriesStateEnum) state: SeriesState;
  @Field(() => Int, { nullable: true, description: 'Games won by the home team; null until reported' })
  homeGames: number | null;
  @Field(() => Int, { nullable: true, description: 'Games won by the away team; null until reported' })
  awayGames: number | null;
  @Field(() => WalkoverEnum, { nullable: true }) walkover: Walkover | null;
  @Field(() => Boolean, { description: 'A fifth game decided it' }) isOvertime: boolean;
  @Field(() => Boolean, { description: "False: the result is reported, and the players' numbers are still missing" })
  hasPlayerNumbers: boolean;
  @Field(() => Boolean, { description: 'The result was stored by an admin who plays for or against one of its teams' })
  isOwnMatter: boolean;
  @Field(() => Date, { nullable: true }) reportedAt: string | null;
  @Field(() => SeriesFormatEnum) format: SeriesFormat;
  @Field(() => Boolean, { description: 'It counts for neither team: the results of one of them are annulled' })
  isAnnulled: boolean;
}

@ObjectType('PlayerGameStats', { description: "One player's numbers in one game" })
export class PlayerGameStatsType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Int) score: number;
  @Field(() => Int) goals: number;
  @Field(() => Int) assists: number;
  @Field(() => Int) saves: number;
  @Field(() => Int) shots: number;
}

@ObjectType('Goal', { description: 'One goal of a game' })
export class GoalType {
  @Field(() => SideEnum, { description: 'The team that got the goal' }) side: Side;
  @Field(() => PlayerRefType, { nullable: true, description: 'null: an own goal, or it is not known' })
  scorer: PlayerRefType | null;
  @Field(() => Int, { description: 'Goals of the home team after this goal' }) homeGoals: number;
  @Field(() => Int, { description: 'Goals of the away team after this goal' }) awayGoals: number;
}

@ObjectType('Game', { description: 'One game of a series' })
export class GameType {
  @Field(() => Int, { description: 'Its number in the league, as in the exports; a corrected result has new games' })
  id: number;
  @Field(() => Int) number: number;
  @Field(() => Int) homeGoals: number;
  @Field(() => Int) awayGoals: number;
  @Field(() => [PlayerGameStatsType]) home: PlayerGameStatsType[];
  @Field(() => [PlayerGameStatsType]) away: PlayerGameStatsType[];
  @Field(() => [GoalType], { description: 'In the order in which they were scored; empty when it is not known' })
  goals: GoalType[];
  @Field({ description: 'Its play on the field is recorded, so `fieldPlay` has a value' }) isRecorded: boolean;
}
