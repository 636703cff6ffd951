import { Controller, Get } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.ts';
import { SettingsService } from './settings.service.ts';
import { toRegistrationWire, toSettingWireRow } from './settings.wire.ts';

@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Public()
  @Get('all')
  async all() {
    return (await this.settings.all()).map(toSettingWireRow);
  }

  @Public()
  @Get('registration')
  async registration() {
    return toRegistrationWire(await this.settings.current());
  }
}
