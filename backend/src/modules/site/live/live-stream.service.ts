import { Injectable, Logger } from '@nestjs/common';
import { LONGEST_SERIES, shownOnAir } from '../../../domain/series/on-air.ts';
import { TwitchClient } from '../../../integrations/twitch/twitch-client.ts';
import { Clock } from '../../../platform/clock.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { Every } from '../../../platform/jobs.ts';
import { fromFlatSeries } from '../../series/series-row.ts';
import type { LiveStreamStatus } from './live-stream.ts';
import { LiveStreamRepository } from './live-stream.repository.ts';

/** How often the service is asked, by all instances together. */
export const POLL_MS = 120_000;
/** How often an instance checks whether it is time. */
const LOOK_MS = 15_000;
/** When the service has not answered for this long, the channel counts as not streaming. */
const FORGET_MS = 10 * 60_000;

/**
 * Stores whether the league's channel streams. Visitors read it from the database and never wait for the service.
 */
@Injectable()
export class LiveStreamService {
  private readonly log = new Logger('LiveStream');
  private readonly client: TwitchClient | null;

  constructor(
    private readonly config: AppConfig,
    private readonly streams: LiveStreamRepository,
    private readonly clock: Clock,
  ) {
    this.client = config.twitch && new TwitchClient(config.twitch);
  }

  /** The channel and its series; null when the league has none. */
  async status(): Promise<LiveStreamStatus | null> {
    if (!this.config.twitch) return null;
    const now = this.clock.now();
    const { title, startedAt, ...stored } = await this.streams.find(new Date(now.getTime() - LONGEST_SERIES));
    const isLive = title !== null;
    const { series, next } = shownOnAir(stored.series.map(fromFlatSeries), isLive, now);
    return { channel: this.config.twitch.channel, isLive, title, startedAt, series, nextSeries: next };
  }

  /**
   * Asks the service when it is time and no other instance has asked. When it does not answer, nothing changes for a
   * while.
   */
  @Every('live-stream', LOOK_MS)
  async poll(): Promise<void> {
    const now = this.clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    if (!this.client || !(await this.streams.takeTurn(now, ago(POLL_MS)))) return;
    try {
      const broadcast = await this.client.broadcast();
      await this.streams.save(now, broadcast?.title ?? null, broadcast?.startedAt ?? null);
    } catch (error) {
      this.log.warn(`the streaming service: ${(error as Error).message}`);
      await this.streams.forgetSeenBefore(ago(FORGET_MS));
    }
  }
}
