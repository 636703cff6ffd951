import {
  applyDecorators,
  HttpCode,
  HttpStatus,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { map, type Observable } from 'rxjs';

/** The content of an envelope: a text, a number, a boolean, a class, or a list of a class. */
type Inside = Type | readonly [Type];

const PRIMITIVES = new Map<unknown, 'string' | 'boolean' | 'integer'>([
  [String, 'string'],
  [Boolean, 'boolean'],
  [Number, 'integer'],
]);
const KEY = { type: 'string', description: 'Key of the sentence about the result' };

function schemaOf(inside: Inside) {
  if (Array.isArray(inside)) return { type: 'array', items: { $ref: getSchemaPath(inside[0] as Type) } };
  const type = PRIMITIVES.get(inside);
  return type ? { type } : { $ref: getSchemaPath(inside as Type) };
}

/** Wraps a handler's return value. Bound where it is needed, because an interceptor costs a call some objects of rxjs. */
class EnvelopeInterceptor implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(map((MESSAGE: unknown) => ({ CODE: 200, MESSAGE: MESSAGE ?? null })));
  }
}

/**
 * The handler answers `{ CODE: 200, MESSAGE: <its return value> }`, as the documented actions do, also for a POST,
 * which would be 201. `inside` describes the return value; when missing, it is a translation key.
 */
export function Envelope(inside?: Inside, { nullable = false } = {}): MethodDecorator {
  const message = { ...(inside ? schemaOf(inside) : KEY), ...(nullable ? { nullable } : {}) };
  const model = [inside ?? []].flat().filter((type) => !PRIMITIVES.has(type)) as Type[];
  return applyDecorators(
    UseInterceptors(EnvelopeInterceptor),
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
