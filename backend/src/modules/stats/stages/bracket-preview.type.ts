import { Field, Int, ObjectType } from '@nestjs/graphql';
import { TeamRefType } from '../../refs/team-ref.type.ts';

@ObjectType('PlayedSeries', {
  description: 'A series of a bracket that was played and does not follow from a new result',
})
export class PlayedSeriesType {
  @Field(() => Int) seriesId: number;
  @Field(() => TeamRefType) home: TeamRefType;
  @Field(() => TeamRefType) away: TeamRefType;
  @Field(() => Int, { nullable: true }) homeGames: number | null;
  @Field(() => Int, { nullable: true }) awayGames: number | null;
}

@ObjectType('BracketPreview', { description: 'What a result would undo in its bracket' })
export class BracketPreviewType {
  @Field(() => [PlayedSeriesType], { description: 'The first round first; empty also for a series of a table' })
  played: PlayedSeriesType[];
  @Field(() => Boolean, { description: 'They can stand fast' }) mayKeep: boolean;
  @Field(() => Boolean, {
    description: 'They stand fast already by an earlier choice, and stay so without another one',
  })
  standFast: boolean;
}
