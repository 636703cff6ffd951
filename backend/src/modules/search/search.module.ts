import { Module } from '@nestjs/common';
import { SearchRepository } from './search.repository.ts';
import { SearchResolver } from './search.resolver.ts';
import { SearchService } from './search.service.ts';

@Module({
  providers: [SearchRepository, SearchService, SearchResolver],
})
export class SearchModule {}
