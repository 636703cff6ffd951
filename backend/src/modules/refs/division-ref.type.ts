import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('DivisionRef', { description: 'The short form of a division, enough for a link' })
export class DivisionRefType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true, description: 'Its name in English; null: the same' }) nameEng: string | null;
  @Field(() => String, { description: 'Its name in addresses' }) discriminator: string;
  @Field(() => Int, { description: '1 is the top division' }) rank: number;
  @Field(() => Int) seasonId: number;
}
