import { Global, Module } from '@nestjs/common';
import { LeagueGraphqlModule } from '../graphql/graphql.module.ts';
import { CachedResponses } from './cached/cached-responses.ts';
import { OpenStreams } from './open-streams.ts';
import { PageDrawings } from './page-drawings.ts';

/** The base of all answers outside GraphQL and REST. */
@Global()
@Module({
  imports: [LeagueGraphqlModule],
  providers: [CachedResponses, OpenStreams, PageDrawings],
  exports: [CachedResponses, OpenStreams, PageDrawings],
})
export class WebModule {}
