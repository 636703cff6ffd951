import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { TokenDto } from '../../../platform/rest/properties.ts';
import { DetailsDto, NewUserDto } from './registration.dto.ts';
import { RegistrationService } from './registration.service.ts';

/**
 * The documented calls of the registration. They have no field for consent, because their forms cannot be sent without
 * it.
 */
@ApiTags('account')
@Controller()
export class RegistrationController {
  constructor(private readonly registrations: RegistrationService) {}

  @SignedIn()
  @Post('newUser')
  @Envelope()
  @ApiOperation({ operationId: 'registerPlayer', summary: 'Registers the account as a new player' })
  async register(@CurrentActor() actor: Actor, @Body() { accessToken: _token, ...player }: NewUserDto) {
    await this.registrations.register(actor, player, true);
    return 'api.player.register.success';
  }

  @SignedIn()
  @Post('user')
  @Envelope()
  @ApiOperation({ operationId: 'confirmPlayer', summary: "Gives the player's details" })
  async confirm(@CurrentActor() actor: Actor, @Body() { accessToken: _token, ...details }: DetailsDto) {
    await this.registrations.confirmDetails(actor, details, true);
    return 'api.player.confirm.success';
  }

  /** true when the account has no player. */
  @SignedIn()
  @Post('user/canConnectToPlayer')
  @Envelope(Boolean)
  @ApiOperation({
    operationId: 'checkPlayerConnection',
    summary: 'May the account claim a player? It may while it has none',
  })
  canConnect(@CurrentActor() actor: Actor, @Body() _body: TokenDto): Promise<boolean> {
    return this.registrations.canConnect(actor);
  }
}
