import { Field, Float, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsInt } from 'class-validator';
import type { Title } from '../../../domain/competition/season-end/final-places.ts';
import type { OpenMatterKind } from '../../../domain/competition/season-end/open-matters.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import { LeaderNumberEnum } from '../leaders/leaders.type.ts';
import { GoalOfSeasonType, OwnHonourType } from './given/given-honours.type.ts';
import type { AwardKind, BestNumber } from './season-end.ts';

const TitleEnum = {
  CHAMPION: 'champion',
  SECOND: 'second',
  THIRD: 'third',
  DIVISION: 'division',
  CUP: 'cup',
} as const satisfies Record<string, Title>;

registerEnumType(TitleEnum, {
  name: 'Title',
  description: 'What a team has won in a season that is settled',
  valuesMap: {
    CHAMPION: { description: 'Of the league' },
    SECOND: { description: 'In the league' },
    THIRD: { description: 'In the league; two teams that lost in the semifinals are both third' },
    DIVISION: { description: 'First in the table of a division, unless it is the champion by it' },
    CUP: { description: 'Winner of a cup' },
  },
});

const AwardKindEnum = {
  GOALS: 'goals',
  ASSISTS: 'assists',
  SAVES: 'saves',
  RATING: 'rating',
  IMPROVED: 'improved',
  GOAL: 'goal',
  OWN: 'own',
} as const satisfies Record<string, AwardKind>;

registerEnumType(AwardKindEnum, {
  name: 'AwardKind',
  description: 'What a player or a team was honoured for in a season that is settled',
  valuesMap: {
    GOALS: { description: 'The most goals of the season' },
    ASSISTS: { description: 'The most assists of the season' },
    SAVES: { description: 'The most saves of the season' },
    RATING: { description: 'The highest rating of the season, with enough games' },
    IMPROVED: { description: 'The rating that has risen the most from the season before' },
    GOAL: { description: 'The goal of the season' },
    OWN: { description: "One of the staff's own" },
  },
});

const OpenMatterEnum = {
  DISPUTED: 'disputed',
  CLAIMED: 'claimed',
  WAITING: 'waiting',
  STAGE: 'stage',
  SHARED_PLACE: 'shared-place',
  UNPLAYED: 'unplayed',
} as const satisfies Record<string, OpenMatterKind>;

registerEnumType(OpenMatterEnum, {
  name: 'OpenMatterKind',
  description: 'What keeps a season from being settled',
  valuesMap: {
    DISPUTED: { description: 'Results that a team disputes' },
    CLAIMED: { description: 'Walkovers that a team claims' },
    WAITING: { description: 'Results that wait for the other captain' },
    STAGE: { description: 'A stage that is not played to its end' },
    SHARED_PLACE: { description: 'Teams that share a place where another one leads elsewhere: staff decide' },
    UNPLAYED: { description: 'Series without a result; they may stay so' },
  },
});

@ObjectType('SeasonTitle', { description: 'A title, and where it was won' })
export class SeasonTitleType {
  @Field(() => TitleEnum) title: Title;
  @Field(() => DivisionRefType, { description: 'The division or the stage that decided it' }) division: DivisionRefType;
  @Field(() => TeamRefType, { description: 'As it was called then' }) team: TeamRefType;
}

@ObjectType('WonTitle', { description: 'A title in a career' })
export class WonTitleType extends SeasonTitleType {
  @Field(() => SeasonRefType) season: SeasonRefType;
}

@ObjectType('WonAward', { description: 'What a player or a team was honoured for in a season' })
export class WonAwardType {
  @Field(() => AwardKindEnum) kind: AwardKind;
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => GoalOfSeasonType, { nullable: true, description: 'null: it is no GOAL' }) goal: GoalOfSeasonType | null;
  @Field(() => OwnHonourType, { nullable: true, description: 'null: it is no OWN' }) own: OwnHonourType | null;
}

