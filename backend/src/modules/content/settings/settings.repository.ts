import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { Season } from '../../seasons/season.entity.ts';
import { CURRENT_SEASON_ID_SQL, SIGNUP_SEASON_ID_SQL } from '../../refs/season.read.ts';
import { Setting } from './setting.entity.ts';

/** A stored league switch. */
export type SettingRow = Pick<Setting, 'key' | 'value'>;

/** Settings with what decides whether sign-up and the transfer window are open. */
export interface CurrentSettings {
  values: Record<string, string>;
  /** Of the current season. */
  transferFrom: string | null;
  transferTo: string | null;
  signupSeasonId: number | null;
  signupOpensAt: string | null;
  signupClosesAt: string | null;
}

const CURRENT = namedRead<CurrentSettings>(
  'settings-current',
  `select coalesce((select json_object_agg(key, value order by key) from setting where key = any($1::text[])), '{}') as values,
         signup.id as "signupSeasonId", ${instantSql('se.signup_opens_at')} as "signupOpensAt",
         ${instantSql('se.signup_closes_at')} as "signupClosesAt",
         played.transfer_from::text as "transferFrom", played.transfer_to::text as "transferTo"
    from (select ${SIGNUP_SEASON_ID_SQL} as id) signup left join season se on se.id = signup.id
    left join season played on played.id = ${CURRENT_SEASON_ID_SQL}`,
);

const SIGNUP_SEASON = namedRead<{ id: number | null }>('signup-season', `select ${SIGNUP_SEASON_ID_SQL} as id`);

const SEASON_NAMES = namedRead<{ id: string; name: string }>(
  'season-names',
  'select id::text as id, name from season where id::text = any($1::text[])',
);

const SAVE = namedWrite(
  'save-settings',
  `insert into setting (key, value) select key, value from jsonb_each_text($1::jsonb) order by key
   on conflict (key) do update set value = excluded.value`,
);

/** The dates of a season that the switches depend on. */
type LockedSeason = Pick<Season, 'endsOn' | 'signupClosesAt' | 'transferFrom' | 'transferTo'>;

/** Storage of the league's switches. */
@Injectable()
export class SettingsRepository {
  constructor(private readonly db: Db) {}

  /** Settings by key, and when sign-up opens and closes; null: as staff do it. One statement, because every page needs it. */
  async findCurrent(keys: readonly string[]): Promise<CurrentSettings> {
    return (await this.db.read(CURRENT, [keys]))[0] as CurrentSettings;
  }

  /** The season that teams sign up for: the chosen one, or else the current one; null when there is neither. */
  async findSignupSeasonId(): Promise<number | null> {
    return (await this.db.read(SIGNUP_SEASON))[0]?.id ?? null;
  }

  /** The names of seasons, by their ids as the settings store them. Unknown ids are missing. */
  async findSeasonNames(ids: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.db.read(SEASON_NAMES, [ids]);
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  }

  /** A season's dates, locked until the ambient transaction ends; null when there is no such season. */
  lockSeason(id: number): Promise<LockedSeason | null> {
    return this.db.repo(Season).findOne({
      select: { id: true, endsOn: true, signupClosesAt: true, transferFrom: true, transferTo: true },
      where: { id },
      lock: { mode: 'pessimistic_read' },
    });
  }

  /**
   * The present settings, locked until the ambient transaction ends. A setting without a value has no row to lock, so
   * one lock is used for all.
   */
  async lockAllByKeys(keys: readonly string[]): Promise<Setting[]> {
    await this.db.advisoryLock('setting');
    return this.db.repo(Setting).find({
      where: { key: In(keys) },
      order: { key: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** Stores each setting, in the order in which all code locks settings. */
  async saveAll(values: Readonly<Record<string, string>>): Promise<void> {
    await this.db.write(SAVE, [JSON.stringify(values)]);
  }
}
