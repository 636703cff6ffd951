import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { RecordKind, RecordScope } from '../../../domain/competition/records/records.ts';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';

/** The records, by their GraphQL names. */
export const RecordKindEnum = {
  GAME_GOALS: 'gameGoals',
  GAME_ASSISTS: 'gameAssists',
  GAME_SAVES: 'gameSaves',
  GAME_SHOTS: 'gameShots',
  GAME_SCORE: 'gameScore',
  GAME_TEAM_GOALS: 'gameTeamGoals',
  GAME_MARGIN: 'gameMargin',
  GAME_GOALS_TOGETHER: 'gameGoalsTogether',
  SERIES_GOALS: 'seriesGoals',
  SERIES_ASSISTS: 'seriesAssists',
  SERIES_SAVES: 'seriesSaves',
  SERIES_SHOTS: 'seriesShots',
  SERIES_SCORE: 'seriesScore',
  SERIES_TEAM_GOALS: 'seriesTeamGoals',
  SERIES_MARGIN: 'seriesMargin',
  SEASON_GOALS: 'seasonGoals',
  SEASON_ASSISTS: 'seasonAssists',
  SEASON_SAVES: 'seasonSaves',
  SEASON_SCORE: 'seasonScore',
  SEASON_WINS: 'seasonWins',
  SEASON_TEAM_GOALS: 'seasonTeamGoals',
  SEASON_STREAK: 'seasonStreak',
  CAREER_GOALS: 'careerGoals',
  CAREER_ASSISTS: 'careerAssists',
  CAREER_SAVES: 'careerSaves',
  CAREER_GAMES: 'careerGames',
  CAREER_WINS: 'careerWins',
  CAREER_SEASONS: 'careerSeasons',
} as const satisfies Record<string, RecordKind>;
registerEnumType(RecordKindEnum, {
  name: 'RecordKind',
  description: 'What a record counts. MARGIN is goals more than the opponent, STREAK series won in a row, SCORE points',
});

const RecordScopeEnum = {
  GAME: 'game',
  SERIES: 'series',
  SEASON: 'season',
  CAREER: 'career',
} as const satisfies Record<string, RecordScope>;
registerEnumType(RecordScopeEnum, { name: 'RecordScope', description: 'What a record is set in' });

@ObjectType('RecordHolder', { description: 'Who holds a record' })
export class RecordHolderType {
  @Field(() => PlayerRefType, { nullable: true, description: "null: the team's record" }) player: PlayerRefType | null;
  @Field(() => TeamRefType, { description: 'As it was then; of a career, the latest one' }) team: TeamRefType;
  @Field(() => TeamRefType, { nullable: true, description: 'The other team of the game or series' })
  opponent: TeamRefType | null;
  @Field(() => Int, { nullable: true, description: 'Of a game or series' }) seriesId: number | null;
  @Field(() => Int, { nullable: true, description: 'The number of the game in its series, from 1' })
  game: number | null;
  @Field(() => Int, { nullable: true, description: "The team's goals in the game or series" }) goalsFor: number | null;
  @Field(() => Int, { nullable: true, description: "The opponent's goals in the game or series" })
  goalsAgainst: number | null;
  @Field(() => Date, { nullable: true, description: 'When the game or series was played' }) playedAt: string | null;
  @Field(() => SeasonRefType, { nullable: true, description: 'null: of a career' }) season: SeasonRefType | null;
  @Field(() => DivisionRefType, {
    nullable: true,
    description: "Of a game, a series and a team's season; null: over several divisions",
  })
  division: DivisionRefType | null;
}

@ObjectType('LeagueRecord', { description: 'A record' })
export class LeagueRecordType {
  @Field(() => RecordKindEnum) kind: RecordKind;
  @Field(() => RecordScopeEnum) scope: RecordScope;
  @Field(() => Int, { description: 'A count of goals, assists, saves, shots, points, games, series or seasons' })
  value: number;
  @Field(() => [RecordHolderType], { description: 'At most five, who reached it first comes first' })
  holders: RecordHolderType[];
  @Field(() => Int, { description: 'How many more hold it' }) others: number;
}

@ObjectType('Records', { description: 'The records of a filter' })
export class RecordsType {
  @Field(() => Int, { nullable: true, description: 'null: all seasons' }) seasonId: number | null;
  @Field(() => Int, { nullable: true, description: 'null: all levels' }) level: number | null;
  @Field(() => String, { nullable: true, description: 'null: all divisions' }) divisionName: string | null;
  @Field(() => [LeagueRecordType], { description: 'Those that someone holds, of games first' })
  records: LeagueRecordType[];
}
