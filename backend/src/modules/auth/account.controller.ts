import { Controller, Get, Param } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Roles, SignedIn } from '../../platform/access/access.decorators.ts';
import { unauthenticated } from '../../platform/errors/fault.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { roleRef } from '../refs/role-ref.ts';
import { AccountService } from './account.service.ts';
import { toCurrentUserWire } from './account.wire.ts';
import { ViewerService } from './viewer.service.ts';

/** The documented questions about the signed-in account. Without a live token each answers 401. */
@Controller('user')
export class AccountController {
  constructor(
    private readonly viewers: ViewerService,
    private readonly accounts: AccountService,
  ) {}

  @SignedIn()
  @Get('hidden/:accessToken/full')
  async full(@CurrentActor() actor: Actor) {
    const viewer = await this.viewers.viewer(actor);
    if (!viewer) throw unauthenticated();
    return toCurrentUserWire(viewer);
  }

  /** Is he known to the league: has the account a player? */
  @SignedIn()
  @Get('hidden/:accessToken/exists')
  @Envelope()
  exists(@CurrentActor() { playerId }: Actor): boolean {
    return playerId !== null;
  }

  @SignedIn()
  @Get('hidden/:accessToken/guilds')
  async guilds(@CurrentActor() actor: Actor) {
    return (await this.accounts.guildIds(actor)).map((id) => ({ id }));
  }

  @SignedIn()
  @Get('is-member/:accessToken')
  @Envelope()
  isMember(@CurrentActor() { isMember }: Actor): boolean {
    return isMember;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('userId/:id/roles')
  async roles(@Param('id', IdPipe) id: number) {
    return (await this.accounts.rolesOf(id)).map(roleRef);
  }
}
