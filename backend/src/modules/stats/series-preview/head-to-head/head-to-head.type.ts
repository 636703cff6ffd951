import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { DivisionRefType } from '../../../refs/division-ref.type.ts';
import { PlayerRefType } from '../../../refs/player-ref.type.ts';
import { SeasonRefType } from '../../../refs/season-ref.type.ts';
import { TeamRefType } from '../../../refs/team-ref.type.ts';
import { MeetingSumType, MeetingType, SeasonMeetingsType, SideCountsType } from '../series-preview.type.ts';

const RATING = '1 is the average of the division; over several, the mean weighted by games; null without games';
const PERCENT = 'Goals per hundred shots; null without shots';

/** What a team has done, without walkovers and annulled series. */
@ObjectType({ isAbstract: true })
abstract class TeamNumbersType {
  @Field(() => Int, { description: 'Series' }) seriesWon: number;
  @Field(() => Int, { description: 'Series' }) seriesLost: number;
  @Field(() => Int, { description: 'Games' }) gamesWon: number;
  @Field(() => Int, { description: 'Games' }) gamesLost: number;
  @Field(() => Float, { nullable: true, description: 'Goals per game; null without games' })
  goalsPerGame: number | null;
  @Field(() => Float, { nullable: true, description: "Opponents' goals per game; null without games" })
  goalsAgainstPerGame: number | null;
  @Field(() => Float, { nullable: true, description: 'Shots per game; null without numbers of players' })
  shotsPerGame: number | null;
  @Field(() => Float, { nullable: true, description: 'Saves per game; null without numbers of players' })
  savesPerGame: number | null;
  @Field(() => Float, { nullable: true, description: PERCENT }) shootingPercent: number | null;
  @Field(() => Float, { nullable: true, description: RATING }) rating: number | null;
}

@ObjectType('ComparedTeamSeason', { description: "A team's season, beside another team's" })
export class ComparedTeamSeasonType extends TeamNumbersType {
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => TeamRefType, { description: 'As it was then' }) team: TeamRefType;
  @Field(() => Int, { nullable: true, description: 'Place in the table, from 1' }) position: number | null;
}

@ObjectType('ComparedTeam', { description: 'A team over all seasons, beside another one' })
export class ComparedTeamType extends TeamNumbersType {
  @Field(() => TeamRefType, { description: 'As it is now' }) team: TeamRefType;
  @Field(() => [ComparedTeamSeasonType], { description: 'The latest first' }) seasons: ComparedTeamSeasonType[];
}

@ObjectType('TeamHeadToHead', { description: 'Two teams side by side' })
export class TeamHeadToHeadType {
  @Field(() => ComparedTeamType) home: ComparedTeamType;
  @Field(() => ComparedTeamType) away: ComparedTeamType;
  @Field(() => MeetingSumType, { description: 'All series against each other; the first team is the home side' })
  meetingSum: MeetingSumType;
  @Field(() => [SeasonMeetingsType], { description: 'The latest season first' }) meetingSeasons: SeasonMeetingsType[];
  @Field(() => [MeetingType], { description: 'The newest first' }) meetings: MeetingType[];
}

/** Sums and averages of a player's games. */
@ObjectType({ isAbstract: true })
abstract class PlayerNumbersType {
  @Field(() => Int, { description: 'Games played' }) games: number;
  @Field(() => Int, { description: 'Goals in all games' }) goals: number;
  @Field(() => Int, { description: 'Assists in all games' }) assists: number;
  @Field(() => Int, { description: 'Saves in all games' }) saves: number;
  @Field(() => Float, { description: "The game's points per game" }) scorePerGame: number;
  @Field(() => Float, { description: 'Goals per game' }) goalsPerGame: number;
  @Field(() => Float, { description: 'Assists per game' }) assistsPerGame: number;
  @Field(() => Float, { description: 'Saves per game' }) savesPerGame: number;
  @Field(() => Float, { description: 'Shots per game' }) shotsPerGame: number;
  @Field(() => Float, { nullable: true, description: PERCENT }) shootingPercent: number | null;
  @Field(() => Float, { nullable: true, description: RATING }) rating: number | null;
}

@ObjectType('ComparedPlayerSeason', { description: "A player's season, beside another player's" })
export class ComparedPlayerSeasonType extends PlayerNumbersType {
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => DivisionRefType, { description: 'Where they played most' }) division: DivisionRefType;
  @Field(() => TeamRefType, { description: 'For which they played most, as it was then' }) team: TeamRefType;
}

@ObjectType('ComparedPlayer', { description: 'A player over all seasons, beside another one' })
export class ComparedPlayerType extends PlayerNumbersType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => TeamRefType, { nullable: true, description: 'Now' }) team: TeamRefType | null;
  @Field(() => [ComparedPlayerSeasonType], { description: 'The latest first' }) seasons: ComparedPlayerSeasonType[];
}

@ObjectType('SharedGames', { description: 'The games that two players both played; the first one is the home side' })
export class SharedGamesType {
  @Field(() => Int, { description: 'Series with such games' }) seriesCount: number;
  @Field(() => Int, { description: 'Games' }) games: number;
  @Field(() => Int, { description: "Games that the first one's side won" }) won: number;
  @Field(() => SideCountsType, { description: 'Goals of each' }) goals: SideCountsType;
  @Field(() => SideCountsType, { description: 'Assists of each' }) assists: SideCountsType;
  @Field(() => SideCountsType, { description: 'Saves of each' }) saves: SideCountsType;
}

@ObjectType('SharedMeeting', { description: 'A series in which two players played the same games' })
export class SharedMeetingType {
  @Field(() => Int) seriesId: number;
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => TeamRefType) home: TeamRefType;
  @Field(() => TeamRefType) away: TeamRefType;
  @Field(() => Date) playedAt: string;
  @Field(() => Boolean, { description: 'In one team; otherwise against each other' }) isTogether: boolean;
  @Field(() => Int, { description: 'Games that both played' }) games: number;
  @Field(() => Int, { description: "Games that the first one's side won" }) won: number;
  @Field(() => SideCountsType, { description: 'Goals of each' }) goals: SideCountsType;
}

@ObjectType('PlayerHeadToHead', { description: 'Two players side by side' })
export class PlayerHeadToHeadType {
  @Field(() => ComparedPlayerType) home: ComparedPlayerType;
  @Field(() => ComparedPlayerType) away: ComparedPlayerType;
  @Field(() => SharedGamesType, { description: 'Against each other' }) against: SharedGamesType;
  @Field(() => SharedGamesType, { description: 'As team-mates' }) together: SharedGamesType;
  @Field(() => [SharedMeetingType], { description: 'The newest first' }) meetings: SharedMeetingType[];
}
