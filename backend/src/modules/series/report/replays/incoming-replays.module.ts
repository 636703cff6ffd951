import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { AppConfig } from '../../../../platform/config/config.ts';
import { IncomingReplays, incomingReplaysOf } from './incoming-replays.ts';

const FILES = MulterModule.registerAsync({
  useFactory: (config: AppConfig) => ({ storage: incomingReplaysOf(config) }),
  inject: [AppConfig],
});

/** Where replay files arrive. Every module with a door for them imports it. */
@Module({
  imports: [FILES],
  providers: [{ provide: IncomingReplays, useFactory: incomingReplaysOf, inject: [AppConfig] }],
  exports: [FILES, IncomingReplays],
})
export class IncomingReplaysModule {}
