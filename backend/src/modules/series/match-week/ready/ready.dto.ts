import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt } from 'class-validator';
import { TokenDto } from '../../../../platform/rest/properties.ts';

/** A first limit; the rules have a smaller one. */
const MOST = 10;

export class LineUpDto extends TokenDto {
  @IsArray()
  @ArrayMaxSize(MOST)
  @IsInt({ each: true })
  @ApiProperty({ type: [Number], description: 'Three or four' })
  playerIds: number[];
}
