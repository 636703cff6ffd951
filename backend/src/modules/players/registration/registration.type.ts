import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import type { RegistrationStep } from './registration.ts';

/** A first limit for every text; the rules have shorter ones. */
const LONG = 200;

export const RegistrationStepEnum = {
  NEW_PLAYER: 'newPlayer',
  CONFIRM_DETAILS: 'confirmDetails',
  NONE: 'none',
} as const satisfies Record<string, RegistrationStep>;
registerEnumType(RegistrationStepEnum, {
  name: 'RegistrationStep',
  description: 'The details that an account must still give',
});

@ObjectType('RegistrationView', {
  description: 'The form that the person must fill in, with the values that are already known',
})
export class RegistrationViewType {
  @Field(() => RegistrationStepEnum, { description: 'NEW_PLAYER: they may also claim a player that exists' })
  step: RegistrationStep;
  @Field(() => String, { nullable: true }) nickname: string | null;
  @Field(() => String, {
    nullable: true,
    description: "NEW_PLAYER: the account's verified address, by which a member is known",
  })
  email: string | null;
  @Field(() => String, { nullable: true }) platform: string | null;
  @Field(() => String, { nullable: true }) platformId: string | null;
  @Field(() => String, { nullable: true }) birthdate: string | null;
  @Field(() => String, { nullable: true }) nationality: string | null;
}

@ObjectType('PlayerSettings', { description: "A player's own settings. Only the player gets them" })
export class PlayerSettingsType {
  @Field(() => Int) id: number;
  @Field(() => String) nickname: string;
  @Field(() => String, { nullable: true }) platform: string | null;
  @Field(() => String, { nullable: true }) platformId: string | null;
  @Field(() => String, { nullable: true }) birthdate: string | null;
  @Field(() => String, { nullable: true }) nationality: string | null;
  @Field(() => String, { nullable: true }) avatar: string | null;
  @Field(() => String, { nullable: true }) banner: string | null;
}

@InputType()
export class PlayerDetailsInput {
  @Field(() => String, { description: 'steam, epic, playstation, xbox or switch, or as the forms name them' })
  @IsString()
  @MaxLength(LONG)
  platform: string;
  @Field(() => String, { description: 'At most 100 characters' }) @IsString() @MaxLength(LONG) platformId: string;
  @Field(() => String, { description: 'YYYY-MM-DD' }) @IsString() @MaxLength(LONG) birthdate: string;
  @Field(() => String, { description: 'Country, two letters' }) @IsString() @MaxLength(LONG) nationality: string;
  @Field(() => Boolean) @IsBoolean() consent: boolean;
}

@InputType()
export class RegisterPlayerInput extends PlayerDetailsInput {
  @Field(() => String, { description: '1 to 34 characters' }) @IsString() @MaxLength(LONG) nickname: string;
}
