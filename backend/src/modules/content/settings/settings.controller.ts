import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.decorators.ts';
import { SettingsService } from './settings.service.ts';
import { RegistrationWire, SettingWire, toRegistrationWire, toSettingWireRow } from './settings.wire.ts';

@ApiTags('settings')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Public()
  @Get('all')
  @ApiOperation({ operationId: 'listSettings', summary: 'All settings' })
  @ApiOkResponse({ type: [SettingWire] })
  async all() {
    return (await this.settings.all()).map(toSettingWireRow);
  }

  @Public()
  @Get('registration')
  @ApiOperation({ operationId: 'getRegistrationSetting', summary: 'May teams sign up?' })
  @ApiOkResponse({ type: RegistrationWire })
  async registration() {
    return toRegistrationWire(await this.settings.current());
  }
}
