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
}
