import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { TotalsCheck } from './totals-check.entity.ts';

/** The result of the last comparison. */
export interface LastCheck {
  /** Seconds since 1970; 0 before the first comparison. */
  at: number;
  wrong: number;
}

const LAST = namedRead<LastCheck>(
  'last-totals-check',
  'select extract(epoch from checked_at)::float8 as at, wrong from totals_check order by night desc limit 1',
);

const CLAIM = namedWrite<{ mine: boolean }>(
  'claim-totals-check',
  `select pg_try_advisory_xact_lock(hashtextextended('totals-check', 0)) as mine`,
);

/** Storage of the nights that are checked. All instances share it. */
@Injectable()
export class TotalsCheckRepository {
  constructor(private readonly db: Db) {}

  /**
   * Whether the caller should check this night: it is not checked, and no other instance is checking it. Needs a
   * transaction.
   */
  async claim(night: string): Promise<boolean> {
    const [lock] = await this.db.write(CLAIM);
    if (!lock?.mine) return false;
    return !(await this.db.repo(TotalsCheck).existsBy({ night }));
  }

  async insertCheck(night: string, at: Date, wrong: number): Promise<void> {
    await this.db.repo(TotalsCheck).insert({ night, checkedAt: at, wrong });
  }

  async last(): Promise<LastCheck> {
    const [row] = await this.db.read(LAST);
    return row ?? { at: 0, wrong: 0 };
  }
}
