import { Global, Module } from '@nestjs/common';
import { LeagueGraphqlModule } from '../graphql/graphql.module.ts';
import { KeptDocuments } from './kept-documents.ts';

/** What answers outside GraphQL and REST stand on. */
@Global()
@Module({
  imports: [LeagueGraphqlModule],
  providers: [KeptDocuments],
  exports: [KeptDocuments],
})
export class WebModule {}
