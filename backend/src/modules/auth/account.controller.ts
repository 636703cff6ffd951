import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Roles, SignedIn } from '../../platform/access/access.decorators.ts';
import { unauthenticatedFault } from '../../platform/errors/fault.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { RoleRef, roleRef } from '../refs/role-ref.ts';
import { AccountService } from './account.service.ts';
import { CurrentUserWire, GuildWire, toCurrentUserWire } from './account.wire.ts';
import { ViewerService } from './viewer.service.ts';

/** The documented calls about the signed-in account. Without a valid token each answers 401. */
@ApiTags('account')
@Controller('user')
export class AccountController {
  constructor(
    private readonly viewers: ViewerService,
    private readonly accounts: AccountService,
  ) {}

  @SignedIn()
  @Get('hidden/:accessToken/full')
  @ApiOperation({ operationId: 'getAccount', summary: 'The account, its player and its roles' })
  @ApiOkResponse({ type: CurrentUserWire })
  async full(@CurrentActor() actor: Actor) {
    const viewer = await this.viewers.viewer(actor);
    if (!viewer) throw unauthenticatedFault();
    return toCurrentUserWire(viewer);
  }

  /** Whether the caller's account has a player. */
  @SignedIn()
  @Get('hidden/:accessToken/exists')
  @Envelope(Boolean)
  @ApiOperation({ operationId: 'getAccountExistence', summary: 'Has the account a player?' })
  exists(@CurrentActor() { playerId }: Actor): boolean {
    return playerId !== null;
  }

  @SignedIn()
  @Get('hidden/:accessToken/guilds')
  @ApiOperation({ operationId: 'listOwnGuilds', summary: 'The servers of the chat that the account is in' })
  @ApiOkResponse({ type: [GuildWire] })
  async guilds(@CurrentActor() actor: Actor) {
    return (await this.accounts.guildIds(actor)).map((id) => ({ id }));
  }

  @SignedIn()
  @Get('is-member/:accessToken')
  @Envelope(Boolean)
  @ApiOperation({ operationId: 'getMembership', summary: 'Is the account that of a member of the association?' })
  isMember(@CurrentActor() { isMember }: Actor): boolean {
    return isMember;
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('userId/:id/roles')
  @ApiOperation({ operationId: 'listRolesOfUser', summary: 'The roles of an account' })
  @ApiOkResponse({ type: [RoleRef] })
  async roles(@Param('id', IdPipe) id: number) {
    return (await this.accounts.rolesOf(id)).map(roleRef);
  }
}
