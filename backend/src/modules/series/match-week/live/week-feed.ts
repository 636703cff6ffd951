import { Injectable } from '@nestjs/common';
import { ChannelFeed } from '../../../../platform/db/channel-feed.ts';
import { DbListener } from '../../../../platform/db/listener.ts';

/** Says that something changed about series of the match week. It says nothing of what: the page reads it again. */
@Injectable()
export class WeekFeed {
  private readonly feed: ChannelFeed;

  constructor(listener: DbListener) {
    // schema/functions/notices.sql tells this channel
    this.feed = new ChannelFeed(listener, 'match_week');
  }

  /**
   * 0 now, and a higher number after each change of this series.
   * @param userId whose reading it is
   * @param assertMayHear asked before each number. A change of the series can also be that the reader is no part of it any more; what it
   * throws ends the reading
   */
  ofSeries(
    seriesId: number,
    userId: number | null,
    assertMayHear: () => Promise<unknown>,
  ): AsyncIterableIterator<number> {
    const count = counter();
    return this.feed.of(String(seriesId), async () => {
      await this.feed.shared(`${seriesId} ${userId}`, assertMayHear);
      return count();
    });
  }

  /** The same for changes of any series. */
  ofAll(): AsyncIterableIterator<number> {
    return this.feed.of(null, counter());
  }
}

function counter(): () => Promise<number> {
  let changes = 0;
  return () => Promise.resolve(changes++);
}
