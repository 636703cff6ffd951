import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { PlayerCount, TeamCount } from '../../../domain/competition/records/milestones.ts';
import type { LeaderNumber } from '../../../domain/competition/statistics/leaders.ts';
import type { PercentileNumber } from '../../../domain/competition/statistics/percentiles.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import { WalkoverEnum } from '../../series/series.type.ts';
import { LeaderNumberEnum } from '../leaders/leaders.type.ts';

const MilestoneCountEnum = {
  SERIES: 'series',
  WINS: 'wins',
  GAMES: 'games',
  GOALS: 'goals',
  ASSISTS: 'assists',
  SAVES: 'saves',
} as const satisfies Record<string, PlayerCount | TeamCount>;
registerEnumType(MilestoneCountEnum, {
  name: 'MilestoneCount',
  description: 'What a milestone counts. Wins are series won',
});

const PercentileNumberEnum = {
  ...LeaderNumberEnum,
  GOALS_AGAINST: 'goalsAgainst',
} as const satisfies Record<string, PercentileNumber>;
registerEnumType(PercentileNumberEnum, {
  name: 'PercentileNumber',
  description: "A number that is compared. GOALS_AGAINST is a team's, and fewer are better",
});

@ObjectType('Percentile', { description: 'A number of a player or a team among the others of the division' })
export class PercentileType {
  @Field(() => PercentileNumberEnum) number: PercentileNumber;
  @Field(() => Float, { description: 'Per game with two decimals' }) value: number;
  @Field(() => Int, { description: 'From 1; equal numbers share it' }) place: number;
  @Field(() => Int, { description: 'How many of the others are worse' }) better: number;
  @Field(() => Int) others: number;
  @Field(() => Int, { description: 'The share of the others who are worse, in whole percent, rounded down' })
  percent: number;
}

@ObjectType('Milestone', { description: 'The series in which a sum reached a mark' })
export class MilestoneType {
  @Field(() => MilestoneCountEnum) count: PlayerCount | TeamCount;
  @Field(() => Int, { description: '1: the first one' }) mark: number;
  @Field(() => Int) seriesId: number;
  @Field(() => Date) playedAt: string;
}

@ObjectType('Honour', { description: 'An honour of a finished season' })
export class HonourType {
  @Field(() => Int, { description: '1 to 3' }) place: number;
  @Field(() => LeaderNumberEnum, {
    nullable: true,
    description: 'The number per game in which the player was the best of the division; null: the place of the team',
  })
  number: LeaderNumber | null;
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => TeamRefType) team: TeamRefType;
}

@ObjectType('CareerDivision', { description: 'A division that a player has played in, over all of their teams there' })
export class CareerDivisionType {
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => Int) games: number;
  @Field(() => Float, { nullable: true }) rating: number | null;
  @Field(() => Int, { description: 'Games that a comparison needs' }) leastGames: number;
  @Field(() => [PercentileType], { description: 'Empty with fewer games' }) percentiles: PercentileType[];
}

@ObjectType('CareerGame', { description: "One of a player's games" })
export class CareerGameType {
  @Field(() => Int, { description: 'Its number in the league, as in the exports' }) id: number;
  @Field(() => Int) seriesId: number;
  @Field(() => Date) playedAt: string;
  @Field(() => Int, { description: 'In its series, from 1' }) number: number;
  @Field(() => Boolean) isWon: boolean;
  @Field(() => TeamRefType) opponent: TeamRefType;
  @Field(() => Int) score: number;
  @Field(() => Int) goals: number;
  @Field(() => Int) assists: number;
  @Field(() => Int) saves: number;
  @Field(() => Int) shots: number;
  @Field(() => Float, { nullable: true, description: 'The game compared with the mean of the division' })
  rating: number | null;
}

@ObjectType('TeamMate', { description: 'Someone on the same side' })
export class TeamMateType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Int, { description: 'Played together' }) games: number;
  @Field(() => Int, { description: 'Won together' }) wins: number;
}

@ObjectType('PlayerCareer', {
  description: 'What a player has done over the seasons. Games of annulled series are in none of it',
})
export class PlayerCareerType {
  @Field(() => Int) playerId: number;
  @Field(() => [CareerDivisionType], { description: 'The earliest first' }) divisions: CareerDivisionType[];
  @Field(() => [CareerGameType], { description: 'The last ten, the newest last' }) games: CareerGameType[];
  @Field(() => [TeamMateType], { description: 'Most games together first; at most ten' }) mates: TeamMateType[];
  @Field(() => [MilestoneType], { description: 'The earliest first' }) milestones: MilestoneType[];
  @Field(() => [HonourType], { description: 'The latest first' }) honours: HonourType[];
}

@ObjectType('TeamCareerDivision', { description: 'A season of a team' })
export class TeamCareerDivisionType {
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => Int, { nullable: true }) position: number | null;
  @Field(() => Int, { description: 'Teams of the division' }) teams: number;
  @Field(() => Int, { nullable: true, description: 'The place counted from the top of the first division' })
  leaguePlace: number | null;
  @Field(() => [PercentileType], { description: 'Empty without games' }) percentiles: PercentileType[];
}

@ObjectType('TeamCareerSeries', { description: 'A series as one of its teams sees it' })
export class TeamCareerSeriesType {
  @Field(() => Int) seriesId: number;
  @Field(() => Date) playedAt: string;
  @Field(() => Int) ownGames: number;
  @Field(() => Int) otherGames: number;
  @Field(() => WalkoverEnum, { nullable: true }) walkover: Walkover | null;
  @Field(() => TeamRefType) opponent: TeamRefType;
}

@ObjectType('Streak', { description: 'Series won or lost in a row' })
export class StreakType {
  @Field(() => Boolean) isWon: boolean;
  @Field(() => Int) length: number;
  @Field(() => Int) fromSeriesId: number;
  @Field(() => Int) toSeriesId: number;
  @Field(() => Date) from: string;
  @Field(() => Date) to: string;
}

@ObjectType('TeamCareer', {
  description:
    'What a team has done over the seasons. Annulled series are in none of it; walkovers in no streak and no milestone',
})
export class TeamCareerType {
  @Field(() => Int) teamId: number;
  @Field(() => [TeamCareerDivisionType], { description: 'The earliest first' }) divisions: TeamCareerDivisionType[];
  @Field(() => [TeamCareerSeriesType], { description: 'The last ten, the newest last' })
  series: TeamCareerSeriesType[];
  @Field(() => StreakType, { nullable: true }) longestWon: StreakType | null;
  @Field(() => StreakType, { nullable: true }) longestLost: StreakType | null;
  @Field(() => StreakType, { nullable: true, description: 'The one that goes on' }) present: StreakType | null;
  @Field(() => [MilestoneType], { description: 'The earliest first' }) milestones: MilestoneType[];
  @Field(() => [HonourType], { description: 'The latest first' }) honours: HonourType[];
}
