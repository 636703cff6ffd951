import { Module } from '@nestjs/common';
import { DivisionAdminModule } from './divisions/admin/division-admin.module.ts';
import { DivisionsModule } from './divisions/divisions.module.ts';
import { SeasonsModule } from './seasons.module.ts';
import { SignupsModule } from './signups/signups.module.ts';

/** Seasons, their divisions, and the sign-up for the next one. */
@Module({
  imports: [SeasonsModule, DivisionsModule, DivisionAdminModule, SignupsModule],
})
export class SeasonsDomainModule {}
