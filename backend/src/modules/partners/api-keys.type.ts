import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsArray, IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import type { KeyScope, KeyState } from '../../domain/partners/api-key.ts';
import { resultOf } from '../../platform/errors/problem.type.ts';

/** A first limit for every text; the rule has shorter ones. */
const LONGEST = 1000;

const KeyScopeEnum = {
  GRAPHQL_READ: 'graphql:read',
  REST_READ: 'rest:read',
} as const satisfies Record<string, KeyScope>;
registerEnumType(KeyScopeEnum, { name: 'KeyScope', description: 'A door that a key opens' });

const ApiKeyStateEnum = {
  VALID: 'valid',
  ENDING: 'ending',
  ENDED: 'ended',
  REVOKED: 'revoked',
  STOPPED: 'stopped',
} as const satisfies Record<string, KeyState>;
registerEnumType(ApiKeyStateEnum, {
  name: 'ApiKeyState',
  description:
    'VALID and ENDING open their doors, ENDING until `endsAt`. ENDED was replaced and its time is over. STOPPED: staff have stopped the partner who keeps it',
});

@ObjectType('ApiKeyDay', { description: "A key's calls on a day in Sweden" })
export class ApiKeyDayType {
  @Field(() => String, { description: 'YYYY-MM-DD' }) day: string;
  @Field(() => Int) calls: number;
  @Field(() => Int, { description: 'Of the calls' }) refused: number;
}

@ObjectType('ApiKey', {
  description: "A partner's key, without its secret. For staff, and for the partner who keeps it",
})
export class ApiKeyType {
  @Field(() => Int) id: number;
  @Field(() => String, { description: 'The partner, or what a partner calls a key of their own' }) name: string;
  @Field(() => String, { description: 'The person to write to; empty when there is none' }) contact: string;
  @Field(() => [KeyScopeEnum]) scopes: readonly KeyScope[];
  @Field(() => Int, { description: 'Units' }) limitPerMinute: number;
  @Field(() => Int, { nullable: true, description: "null: the limit is the league's usual one" })
  ownLimit: number | null;
  @Field(() => Date) createdAt: string;
  @Field(() => String, { nullable: true, description: 'null: the operator, or the account is deleted' })
  madeBy: string | null;
  @Field(() => ApiKeyStateEnum) state: KeyState;
  @Field(() => Date, { nullable: true }) revokedAt: string | null;
  @Field(() => Date, { nullable: true, description: 'It is replaced, and holds until then; null: it is not replaced' })
  endsAt: string | null;
  @Field(() => String, { nullable: true, description: 'The partner who keeps it; null: staff keep it' })
  partner: string | null;
  @Field(() => Date, { nullable: true, description: 'Within ten seconds' }) lastUsedAt: string | null;
  @Field(() => [ApiKeyDayType], { description: 'The last 30 days; the last one is today' }) days: ApiKeyDayType[];
  @Field(() => Int, { description: 'What a change must name' }) version: number;
}

@ObjectType('NewApiKey')
export class NewApiKeyType {
  @Field(() => String, { description: 'The key itself. It is told this once' }) secret: string;
  @Field(() => ApiKeyType) key: ApiKeyType;
}

@InputType()
export class MakeApiKeyInput {
  @Field(() => String, { description: 'The partner' }) @IsString() @MaxLength(LONGEST) name: string;
  @Field(() => String, { nullable: true, description: 'The person to write to' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  contact?: string | null;
  @Field(() => [KeyScopeEnum]) @IsArray() @IsIn(Object.values(KeyScopeEnum), { each: true }) scopes: KeyScope[];
  @Field(() => Int, { nullable: true, description: "Units a minute; null: the league's usual number" })
  @IsOptional()
  @IsInt()
  ownLimit?: number | null;
}

@InputType()
export class ChangeApiKeyInput extends MakeApiKeyInput {
  @Field(() => Int) @IsInt() id: number;
  @Field(() => Int) @IsInt() version: number;
}

@InputType()
export class RevokeApiKeyInput {
  @Field(() => Int) @IsInt() id: number;
  @Field(() => Int) @IsInt() version: number;
}

@InputType({ description: "A key of the caller's, and the version that they saw" })
export class MyApiKeyInput extends RevokeApiKeyInput {}

@InputType()
export class MakeMyApiKeyInput {
  @Field(() => String, { description: 'What the partner calls it' }) @IsString() @MaxLength(LONGEST) name: string;
  @Field(() => [KeyScopeEnum]) @IsArray() @IsIn(Object.values(KeyScopeEnum), { each: true }) scopes: KeyScope[];
}

@InputType()
export class ChangeMyApiKeyInput extends MakeMyApiKeyInput {
  @Field(() => Int) @IsInt() id: number;
  @Field(() => Int) @IsInt() version: number;
}

export const ApiKeyResult = resultOf('ApiKeyResult', ApiKeyType);
export const NewApiKeyResult = resultOf('NewApiKeyResult', NewApiKeyType);
