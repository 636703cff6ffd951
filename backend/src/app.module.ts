import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { SettingsModule } from './modules/settings/settings.module.ts';
import { AppConfig } from './platform/config/config.ts';
import { DbModule } from './platform/db/db.module.ts';
import { LeagueGraphqlModule } from './platform/graphql/graphql.module.ts';
import { PlatformModule } from './platform/platform.module.ts';

/** The features, low to high (docs/architecture.md has the order). */
const FEATURES: Type[] = [
  SettingsModule,
];

/** The whole application. */
@Module({})
export class AppModule {
  static forRoot(config: AppConfig, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [DbModule.forRoot(databaseUrl), PlatformModule.forRoot(config), LeagueGraphqlModule, ...FEATURES],
    };
  }
}
