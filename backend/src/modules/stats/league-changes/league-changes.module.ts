import { Module } from '@nestjs/common';
import { LeagueGraphqlModule } from '../../../platform/graphql/graphql.module.ts';
import { LeagueChangesResolver } from './league-changes.resolver.ts';
import { LeagueFeed } from './league-feed.ts';

/** Tells open pages when a result, a time or a stream changes. */
@Module({ imports: [LeagueGraphqlModule], providers: [LeagueFeed, LeagueChangesResolver] })
export class LeagueChangesModule {}
