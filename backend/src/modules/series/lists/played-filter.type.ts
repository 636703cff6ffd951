import { Field, InputType, Int } from '@nestjs/graphql';
import { IsDate, IsInt, IsOptional } from 'class-validator';
import { ListFilterInput } from '../../../platform/graphql/connection.type.ts';

/** What the lists of series and of their games can both be limited to. */
@InputType({ isAbstract: true })
export class PlayedFilterInput extends ListFilterInput {
  @Field(() => Int, { nullable: true, description: 'Of this season' })
  @IsOptional()
  @IsInt()
  seasonId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Of this division' })
  @IsOptional()
  @IsInt()
  divisionId?: number | null;
  @Field(() => Int, { nullable: true, description: 'With this team, at home or away' })
  @IsOptional()
  @IsInt()
  teamId?: number | null;
  @Field(() => Int, { nullable: true, description: 'With this team too: the opponent of `teamId`' })
  @IsOptional()
  @IsInt()
  opponentId?: number | null;
  @Field(() => Int, { nullable: true, description: 'In which this player has numbers' })
  @IsOptional()
  @IsInt()
  playerId?: number | null;
  @Field(() => Date, { nullable: true, description: 'Played then or later, by the set time or else by the report' })
  @IsOptional()
  @IsDate()
  from?: Date | null;
  @Field(() => Date, { nullable: true, description: 'Played before that' })
  @IsOptional()
  @IsDate()
  to?: Date | null;
}
