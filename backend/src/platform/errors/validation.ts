import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';

/** Keeps numbers in paths as text: `IdPipe` reads them, and `1e3` or `0x10` is no id (T13). */
class InputPipe extends ValidationPipe {
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Refuses input that does not fit its class (INVALID_INPUT) with the field's path, the same in GraphQL and REST. */
export function inputPipe(): ValidationPipe {
  return new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors: ValidationError[]) => invalidInput(errors),
  });
}

function invalidInput(errors: ValidationError[]): LeagueError {
  const path: string[] = [];
  let level: ValidationError[] | undefined = errors;
  while (level?.[0]) {
    path.push(level[0].property);
    level = level[0].children;
  }
  return new LeagueError('INVALID_INPUT', 'api.error.invalid-input', { field: path.join('.') });
}
