import { ApiProperty } from '@nestjs/swagger';
import { TextProperty, TokenDto } from '../../platform/rest/properties.ts';

/** A picture, in one of two ways. */
export class ImageDto extends TokenDto {
  @TextProperty({ isOptional: true, description: 'A data URL, where no file comes' }) image?: string;
}

/** The same as a form with a file, which is taken out before the rest is validated. */
export class ImageFormDto extends ImageDto {
  @ApiProperty({ type: 'string', format: 'binary', required: false }) file?: unknown;
}
