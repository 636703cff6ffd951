import { Global, Module } from '@nestjs/common';
import { LeagueGraphqlModule } from '../graphql/graphql.module.ts';
import { KeptDocuments } from './kept/kept-documents.ts';
import { OpenStreams } from './open-streams.ts';
import { PageDrawings } from './page-drawings.ts';

/** The base of all answers outside GraphQL and REST. */
@Global()
@Module({
  imports: [LeagueGraphqlModule],
  providers: [KeptDocuments, OpenStreams, PageDrawings],
  exports: [KeptDocuments, OpenStreams, PageDrawings],
})
export class WebModule {}
