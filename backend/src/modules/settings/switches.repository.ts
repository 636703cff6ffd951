import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';

/** A switch of the league as it is stored, with the instant since which it stands so. */
export interface SwitchRow {
  key: string;
  value: string;
  updatedAt: Date;
}

const SWITCHES = `select key, value, updated_at as "updatedAt" from setting where key = any($1::text[]) order by key`;

/** Reads the switches that rules depend on. */
@Injectable()
export class SwitchesRepository {
  constructor(private readonly db: Db) {}

  findAllByKeys(keys: readonly string[]): Promise<SwitchRow[]> {
    return this.db.query(SWITCHES, [keys]);
  }

  /** They stay as they are until the ambient transaction ends (T41). */
  lockAllByKeys(keys: readonly string[]): Promise<SwitchRow[]> {
    return this.db.query(`${SWITCHES} for share`, [keys]);
  }

  /** When a season's sign-up closes; null: when staff close it. */
  async findClosingTime(seasonId: number): Promise<Date | null> {
    return closingTimeOf(await this.db.query(CLOSING_TIME, [seasonId]));
  }

  /** The same, and it stays so until the ambient transaction ends. */
  async lockClosingTime(seasonId: number): Promise<Date | null> {
    return closingTimeOf(await this.db.query(`${CLOSING_TIME} for share`, [seasonId]));
  }
}

const CLOSING_TIME = 'select signup_closes_at as "closesAt" from season where id = $1';

const closingTimeOf = ([row]: { closesAt: Date | null }[]): Date | null => row?.closesAt ?? null;
