import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { ChannelFeed } from '../../../platform/db/channel-feed.ts';
import { DbListener } from '../../../platform/db/listener.ts';
import { RecentChanges, type LeagueChange, type Watched } from './recent-changes.ts';

// schema/functions/notices.sql tells this channel
const CHANNEL = 'league_series';

/** Says which series changed. It says nothing of what: the page reads it again. */
@Injectable()
export class LeagueFeed implements OnModuleInit {
  private readonly recent = new RecentChanges();
  private readonly feed: ChannelFeed;

  constructor(
    private readonly listener: DbListener,
    private readonly clock: Clock,
  ) {
    this.feed = new ChannelFeed(listener, CHANNEL);
  }

  /** Before the first reader, so that a page that comes back learns what it has missed. */
  onModuleInit(): void {
    this.listener.listen(CHANNEL, (message) => this.recent.note(seriesOf(message), this.clock.steady()));
  }

  /**
   * Every change of what a page shows.
   * @param age how old the page's data is, in milliseconds: changes since then come at once
   */
  of(watched: Watched, age: number): AsyncIterableIterator<LeagueChange> {
    let known = age > 0 ? this.recent.before(this.clock.steady() - age) : this.recent.latest;
    return this.feed.of(null, () => {
      const change = this.recent.after(known, watched);
      known = this.recent.latest;
      return Promise.resolve(change);
    });
  }
}

/** The trigger writes the two numbers. */
function seriesOf(message: string | null): { seriesId: number | null; divisionId: number | null } {
  const [seriesId = null, divisionId = null] = message === null ? [] : message.split(' ').map(Number);
  return { seriesId, divisionId };
}
