import { Module } from '@nestjs/common';
import { DivisionAdminModule } from './divisions/admin/division-admin.module.ts';
import { DivisionsModule } from './divisions/divisions.module.ts';
import { SeasonsModule } from './seasons.module.ts';
import { SignupsModule } from './signups/signups.module.ts';
import { TurnModule } from './turn/turn.module.ts';

/** Seasons, their divisions, the sign-up for the next one, and its turn. */
@Module({
  imports: [SeasonsModule, DivisionsModule, DivisionAdminModule, SignupsModule, TurnModule],
})
export class SeasonsDomainModule {}
