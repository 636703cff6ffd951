import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { instantSql } from '../../platform/db/json-sql.ts';
import { SIGNUP_SEASON_ID_SQL } from '../refs/season.read.ts';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { Season } from '../seasons/season.entity.ts';
import { Setting } from './setting.entity.ts';

/** One league switch as it is stored. */
export type SettingRow = Pick<Setting, 'key' | 'value'>;

/** Settings with what decides whether sign-up is open. */
export interface CurrentSettings {
  values: Record<string, string>;
  signupSeasonId: number | null;
  signupClosesAt: string | null;
}

const CURRENT = namedRead<CurrentSettings>(
  'settings-current',
  `select coalesce((select json_object_agg(key, value order by key) from setting where key = any($1::text[])), '{}') as values,
         signup.id as "signupSeasonId", ${instantSql('se.signup_closes_at')} as "signupClosesAt"
    from (select ${SIGNUP_SEASON_ID_SQL} as id) signup left join season se on se.id = signup.id`,
);

const SIGNUP_SEASON = namedRead<{ id: number | null }>('signup-season', `select ${SIGNUP_SEASON_ID_SQL} as id`);

const SEASON_NAMES = namedRead<{ id: string; name: string }>(
  'season-names',
  'select id::text as id, name from season where id::text = any($1::text[])',
);

/** Storage of the league's switches. */
@Injectable()
export class SettingsRepository {
  constructor(private readonly db: Db) {}

  /** Settings by key, and when sign-up closes; null: when staff close it. One statement, for every page asks. */
  async findCurrent(keys: readonly string[]): Promise<CurrentSettings> {
    return (await this.db.read(CURRENT, [keys]))[0] as CurrentSettings;
  }

  /** The season that teams sign up for: the named one, else the current one; null when there is neither. */
  async findSignupSeasonId(): Promise<number | null> {
    return (await this.db.read(SIGNUP_SEASON))[0]?.id ?? null;
  }

  /** What seasons are called, by their ids as settings have them; an id that no season has is not among them. */
  async findSeasonNames(ids: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.db.read(SEASON_NAMES, [ids]);
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  }

  /** A season's closing time, which stays until the ambient transaction ends; null: there is no such season. */
  holdSeason(id: number): Promise<Pick<Season, 'signupClosesAt'> | null> {
    return this.db.repo(Season).findOne({
      select: { id: true, signupClosesAt: true },
      where: { id },
      lock: { mode: 'pessimistic_read' },
    });
  }

  /**
   * As they stand, and no one else who locks settings changes them until the ambient transaction ends. A setting that
   * no one has set has no row that could be locked, so one lock is for all of them.
   */
  async lockAllByKeys(keys: readonly string[]): Promise<SettingRow[]> {
    await this.db.query("select pg_advisory_xact_lock(hashtext('setting'))");
    return this.db.repo(Setting).find({
      select: { key: true, value: true },
      where: { key: In(keys) },
      order: { key: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** Sets each key, in the one order that everyone locks settings in. */
  async saveAll(values: Readonly<Record<string, string>>): Promise<void> {
    await this.db.query(
      `insert into setting (key, value) select key, value from jsonb_each_text($1::jsonb) order by key
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(values)],
    );
  }
}
