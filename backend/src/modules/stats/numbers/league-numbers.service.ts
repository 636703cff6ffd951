import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { LeagueNumbers } from './league-numbers.ts';
import { LeagueNumbersRepository } from './league-numbers.repository.ts';

/** The league in numbers, for sponsors and the press. */
@Injectable()
export class LeagueNumbersService {
  constructor(
    private readonly numbers: LeagueNumbersRepository,
    private readonly clock: Clock,
  ) {}

  find(): Promise<LeagueNumbers> {
    return this.numbers.find(this.clock.now());
  }
}
