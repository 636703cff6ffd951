import { Field, ObjectType } from '@nestjs/graphql';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import { SeriesType } from '../series.type.ts';

/** A team in brief. */
@ObjectType('TeamBrief', { description: 'A team with its next series and its latest result' })
export class TeamBriefType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => SeriesType, { nullable: true, description: 'The series with a time that it plays now or next' })
  next: SeriesType | null;
  @Field(() => SeriesType, { nullable: true, description: 'The series whose result came last' })
  latest: SeriesType | null;
}
