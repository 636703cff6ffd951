import { Module } from '@nestjs/common';
import { LiveStreamRepository } from './live-stream.repository.ts';
import { LiveStreamResolver } from './live-stream.resolver.ts';
import { LiveStreamService } from './live-stream.service.ts';

/** Whether the league's channel is on the air. */
@Module({ providers: [LiveStreamRepository, LiveStreamResolver, LiveStreamService] })
export class LiveModule {}
