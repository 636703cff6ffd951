import type { Writable } from 'node:stream';
import { applyDecorators, UseGuards, UseInterceptors, type Type } from '@nestjs/common';
import { FileInterceptor, FilesInterceptor } from '@nestjs/platform-express';
import { ApiConsumes, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { formEntrance, LargeJsonEntrance, refuseOverlong } from './large-body.interceptors.ts';
import { declareLarge, type FormLimits } from './large-bodies.ts';
import { senderGuard, type MaySend } from './sender.guard.ts';

/** A field's name and value in a form, in bytes: a token, a word or a number. */
const FIELD_NAME = 100;
const FIELD_VALUE = 1024;
/** A part of a form has two or three headers. */
const PART_HEADERS = 16;

/** multer's options. All of its limits are set, because those that are not have no end. */
const optionsOf = ({ files, fileSize, fields, total }: FormLimits) => ({
  defParamCharset: 'utf8',
  limits: {
    ...{ files, fileSize, fields, parts: files + fields },
    ...{ fieldNameSize: FIELD_NAME, fieldSize: FIELD_VALUE, headerPairs: PART_HEADERS },
    // a field's name is a word: no lists and no objects
    ...{ fieldNestingDepth: 0, fieldArrayIndexLimit: 0 },
  },
  streamHandler: (req: Request, parser: Writable) => feed(req, parser, total),
});

/** Gives the body to the parser, up to `most` bytes: a body without a length can have no end. */
function feed(req: Request, parser: Writable, most: number): void {
  let bytes = 0;
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most) refuseOverlong(req);
  });
  req.pipe(parser);
}

/**
 * The handler takes files of a form. This is the only way to declare that (T113): nothing of the body is read before the
 * handler's access is checked and `maySend` has let the sender in, there is a limit to everything, and no file is left
 * behind.
 */
export const TakesFiles = <Service>(
  form: FormLimits,
  service: Type<Service>,
  maySend: MaySend<Service>,
): MethodDecorator =>
  applyDecorators(
    declareLarge({ form, json: false }),
    UseGuards(senderGuard(service, maySend)),
    UseInterceptors(...interceptorsOf(form)),
    ApiConsumes('multipart/form-data'),
    ApiTooManyRequestsResponse(),
  );

/** The handler takes pictures as text in its JSON, and those of a form as well if there is one. Otherwise as `TakesFiles`. */
export const TakesPictures = <Service>(
  service: Type<Service>,
  maySend: MaySend<Service>,
  form: FormLimits | null = null,
): MethodDecorator =>
  applyDecorators(
    declareLarge({ form, json: true }),
    UseGuards(senderGuard(service, maySend)),
    UseInterceptors(LargeJsonEntrance, ...(form ? interceptorsOf(form) : [])),
    ApiTooManyRequestsResponse(),
    ...(form ? [ApiConsumes('multipart/form-data', 'application/json')] : []),
  );

const interceptorsOf = (form: FormLimits) => [
  formEntrance(form),
  form.files === 1
    ? FileInterceptor(form.field, optionsOf(form))
    : FilesInterceptor(form.field, undefined, optionsOf(form)),
];
