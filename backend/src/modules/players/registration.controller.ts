import { Body, Controller, Post } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { AskBody, DetailsBody, NewUserBody } from './registration.body.ts';
import { RegistrationService } from './registration.service.ts';

/** The documented registration. It has no field for consent: its forms do not send without. */
@Controller()
export class RegistrationController {
  constructor(private readonly registrations: RegistrationService) {}

  @SignedIn()
  @Post('newUser')
  @Envelope()
  async register(@CurrentActor() actor: Actor, @Body() { accessToken: _token, ...player }: NewUserBody) {
    await this.registrations.register(actor, player, true);
    return 'api.player.register.success';
  }

  @SignedIn()
  @Post('user')
  @Envelope()
  async confirm(@CurrentActor() actor: Actor, @Body() { accessToken: _token, ...details }: DetailsBody) {
    await this.registrations.confirmDetails(actor, details, true);
    return 'api.player.confirm.success';
  }

  /** true while the account has no player. */
  @SignedIn()
  @Post('user/canConnectToPlayer')
  @Envelope()
  canConnect(@CurrentActor() actor: Actor, @Body() _body: AskBody): Promise<boolean> {
    return this.registrations.canConnect(actor);
  }
}
