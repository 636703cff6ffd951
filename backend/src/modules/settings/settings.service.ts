import { Injectable } from '@nestjs/common';
import { SettingsRepository } from './settings.repository.ts';
import type { SettingRow } from './settings.repository.ts';

/** What the start page's banner shows: staff's own content, or the coming series of the top division. */
export const START_TYPES = ['custom', 'matches'] as const;
export type StartType = (typeof START_TYPES)[number];

/** The league's switches and the start page's content. */
export interface LeagueSettings {
  currentSeasonId: number | null;
  registrationOpen: boolean;
  transferOpen: boolean;
  startType: StartType;
  startContent: string;
  startContentEng: string;
}

/** The settings that anybody may read; a key that is not here stays inside. */
const PUBLIC_KEYS = [
  'current_season',
  'registration_open',
  'transfer_open',
  'start_type',
  'start_content',
  'start_content_eng',
] as const;

/** Reads the league's switches. */
@Injectable()
export class SettingsService {
  constructor(private readonly settings: SettingsRepository) {}

  /** The public settings as they are stored, by key. */
  all(): Promise<SettingRow[]> {
    return this.settings.findAllByKeys(PUBLIC_KEYS);
  }

  /** The public settings with their types; what nobody has set is closed, empty, or `matches`. */
  async current(): Promise<LeagueSettings> {
    const stored = new Map((await this.all()).map(({ key, value }) => [key, value]));
    return {
      currentSeasonId: Number(stored.get('current_season')) || null,
      registrationOpen: stored.get('registration_open') === 'true',
      transferOpen: stored.get('transfer_open') === 'true',
      startType: stored.get('start_type') === 'custom' ? 'custom' : 'matches',
      startContent: stored.get('start_content') ?? '',
      startContentEng: stored.get('start_content_eng') ?? '',
    };
  }
}
