import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { FindOneOptions } from 'typeorm';
import { Db } from '../../../platform/db/db.ts';
import { Season } from '../../seasons/season.entity.ts';
import type { SignupTimes } from '../../../domain/competition/season.ts';
import type { StoredWindow } from '../../../domain/teams/transfer-window.ts';
import { Setting } from './setting.entity.ts';
import { transferDaysOf } from './stored-window.ts';

type Lock = FindOneOptions['lock'];

const SHARED: Lock = { mode: 'pessimistic_read' };
const ALONE: Lock = { mode: 'pessimistic_write' };

/** Reads the switches that rules depend on, each with the time of its last change. */
@Injectable()
export class SwitchesRepository {
  constructor(private readonly db: Db) {}

  findAllByKeys(keys: readonly string[], lock?: Lock): Promise<Setting[]> {
    return this.db.repo(Setting).find({ where: { key: In(keys) }, order: { key: 'ASC' }, lock });
  }

  /** Locks the switches until the ambient transaction ends (T41). */
  lockAllByKeys(keys: readonly string[]): Promise<Setting[]> {
    return this.findAllByKeys(keys, SHARED);
  }

  /** The same, and waits for all who have locked them. */
  async lockAllAlone(keys: readonly string[]): Promise<void> {
    await this.findAllByKeys(keys, ALONE);
  }

  /** The current season's transfer days, of `transferDaysOf`. */
  async findTransferDays(seasonId: number, lock?: Lock): Promise<StoredWindow['days']> {
    const select = { id: true, transferFrom: true, transferTo: true } as const;
    return transferDaysOf(await this.db.repo(Season).findOne({ select, where: { id: seasonId }, lock }));
  }

  /** The same, locked until the ambient transaction ends. */
  lockTransferDays(seasonId: number): Promise<StoredWindow['days']> {
    return this.findTransferDays(seasonId, SHARED);
  }

  /** When a season's sign-up opens and closes; null: as staff open and close it. */
  findSignupTimes(seasonId: number, lock?: Lock): Promise<SignupTimes | null> {
    const select = { id: true, signupOpensAt: true, signupClosesAt: true } as const;
    return this.db.repo(Season).findOne({ select, where: { id: seasonId }, lock });
  }

  /** The same, locked until the ambient transaction ends. */
  lockSignupTimes(seasonId: number): Promise<SignupTimes | null> {
    return this.findSignupTimes(seasonId, SHARED);
  }
}
