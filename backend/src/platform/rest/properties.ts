import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Allow, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LARGEST_INT4, NumberOrDigits } from './params.ts';

const SWEDISH_TIME = String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$`;

/** The description of a body's field. null counts as missing. */
interface Told {
  isOptional?: boolean;
  format?: 'date';
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

/** A whole number, or text with its digits. Both ends are included. */
export const NumberProperty = ({ min, max, ...told }: Told & { min?: number; max?: number } = {}): PropertyDecorator =>
  applyDecorators(
    NumberOrDigits(),
    IsInt(),
    ...(min === undefined ? [] : [Min(min)]),
    ...(max === undefined ? [] : [Max(max)]),
    described({ type: 'integer', minimum: min, maximum: max }, told),
  );

/** An id of the league: a whole number from 1 to the database's largest. */
export const IdProperty = (told: Told = {}): PropertyDecorator =>
  NumberProperty({ ...told, min: 1, max: LARGEST_INT4 });

/** A text with a first limit of characters, before the rules check it. */
export const TextProperty = ({ max, ...told }: Told & { max?: number } = {}): PropertyDecorator =>
  applyDecorators(
    IsString(),
    ...(max === undefined ? [] : [MaxLength(max)]),
    described({ type: 'string', maxLength: max }, told),
  );

/** An instant as the documented calls write it: Swedish time, `2026-03-10 19:30:00`. It has no offset, so it is no `date-time`. */
export const SwedishTimeProperty = ({
  nullable = false,
  description,
}: { nullable?: boolean; description?: string } = {}): PropertyDecorator =>
  ApiProperty({
    type: String,
    nullable,
    pattern: SWEDISH_TIME,
    description: ['`YYYY-MM-DD HH:mm:ss` in Swedish time (Europe/Stockholm)', description].filter(Boolean).join('; '),
    example: '2026-03-10 19:30:00',
  });

/** A field that is accepted and ignored. */
export const IgnoredProperty = (description: string): PropertyDecorator =>
  applyDecorators(Allow(), ApiProperty({ required: false, description, type: () => Object }));

/** The field that every body may have, and the whole body of a call that needs nothing else. */
export class TokenDto {
  /** The access layer reads it before the body is validated. */
  @Allow()
  @ApiProperty({
    type: String,
    required: false,
    description:
      'The access token, if there is no `Authorization` header; or the word `session`, which uses the cookie',
  })
  accessToken?: unknown;
}
