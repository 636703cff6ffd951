import { Module } from '@nestjs/common';
import { TimesModule } from '../../series/match-week/times/times.module.ts';
import { MyWeekRepository } from './my-week.repository.ts';
import { MyWeekResolver } from './my-week.resolver.ts';
import { MyWeekService } from './my-week.service.ts';
import { OpponentRepository } from './opponent.repository.ts';

/** A player's own match week. */
@Module({
  imports: [TimesModule],
  providers: [MyWeekRepository, MyWeekResolver, MyWeekService, OpponentRepository],
})
export class MyWeekModule {}
