import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Allow, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LARGEST_INT4, NumberOrDigits } from './params.ts';

/** What the description says about a field of a body; null counts as left out. */
interface Told {
  isOptional?: boolean;
  description?: string;
  default?: number;
}

const described = (schema: ApiPropertyOptions, { isOptional = false, ...told }: Told): PropertyDecorator =>
  applyDecorators(
    ...(isOptional ? [IsOptional()] : []),
    ApiProperty({
      ...schema,
      ...told,
      ...(isOptional ? { required: false, nullable: true } : {}),
    } as ApiPropertyOptions),
  );

/** A whole number, or its digits as text; both ends are inclusive. */
export const NumberProperty = ({ min, max, ...told }: Told & { min?: number; max?: number } = {}): PropertyDecorator =>
  applyDecorators(
    NumberOrDigits(),
    IsInt(),
    ...(min === undefined ? [] : [Min(min)]),
    ...(max === undefined ? [] : [Max(max)]),
    described({ type: 'integer', minimum: min, maximum: max }, told),
  );

/** An id of the league: a whole number from 1, as large as the database can hold. */
export const IdProperty = (told: Told = {}): PropertyDecorator =>
  NumberProperty({ ...told, min: 1, max: LARGEST_INT4 });

/** A text, at most so many characters long before the rules look at it. */
export const TextProperty = ({ max, ...told }: Told & { max?: number } = {}): PropertyDecorator =>
  applyDecorators(
    IsString(),
    ...(max === undefined ? [] : [MaxLength(max)]),
    described({ type: 'string', maxLength: max }, told),
  );

/** A field that is taken and counts for nothing. */
export const IgnoredProperty = (description: string): PropertyDecorator =>
  applyDecorators(Allow(), ApiProperty({ required: false, description, type: () => Object }));

/** What every body may carry, and the whole body of a call that needs nothing else. */
export class TokenDto {
  /** Read by the access layer, before the body is validated. */
  @Allow()
  @ApiProperty({
    type: String,
    required: false,
    description: 'The access token, where no `Authorization` header has it; or the word `session`: the cookie counts',
  })
  accessToken?: unknown;
}
