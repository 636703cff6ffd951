import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';

/** A first limit for the text; the rule has a shorter one. */
const LONGEST = 5000;

@ObjectType('PersonNote', { description: 'What an admin noted about a person; for admins only' })
export class PersonNoteType {
  @Field(() => Int) id: number;
  @Field(() => String) text: string;
  @Field(() => Date) writtenAt: string;
  @Field(() => String, { nullable: true, description: 'null: the account is deleted' }) writtenBy: string | null;
}

@InputType({ description: 'The person is named by the account, by the player, or by both' })
export class AddPersonNoteInput {
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() userId?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() playerId?: number | null;
  @Field(() => String) @IsString() @MaxLength(LONGEST) text: string;
}
