import { ApiProperty } from '@nestjs/swagger';
import type { LeagueSettings } from './settings.service.ts';

/** A row of GET /api/settings/all. */
export class SettingWire {
  @ApiProperty() setting_key: string;
  @ApiProperty() setting_value: string;
}

export const toSettingWireRow = ({ key, value }: { key: string; value: string }): SettingWire => ({
  setting_key: key,
  setting_value: value,
});

/** GET /api/settings/registration: the switch as text, as documented. */
export class RegistrationWire {
  @ApiProperty({ enum: ['true', 'false'] }) value: string;
}

export const toRegistrationWire = ({ registrationOpen }: LeagueSettings): RegistrationWire => ({
  value: String(registrationOpen),
});
