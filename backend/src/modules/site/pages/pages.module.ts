import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { SettingsModule } from '../../content/settings/settings.module.ts';
import { PagesController } from './pages.controller.ts';
import { PagesRepository } from './pages.repository.ts';
import { PagesResolver } from './pages.resolver.ts';
import { PagesService } from './pages.service.ts';

/** The pages whose text staff write. */
@Module({
  imports: [AuditModule, SettingsModule],
  controllers: [PagesController],
  providers: [PagesRepository, PagesResolver, PagesService],
  exports: [PagesService],
})
export class PagesModule {}
