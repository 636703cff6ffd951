import { Injectable } from '@nestjs/common';
import type { SettingRow } from './settings.repository.ts';

/** Reads a setting's value as text; null when it is not set. */
type SettingSource = () => Promise<string | null>;

/** Documented settings that other modules store. A module registers its settings when it starts. */
@Injectable()
export class SettingSources {
  private readonly byKey = new Map<string, SettingSource>();

  register(key: string, source: SettingSource): void {
    if (this.byKey.has(key)) throw new Error(`two sources of the setting ${key}`);
    this.byKey.set(key, source);
  }

  /** The values of the settings that are set, by key. */
  async all(): Promise<SettingRow[]> {
    const rows = await Promise.all([...this.byKey].map(async ([key, source]) => ({ key, value: await source() })));
    return rows.filter((row): row is SettingRow => row.value !== null);
  }
}
