import { Module } from '@nestjs/common';
import { SeriesModule } from '../../series/series.module.ts';
import { FieldPlayLoader } from './field-play.loader.ts';
import { FieldPlayRepository } from './field-play.repository.ts';
import { PlayWriterRepository } from './play-writer.repository.ts';
import { GameFieldPlayResolver } from './game-field-play.resolver.ts';
import { SeriesFieldPlayResolver } from './series-field-play.resolver.ts';

/** What replays tell about the field: stored, and read by pages and programs. */
@Module({
  imports: [SeriesModule],
  providers: [
    FieldPlayRepository,
    PlayWriterRepository,
    FieldPlayLoader,
    SeriesFieldPlayResolver,
    GameFieldPlayResolver,
  ],
})
export class FieldPlayModule {}
