import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';

/** A first limit for every text; the rules have shorter ones. */
const LONG = 200;
const LONGEST = 5000;

@InputType({ description: 'A field that is left out stays as it is' })
export class CorrectPlayerDetailsInput {
  @Field(() => Int) @IsInt() playerId: number;
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  @IsOptional()
  @IsString()
  @MaxLength(LONG)
  birthdate?: string | null;
  @Field(() => String, { nullable: true, description: 'Country, two letters' })
  @IsOptional()
  @IsString()
  @MaxLength(LONG)
  nationality?: string | null;
  @Field(() => String, { description: 'Told to the player' }) @IsString() @MaxLength(LONGEST) reason: string;
}

@InputType()
export class AddGameAccountInput {
  @Field(() => Int) @IsInt() playerId: number;
  @Field(() => String, { description: 'steam, epic, playstation, xbox or switch' })
  @IsString()
  @MaxLength(LONG)
  platform: string;
  @Field(() => String, { description: "The account's id there, or the address of a Steam profile" })
  @IsString()
  @MaxLength(LONG)
  platformId: string;
}
