import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { LeagueError } from '../../domain/league-error.ts';

/** The largest id of the database. */
export const LARGEST_INT4 = 2_147_483_647;

/** An id in a path or a query: a positive int4. Other values get 400 with the parameter's name. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, number> {
  transform(value: unknown, metadata: ArgumentMetadata): number {
    const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : NaN;
    if (!(id <= LARGEST_INT4)) {
      throw new LeagueError('INVALID_INPUT', 'api.error.invalid-input', { field: metadata.data ?? 'id' });
    }
    return id;
  }
}

/** The same id in a query, where it can be missing. */
@Injectable()
export class OptionalIdPipe implements PipeTransform<unknown, number | null> {
  transform(value: unknown, metadata: ArgumentMetadata): number | null {
    return value === undefined ? null : new IdPipe().transform(value, metadata);
  }
}

/** The allowed values of a parameter, in OpenAPI's form. */
export interface ParameterSchema {
  type: 'string' | 'integer';
  minimum?: number;
  maximum?: number;
}

/**
 * A whole number from 0 in a path, such as a page's index: at most an int4. Other values get 400 with the parameter's
 * name.
 */
@Injectable()
export class WholeNumberPipe implements PipeTransform<unknown, number> {
  transform(value: unknown, metadata: ArgumentMetadata): number {
    return value === '0' ? 0 : new IdPipe().transform(value, metadata);
  }
}

/** The values that a pipe accepts; null for a pipe that is none of these. */
export function parameterSchemaOf(pipe: unknown): ParameterSchema | null {
  const minimum = pipe === IdPipe || pipe === OptionalIdPipe ? 1 : pipe === WholeNumberPipe ? 0 : null;
  return minimum === null ? null : { type: 'integer', minimum, maximum: LARGEST_INT4 };
}

/**
 * A whole number in a documented body, which may also be text with digits. Nothing else is converted: `true` is not 1,
 * and an empty text is not 0. The validators beside it refuse the rest.
 */
export const NumberOrDigits = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  );
