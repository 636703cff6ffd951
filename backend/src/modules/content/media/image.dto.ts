import { ApiProperty } from '@nestjs/swagger';
import { TextProperty, TokenDto } from '../../../platform/rest/properties.ts';

/** An upload: a file or a data URL. */
export class ImageDto extends TokenDto {
  @TextProperty({ isOptional: true, description: 'A data URL, where no file comes' }) image?: string;
}

/** The same as a form with a file. The file is taken out before the other fields are validated. */
export class ImageFormDto extends ImageDto {
  @ApiProperty({ type: 'string', format: 'binary', required: false }) file?: unknown;
}
