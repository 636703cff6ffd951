import { Module } from '@nestjs/common';
import { MyWeekController } from './my-week.controller.ts';
import { MyWeekRepository } from './my-week.repository.ts';
import { MyWeekResolver } from './my-week.resolver.ts';
import { MyWeekService } from './my-week.service.ts';

/** A player's own match week. */
@Module({
  controllers: [MyWeekController],
  providers: [MyWeekRepository, MyWeekResolver, MyWeekService],
})
export class MyWeekModule {}
