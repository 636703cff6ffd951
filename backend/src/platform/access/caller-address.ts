import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from './request-of.ts';

/** Where the call comes from, as the handler's argument, for limits; a proxy's word counts only from a trusted one. */
export const CallerAddress = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string => requestOf(context).ip ?? 'unknown',
);
