import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { StartDto, SwitchesDto } from './settings-admin.dto.ts';
import { SettingsAdminService } from './settings-admin.service.ts';

/** The documented calls that change the settings. */
@ApiTags('settings')
@Controller()
export class SettingsAdminController {
  constructor(private readonly settings: SettingsAdminService) {}

  @Roles('admin')
  @Post('admin/settings/save')
  @Envelope()
  @ApiOperation({ operationId: 'saveSwitches', summary: 'Opens and closes registration and transfers' })
  async saveSwitches(@CurrentActor() actor: Actor, @Body() body: SwitchesDto): Promise<string> {
    await this.settings.saveSwitches(actor, {
      registrationOpen: isOn(body.registration),
      transferOpen: isOn(body.transfer),
      transferFollowsSeason: undefined,
      signupSeasonId: null,
    });
    return 'api.settings.save.success';
  }

  @Roles('admin')
  @Post('settings/save')
  @Envelope()
  @ApiOperation({ operationId: 'saveStartPage', summary: 'Sets the content of the start page' })
  async saveStart(@CurrentActor() actor: Actor, @Body() body: StartDto): Promise<string> {
    await this.settings.saveStart(actor, {
      startType: body.starttype,
      startContent: body.startcontent,
      startContentEng: body.startcontenteng,
    });
    return 'api.settings.start.success';
  }
}

/** The switch, which the documented call sends as text; undefined when the call does not name it. */
const isOn = (told: 'true' | 'false' | undefined): boolean | undefined => (told === undefined ? told : told === 'true');
