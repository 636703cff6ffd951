import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Qualifier } from '../../domain/competition/season.ts';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import { DivisionRefType } from '../refs/division-ref.type.ts';
import { SeriesFormatEnum } from './series-format.type.ts';

@ObjectType('SeasonQualifier', { description: 'Days of qualifiers, before the season' })
export class SeasonQualifierType implements Qualifier {
  @Field(() => String, { description: 'Its name, in Swedish' }) name: string;
  @Field(() => String, { description: 'Its name, in English' }) nameEng: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the first day' }) from: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the last day' }) to: string;
}

@ObjectType('Season', { description: 'One edition of the league' })
export class SeasonType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the first day' }) startsOn: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the last day' }) endsOn: string;
  @Field(() => SeriesFormatEnum) format: SeriesFormat;
  @Field(() => Boolean) isCurrent: boolean;
  @Field(() => Boolean, { description: 'Teams sign up for this one, when sign-up is open' }) isSignupSeason: boolean;
  @Field(() => Date, { nullable: true, description: 'Sign-up is closed until then; null: when staff open it' })
  signupOpensAt: string | null;
  @Field(() => Date, { nullable: true, description: 'null: when staff close it' }) signupClosesAt: string | null;
  @Field(() => Int, { nullable: true, description: 'Weeks of play; null: not decided yet' }) weeks: number | null;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, the first day of the transfer window' })
  transferFrom: string | null;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, its last day' }) transferTo: string | null;
  @Field(() => [SeasonQualifierType], { description: 'In order of time' }) qualifiers: SeasonQualifierType[];
  @Field(() => [DivisionRefType], { description: 'The top division first' }) divisions: DivisionRefType[];
  @Field(() => [DivisionRefType], {
    description: 'Playoffs, qualifiers and cups: their pages have the addresses of divisions',
  })
  stages: DivisionRefType[];
}
