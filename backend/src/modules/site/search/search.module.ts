import { Module } from '@nestjs/common';
import { PaletteRepository } from './palette.repository.ts';
import { PaletteService } from './palette.service.ts';
import { SearchRepository } from './search.repository.ts';
import { SearchResolver } from './search.resolver.ts';
import { SearchService } from './search.service.ts';

@Module({
  providers: [PaletteRepository, PaletteService, SearchRepository, SearchService, SearchResolver],
})
export class SearchModule {}
