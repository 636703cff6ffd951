import { Args, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { ChangeStamp } from '../../../platform/graphql/fast-reads/change-stamp.ts';
import { LeagueFeed } from './league-feed.ts';
import { LeagueChangeType } from './league-changes.type.ts';
import type { LeagueChange } from './recent-changes.ts';

const ID = { type: () => Int, nullable: true } as const;

/** Tells open pages, also those of visitors, that a series changed. */
@Resolver()
export class LeagueChangesResolver {
  constructor(
    private readonly feed: LeagueFeed,
    private readonly stamp: ChangeStamp,
  ) {}

  @Public()
  @Subscription(() => LeagueChangeType, {
    description: 'A series was reported, corrected, reset, confirmed, scheduled or moved, or its stream changed',
    resolve: (change: LeagueChange) => change,
  })
  leagueChanged(
    @Args('seriesId', ID) seriesId: number | null,
    @Args('divisionId', ID) divisionId: number | null,
    @Args('age', { ...ID, description: 'Milliseconds since the data was read: what changed since is told at once' })
    age: number | null,
  ): AsyncIterableIterator<LeagueChange> {
    return this.feed.of({ seriesId, divisionId }, age ?? 0);
  }

  @Public()
  @Query(() => Int, {
    description:
      'Grows with every change of what visitors can see, also with some that only a few see. Ask for it often rather than for ' +
      'lists: as long as it is the same, no answer is another one, but for what time alone changes. It never goes back but after a restore',
  })
  leagueVersion(): Promise<number> {
    return this.stamp.current();
  }
}
