import { Module } from '@nestjs/common';
import { ExportsController } from './exports.controller.ts';
import { ExportsRepository } from './exports.repository.ts';
import { ExportsService } from './exports.service.ts';

/** The league's public data as files. */
@Module({
  controllers: [ExportsController],
  providers: [ExportsRepository, ExportsService],
})
export class ExportsModule {}
