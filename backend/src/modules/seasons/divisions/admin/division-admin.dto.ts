import { Type } from 'class-transformer';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, ValidateNested } from 'class-validator';
import { NumberOrDigits } from '../../../../platform/rest/params.ts';
import { IdProperty, NumberProperty, TextProperty, TokenDto } from '../../../../platform/rest/properties.ts';

/** A first limit for every text; the rules have shorter ones. */
const LONG = 2000;
const MOST = 100;

export class CreateDivisionDto extends TokenDto {
  @TextProperty({ max: LONG }) divisionName: string;
  @IdProperty() seasonId: number;
}

/** The division that a documented action changes. */
class DivisionDto extends TokenDto {
  @IdProperty() divisionId: number;
}

export class DivisionInfoDto extends DivisionDto {
  @TextProperty({ max: LONG }) divisionName: string;
  @IdProperty({ isOptional: true, description: 'Left out, the division has no admin' })
  divisionAdminUserId?: number | null;
}

/** A colour by its documented names. */
export class ColorDto {
  @TextProperty({ max: LONG, description: 'As #rrggbb' }) hex: string;
  @NumberProperty({ description: 'The first row of the table, from 1' }) fromIndex: number;
  @NumberProperty({ description: 'The last row of the table' }) toIndex: number;
  @TextProperty({ max: LONG }) engDescription: string;
  @TextProperty({ max: LONG }) sweDescription: string;
}

export class ColorsDto extends DivisionDto {
  @IsArray()
  @ArrayMaxSize(MOST)
  @ValidateNested({ each: true })
  @Type(() => ColorDto)
  @ApiProperty({ type: [ColorDto], maxItems: MOST })
  colors: ColorDto[];
}

export class TeamsDto extends DivisionDto {
  @IsArray()
  @ArrayMaxSize(MOST)
  @NumberOrDigits()
  @IsInt({ each: true })
  @ApiProperty({ type: 'array', items: { type: 'integer' }, maxItems: MOST })
  teamIds: number[];
}
