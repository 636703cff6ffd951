import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';

/** Input that does not fit its class is the refusal INVALID_INPUT with the field's path, through both doors alike. */
export function inputPipe(): ValidationPipe {
  return new ValidationPipe({
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
  return new LeagueError('INVALID_INPUT', 'invalid', 'api.error.invalid-input', { field: path.join('.') });
}