@ObjectType('BestOfSeason', { description: 'The best player of a season by one number; equal ones share it' })
export class BestOfSeasonType {
  @Field(() => LeaderNumberEnum) number: BestNumber;
  @Field(() => Float, { description: 'The sum of the season; of the rating the mean per game' }) value: number;
  @Field(() => Int) games: number;
  @Field(() => PlayerRefType) player: PlayerRefType;
}

@ObjectType('RatedSeason', { description: "A player's rating in a season, stages included" })
export class RatedSeasonType {
  @Field(() => Float, { description: 'The mean per game' }) rating: number;
  @Field(() => Int) games: number;
}

@ObjectType('ImprovedPlayer', {
  description:
    'Whose rating has risen the most from the settled season before, with enough games in both and in no lower division',
})
export class ImprovedPlayerType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => RatedSeasonType, { description: 'In this season' }) now: RatedSeasonType;
  @Field(() => SeasonRefType, { description: 'The settled season before' }) seasonBefore: SeasonRefType;
  @Field(() => RatedSeasonType, { description: 'In the season before' }) before: RatedSeasonType;
}

@ObjectType('SeasonHonours', { description: 'The champions and the best of a settled season' })
export class SeasonHonoursType {
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => String, { description: 'YYYY-MM-DD, the last day' }) endsOn: string;
  @Field(() => [SeasonTitleType], { description: 'The champion first' }) titles: SeasonTitleType[];
  @Field(() => [BestOfSeasonType], { description: 'Goals, assists, saves, rating' }) bestPlayers: BestOfSeasonType[];
  @Field(() => [ImprovedPlayerType], {
    description: 'Equal ones share it. Empty when no rating has risen, as in the first season',
  })
  mostImproved: ImprovedPlayerType[];
  @Field(() => GoalOfSeasonType, { nullable: true, description: 'null: the staff have chosen none' })
  goal: GoalOfSeasonType | null;
  @Field(() => [OwnHonourType], { description: "The staff's own, the earliest first" }) own: OwnHonourType[];
}

@ObjectType('OpenMatter', { description: 'What of a division or stage is not decided' })
export class OpenMatterType {
  @Field(() => OpenMatterEnum) kind: OpenMatterKind;
  @Field(() => Int) count: number;
  @Field(() => DivisionRefType) division: DivisionRefType;
}

@ObjectType('FinalPlace', { description: 'A team at the end of a season' })
export class FinalPlaceType {
  @Field(() => Int, { description: 'In its division; equal teams share it' }) place: number;
  @Field(() => Int) tablePlace: number;
  @Field(() => Boolean, { description: 'The play-offs have decided it' }) isByPlayoffs: boolean;
  @Field(() => TeamRefType) team: TeamRefType;
}

@ObjectType('FinalTable', { description: 'The final places of a division' })
export class FinalTableType {
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => [FinalPlaceType]) places: FinalPlaceType[];
}

@ObjectType('SettledSeason', { description: 'A season that is settled, or can be' })
export class SettledSeasonType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the last day' }) endsOn: string;
  @Field(() => Date, { nullable: true, description: 'null: it is open' }) settledAt: string | null;
}

@ObjectType('SeasonEnd', { description: 'What a season ends with, as the results are now' })
export class SeasonEndType {
  @Field(() => SettledSeasonType) season: SettledSeasonType;
  @Field(() => [OpenMatterType]) open: OpenMatterType[];
  @Field(() => [FinalTableType], { description: 'The top division first' }) tables: FinalTableType[];
  @Field(() => [SeasonTitleType]) titles: SeasonTitleType[];
}

@InputType()
export class SettleSeasonInput {
  @Field(() => Int) @IsInt() seasonId: number;
  @Field(() => Boolean, { description: 'Series without a result stay without one', defaultValue: false })
  @IsBoolean()
  acceptsUnplayed: boolean;
}

export const SeasonEndResult = resultOf('SeasonEndResult', SeasonEndType);
