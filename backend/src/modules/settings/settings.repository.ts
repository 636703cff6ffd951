import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';

/** One league switch as it is stored. */
export interface SettingRow {
  key: string;
  value: string;
}

/** Storage of the league's switches. */
@Injectable()
export class SettingsRepository {
  constructor(private readonly db: Db) {}

  findAllByKeys(keys: readonly string[]): Promise<SettingRow[]> {
    return this.db.read<SettingRow>(
      'settings',
      'select key, value from setting where key = any($1::text[]) order by key',
      [keys],
    );
  }

  /** As they stand, and nobody else changes them until the ambient transaction ends. */
  lockAllByKeys(keys: readonly string[]): Promise<SettingRow[]> {
    return this.db.query('select key, value from setting where key = any($1::text[]) order by key for no key update', [
      keys,
    ]);
  }

  /** Sets each key, in the one order that everybody locks settings in. */
  async saveAll(values: Readonly<Record<string, string>>): Promise<void> {
    await this.db.query(
      `insert into setting (key, value) select key, value from jsonb_each_text($1::jsonb) order by key
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(values)],
    );
  }
}
