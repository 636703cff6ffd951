import {
  applyDecorators,
  HttpCode,
  HttpStatus,
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { map, type Observable } from 'rxjs';

const ENVELOPE = 'league:envelope';

/** What stands in an envelope: a text, a number, a switch, a class of ours, or a list of its rows. */
type Inside = Type | readonly [Type];

const PRIMITIVES = new Map<unknown, 'string' | 'boolean' | 'integer'>([
  [String, 'string'],
  [Boolean, 'boolean'],
  [Number, 'integer'],
]);
const KEY = { type: 'string', description: 'Key of the sentence that says what was done' };

function schemaOf(inside: Inside) {
  if (Array.isArray(inside)) return { type: 'array', items: { $ref: getSchemaPath(inside[0] as Type) } };
  const type = PRIMITIVES.get(inside);
  return type ? { type } : { $ref: getSchemaPath(inside as Type) };
}

/**
 * The handler answers `{ CODE: 200, MESSAGE: <what it returns> }`, as the documented actions do: also a POST, whose
 * status would be 201 otherwise. `inside` describes what it returns; left out, it is a key of the translations.
 */
export function Envelope(inside?: Inside, { nullable = false } = {}): MethodDecorator {
  const message = { ...(inside ? schemaOf(inside) : KEY), ...(nullable ? { nullable } : {}) };
  const model = [inside ?? []].flat().filter((type) => !PRIMITIVES.has(type)) as Type[];
  return applyDecorators(
    SetMetadata(ENVELOPE, true),
    HttpCode(HttpStatus.OK),
    ApiExtraModels(...model),
    ApiOkResponse({
      schema: {
        type: 'object',
        required: ['CODE', 'MESSAGE'],
        properties: { CODE: { type: 'integer', enum: [200] }, MESSAGE: message },
      },
    }),
  );
}

/** Wraps what the handlers marked with `@Envelope()` return. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.reflector.get<boolean | undefined>(ENVELOPE, context.getHandler())) return next.handle();
    return next.handle().pipe(map((MESSAGE: unknown) => ({ CODE: 200, MESSAGE: MESSAGE ?? null })));
  }
}
