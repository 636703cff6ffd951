import { Module } from '@nestjs/common';
import { LiveStreamRepository } from './live-stream.repository.ts';
import { LiveStreamResolver } from './live-stream.resolver.ts';
import { LiveStreamService } from './live-stream.service.ts';

/** The league's channel, and whether it streams now. */
@Module({ providers: [LiveStreamRepository, LiveStreamResolver, LiveStreamService] })
export class LiveModule {}
