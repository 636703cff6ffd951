import {
  Injectable,
  SetMetadata,
  type CallHandler,
  type CustomDecorator,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

const ENVELOPE = 'league:envelope';

/** The handler answers `{ CODE: 200, MESSAGE: <what it returns> }`, as the documented actions do. */
export const Envelope = (): CustomDecorator => SetMetadata(ENVELOPE, true);

/** Wraps what the handlers marked with `@Envelope()` return. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.reflector.get<boolean | undefined>(ENVELOPE, context.getHandler())) return next.handle();
    context.switchToHttp().getResponse<Response>().status(200);
    return next.handle().pipe(map((MESSAGE: unknown) => ({ CODE: 200, MESSAGE: MESSAGE ?? null })));
  }
}
