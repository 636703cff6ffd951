import { applyDecorators } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** The handler answers a picture's bytes. */
export const ApiPicture = (): MethodDecorator =>
  applyDecorators(
    ApiProduces('image/webp', 'image/png', 'image/jpeg', 'image/gif'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
    ApiNotFoundResponse(),
  );
