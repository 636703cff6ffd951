import {
  applyDecorators,
  HttpCode,
  HttpStatus,
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';

const ENVELOPE = 'league:envelope';

/**
 * The handler answers `{ CODE: 200, MESSAGE: <what it returns> }`, as the documented actions do: also a POST, whose
 * status would be 201 otherwise. The description of the API reads the status here.
 */
export const Envelope = (): MethodDecorator => applyDecorators(SetMetadata(ENVELOPE, true), HttpCode(HttpStatus.OK));

/** Wraps what the handlers marked with `@Envelope()` return. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.reflector.get<boolean | undefined>(ENVELOPE, context.getHandler())) return next.handle();
    return next.handle().pipe(map((MESSAGE: unknown) => ({ CODE: 200, MESSAGE: MESSAGE ?? null })));
  }
}
