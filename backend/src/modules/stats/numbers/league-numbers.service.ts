import { Injectable } from '@nestjs/common';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { Clock } from '../../../platform/clock.ts';
import { ChangeStamp } from '../../../platform/graphql/fast-reads/change-stamp.ts';
import { PerChange } from '../../../platform/graphql/fast-reads/per-change.ts';
import type { LeagueNumbers } from './league-numbers.ts';
import { LeagueNumbersRepository } from './league-numbers.repository.ts';

/** The league in numbers, for sponsors and the press. They are counted once for each change, and on each day, when a season can begin. */
@Injectable()
export class LeagueNumbersService {
  private readonly counted: PerChange<[day: string], LeagueNumbers>;

  constructor(
    numbers: LeagueNumbersRepository,
    private readonly clock: Clock,
    stamp: ChangeStamp,
  ) {
    this.counted = new PerChange(stamp, () => numbers.find(this.clock.now()));
  }

  find(): Promise<LeagueNumbers> {
    return this.counted.of(StockholmTime.stockholmDate(this.clock.now()));
  }
}
