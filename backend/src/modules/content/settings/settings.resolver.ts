import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { SettingsService } from './settings.service.ts';
import { LeagueSettingsType } from './settings.type.ts';

@Resolver(() => LeagueSettingsType)
export class SettingsResolver {
  constructor(private readonly settings: SettingsService) {}

  @Public()
  @Query(() => LeagueSettingsType, { name: 'settings' })
  current(): Promise<LeagueSettingsType> {
    return this.settings.current();
  }
}
