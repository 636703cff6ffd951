import { Module } from '@nestjs/common';
import { SeriesReportModule } from '../series/report/series-report.module.ts';
import { TeamAdminModule } from '../team-admin/team-admin.module.ts';
import { UserAdminModule } from '../user-admin/user-admin.module.ts';
import { ImportLinesService } from './import-lines.service.ts';
import { ImportSubjectsRepository } from './import-subjects.repository.ts';
import { ImportsResolver } from './imports.resolver.ts';
import { ImportsService } from './imports.service.ts';

/** Staff import tables of other programs. */
@Module({
  imports: [SeriesReportModule, TeamAdminModule, UserAdminModule],
  providers: [ImportLinesService, ImportSubjectsRepository, ImportsResolver, ImportsService],
})
export class ImportsModule {}
