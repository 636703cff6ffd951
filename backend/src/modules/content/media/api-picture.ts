import { applyDecorators } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** Describes that the handler answers with a picture. */
export const ApiPicture = (): MethodDecorator =>
  applyDecorators(
    ApiProduces('image/webp', 'image/png', 'image/jpeg', 'image/gif'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
    ApiNotFoundResponse(),
  );
