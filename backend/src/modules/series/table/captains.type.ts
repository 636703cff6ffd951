import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SeriesCaptain', { description: 'The present captain of a team of the series' })
export class SeriesCaptainType {
  @Field(() => Int) teamId: number;
  @Field(() => Int) playerId: number;
  @Field(() => String) nickname: string;
  @Field(() => String, { nullable: true, description: 'As on the player’s page' }) discordName: string | null;
}
