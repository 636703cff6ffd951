import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { RatedNumber } from '../../../domain/competition/statistics/best-player.ts';
import type { Measure } from '../../../domain/competition/statistics/comparisons.ts';
import type { Outcome, Walkover } from '../../../domain/series/series-result.ts';
import type { Side } from '../../../domain/sides.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';
import { SideEnum, WalkoverEnum } from '../../series/series.type.ts';
import { SeriesOutcomeEnum } from '../standings/standings.type.ts';

const MeasureEnum = {
  GOALS: 'goals',
  GOALS_AGAINST: 'goalsAgainst',
  SHOTS: 'shots',
  SAVES: 'saves',
  SHOOTING_PERCENT: 'shootingPercent',
  RATING: 'rating',
} as const satisfies Record<string, Measure>;
registerEnumType(MeasureEnum, {
  name: 'TeamMeasure',
  description: 'A number in which two teams are compared, per game',
});

const RatedNumberEnum = {
  SCORE: 'score',
  GOALS: 'goals',
  ASSISTS: 'assists',
  SAVES: 'saves',
  SHOTS: 'shots',
} as const satisfies Record<string, RatedNumber>;
registerEnumType(RatedNumberEnum, { name: 'RatedNumber', description: 'A number that a rating is made of' });

@ObjectType('SideCounts', { description: 'A count for each team of a series' })
export class SideCountsType {
  @Field(() => Int) home: number;
  @Field(() => Int) away: number;
}

@ObjectType('Standing', { description: 'A place in the table, with the points there' })
export class StandingType {
  @Field(() => Int) position: number;
  @Field(() => Int) points: number;
  @Field(() => Int) seriesPlayed: number;
}

@ObjectType('SideStandings', { description: 'Where the two teams of a series stand' })
export class SideStandingsType {
  @Field(() => StandingType) home: StandingType;
  @Field(() => StandingType) away: StandingType;
}

@ObjectType('SeriesPreviewStanding', { description: "A team's row of the table before a series" })
export class SeriesPreviewStandingType extends StandingType {
  @Field(() => Int) wins: number;
  @Field(() => Int) overtimeWins: number;
  @Field(() => Int) overtimeLosses: number;
  @Field(() => Int) losses: number;
  @Field(() => Int, { description: 'Games won minus games lost' }) diff: number;
  @Field(() => [SeriesOutcomeEnum], { description: 'The last five, newest last' }) form: Outcome[];
}

@ObjectType('SeriesPreviewPlayer', {
  description: 'A player who is in the team now, with the numbers for it in the division',
})
export class SeriesPreviewPlayerType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Int) games: number;
  @Field(() => Float) goalsPerGame: number;
  @Field(() => Float) assistsPerGame: number;
  @Field(() => Float) savesPerGame: number;
  @Field(() => Float, { nullable: true, description: '1 is the average of the division; null without games' })
  rating: number | null;
}

@ObjectType('SeriesPreviewTeam', { description: 'A team before a series' })
export class SeriesPreviewTeamType {
  @Field(() => SeriesPreviewStandingType, { nullable: true }) standing: SeriesPreviewStandingType | null;
  @Field(() => [SeriesPreviewPlayerType], { description: 'In the team now, the captain first' })
  players: SeriesPreviewPlayerType[];
}

@ObjectType('GameRecord', { description: 'The games of a team that its chance is reckoned from' })
export class GameRecordType {
  @Field(() => Int) won: number;
  @Field(() => Int) lost: number;
}

@ObjectType('SideGameRecords', { description: 'The games of both teams' })
export class SideGameRecordsType {
  @Field(() => GameRecordType) home: GameRecordType;
  @Field(() => GameRecordType) away: GameRecordType;
}

@ObjectType('ScoreChance', { description: 'A possible result of a series' })
export class ScoreChanceType {
  @Field(() => Int) home: number;
  @Field(() => Int) away: number;
  @Field(() => Float, { description: '0 to 1' }) chance: number;
}

@ObjectType('WinChance', { description: 'How likely each team wins the series; the two are 1 together' })
export class WinChanceType {
  @Field(() => Float) home: number;
  @Field(() => Float) away: number;
  @Field(() => Float, { description: 'How likely the home team wins one game' }) game: number;
  @Field(() => SideGameRecordsType) records: SideGameRecordsType;
  @Field(() => [ScoreChanceType], { description: 'From the clearest win of the home team to that of the away team' })
  scores: ScoreChanceType[];
}

