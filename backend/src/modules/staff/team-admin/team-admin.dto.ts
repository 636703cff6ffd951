import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, ValidateNested } from 'class-validator';
import {
  IdProperty,
  IgnoredProperty,
  NumberProperty,
  TextProperty,
  TokenDto,
} from '../../../platform/rest/properties.ts';

const LONGEST = 1000;
const MOST_SLOTS = 20;
/** The documented call uses 1 and 0. */
const ON = [1, '1', true, 'true'];
const OFF = [0, '0', false, 'false'];
const PICTURE = {
  isOptional: true,
  description: 'A data URL; an empty text takes the picture away, anything else changes nothing',
} as const;
const AS_IT_CAME = 'Ignored: rows of `activePlayers` can be sent back unchanged';

/** A player of the team. */
export class TeamPlayerDto {
  @IdProperty() id: number;
  @NumberProperty({ min: 1, max: MOST_SLOTS, description: '1 is the captain' }) sortorder: number;
  @IgnoredProperty(AS_IT_CAME) nickname?: unknown;
  @IgnoredProperty(AS_IT_CAME) mmr?: unknown;
}

/** A whole team. A field that is left out stays as it is. An unknown key is refused (T07). */
export class SaveTeamDto extends TokenDto {
  @IdProperty() teamId: number;
  @TextProperty({ isOptional: true, max: LONGEST }) teamname?: string | null;
  @TextProperty(PICTURE) teamlogo?: string | null;
  @TextProperty(PICTURE) banner?: string | null;
  @IsOptional()
  @IsIn([...ON, ...OFF])
  @ApiProperty({
    oneOf: [{ type: 'integer' }, { type: 'string' }, { type: 'boolean' }],
    enum: [...ON, ...OFF],
    required: false,
    nullable: true,
  })
  active?: string | number | boolean | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_SLOTS)
  @ValidateNested({ each: true })
  @Type(() => TeamPlayerDto)
  @ApiProperty({ type: [TeamPlayerDto], maxItems: MOST_SLOTS, required: false, nullable: true })
  players?: TeamPlayerDto[] | null;
}

/** Whether the flag is on; undefined when the body does not have it. */
export const isOn = (active: SaveTeamDto['active']): boolean | undefined =>
  active === null || active === undefined ? undefined : ON.includes(active);
