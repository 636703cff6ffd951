import { ApiProperty } from '@nestjs/swagger';

/** POST /api/images. */
export class ImageWire {
  @ApiProperty({ description: 'The name that mutations take; the picture is at /api/images/{name}' }) name: string;
}