@ObjectType('TeamComparison', { description: 'A number per game in which the teams differ' })
export class TeamComparisonType {
  @Field(() => MeasureEnum) measure: Measure;
  @Field(() => Float) home: number;
  @Field(() => Float) away: number;
}

@ObjectType('MeetingSum', {
  description: 'Sums of meetings. The home team is that of the series to come, wherever they met',
})
export class MeetingSumType {
  @Field(() => Int, { description: 'Without walkovers and annulled series' }) played: number;
  @Field(() => SideCountsType, { description: 'Series won' }) series: SideCountsType;
  @Field(() => SideCountsType, { description: 'Games won' }) games: SideCountsType;
  @Field(() => SideCountsType) goals: SideCountsType;
  @Field(() => Int) walkovers: number;
  @Field(() => Int) annulled: number;
}

@ObjectType('SeasonMeetings', { description: 'The same for one season' })
export class SeasonMeetingsType {
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => MeetingSumType) sum: MeetingSumType;
}

@ObjectType('Meeting', { description: 'A reported series of the same two teams. `homeTeamId`: who was at home then' })
export class MeetingType {
  @Field(() => Int) seriesId: number;
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => Date) playedAt: string;
  @Field(() => Int) homeTeamId: number;
  @Field(() => Int) homeGames: number;
  @Field(() => Int) awayGames: number;
  @Field(() => Int) homeGoals: number;
  @Field(() => Int) awayGoals: number;
  @Field(() => WalkoverEnum, { nullable: true }) walkover: Walkover | null;
  @Field(() => Boolean) isAnnulled: boolean;
}

@ObjectType('PossibleEffect', { description: 'A possible result, and where both teams would stand after it' })
export class PossibleEffectType {
  @Field(() => Int) homeGames: number;
  @Field(() => Int) awayGames: number;
  @Field(() => SideStandingsType) standings: SideStandingsType;
}

@ObjectType('SeriesPreview', { description: 'What is known about a series before it is played' })
export class SeriesPreviewType {
  @Field(() => Int) seriesId: number;
  @Field(() => SeriesPreviewTeamType) home: SeriesPreviewTeamType;
  @Field(() => SeriesPreviewTeamType) away: SeriesPreviewTeamType;
  @Field(() => WinChanceType, { nullable: true, description: 'Null when the result would count for no team' })
  chance: WinChanceType | null;
  @Field(() => [TeamComparisonType], { description: 'At most three, the greatest difference first' })
  comparisons: TeamComparisonType[];
  @Field(() => MeetingSumType) meetingSum: MeetingSumType;
  @Field(() => [SeasonMeetingsType], { description: 'The latest season first' }) meetingSeasons: SeasonMeetingsType[];
  @Field(() => [MeetingType], { description: 'The newest first' }) meetings: MeetingType[];
  @Field(() => [PossibleEffectType], { description: 'Empty until both teams have played two series' })
  effects: PossibleEffectType[];
}

@ObjectType('BestReason', { description: 'Why a player was the best' })
export class BestReasonType {
  @Field(() => RatedNumberEnum) number: RatedNumber;
  @Field(() => Int, { description: 'In the whole series' }) total: number;
  @Field(() => Boolean, { description: 'No one in the series had more' }) isMost: boolean;
  @Field(() => Float, { description: 'Per game, compared with the mean of the division' }) timesMean: number;
}

@ObjectType('SeriesBest', { description: 'The player with the highest rating of a series' })
export class SeriesBestType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => SideEnum) side: Side;
  @Field(() => Int) games: number;
  @Field(() => Float) rating: number;
  @Field(() => [BestReasonType], { description: 'What counted most first' }) reasons: BestReasonType[];
}

@ObjectType('SeriesVerdict', { description: 'Who decided a played series, and what it changed in the table then' })
export class SeriesVerdictType {
  @Field(() => Int) seriesId: number;
  @Field(() => SeriesBestType, { nullable: true, description: "Null when the players' numbers are missing" })
  best: SeriesBestType | null;
  @Field(() => SideStandingsType, { nullable: true }) before: SideStandingsType | null;
  @Field(() => SideStandingsType, { nullable: true }) after: SideStandingsType | null;
}
