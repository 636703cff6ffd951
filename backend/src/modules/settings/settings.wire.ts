import type { LeagueSettings } from './settings.service.ts';

/** A row of GET /api/settings/all. */
export const toSettingWireRow = ({ key, value }: { key: string; value: string }) => ({
  setting_key: key,
  setting_value: value,
});

/** GET /api/settings/registration: the switch as the text the wire has. */
export const toRegistrationWire = ({ registrationOpen }: LeagueSettings) => ({ value: String(registrationOpen) });
