import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { BandMeaning } from '../../../domain/competition/standings/band-meaning.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';
import { SeriesFormatEnum } from '../series-format.type.ts';
import { BandMeaningEnum } from './band-meaning.type.ts';

@ObjectType('DivisionAdmin', { description: 'The admin of a division' })
export class DivisionAdminType {
  @Field(() => Int, { nullable: true }) playerId: number | null;
  @Field(() => String) nickname: string;
}

@ObjectType('PlacementBand', { description: 'A colour of some table rows, with the first and the last row' })
export class PlacementBandType {
  @Field(() => Int) fromPosition: number;
  @Field(() => Int) toPosition: number;
  @Field(() => String) hex: string;
  @Field(() => String) descriptionSv: string;
  @Field(() => String) descriptionEn: string;
  @Field(() => BandMeaningEnum, {
    nullable: true,
    description: 'What these places lead to; null when the words are all that is known',
  })
  meaning: BandMeaning | null;
}

@ObjectType('Division', {
  description: 'A group of teams in one season',
})
export class DivisionType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true, description: 'Its name in English; null: the same' }) nameEng: string | null;
  @Field(() => String) discriminator: string;
  @Field(() => Int, { description: '1 is the top division' }) rank: number;
  @Field(() => Boolean, { description: 'It has a bracket and no table' }) isStage: boolean;
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => SeriesFormatEnum) format: SeriesFormat;
  @Field(() => DivisionAdminType, { nullable: true }) admin: DivisionAdminType | null;
  @Field(() => [PlacementBandType]) bands: PlacementBandType[];
  @Field(() => Int, { description: 'The last week with a series; 0 before there is a schedule' }) weeks: number;
  @Field(() => Int, { nullable: true, description: 'The week being played; null when every series is played' })
  currentWeek: number | null;
}
