import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { CaptaincyService } from './captaincy.service.ts';
import { LeaveService } from './leave.service.ts';
import { TeammateBody, TokenBody } from './team-membership.body.ts';
import { TeamMembershipService } from './team-membership.service.ts';
import { toCurrentTeamJson } from './team-membership.wire.ts';

/** The documented calls of a team's players and its captain. */
@Controller('team')
export class TeamMembershipController {
  constructor(
    private readonly captaincy: CaptaincyService,
    private readonly leaving: LeaveService,
    private readonly memberships: TeamMembershipService,
  ) {}

  @SignedIn()
  @Get('hidden/:accessToken/currentTeam')
  @Header('content-type', 'application/json; charset=utf-8')
  async current(@CurrentActor() actor: Actor): Promise<string> {
    return toCurrentTeamJson(await this.memberships.currentTeam(actor));
  }

  @SignedIn()
  @Post('kickPlayer')
  @Envelope()
  async kick(@CurrentActor() actor: Actor, @Body() { playerId }: TeammateBody): Promise<string> {
    await this.captaincy.kick(actor, playerId);
    return 'api.team.kick.success';
  }

  @SignedIn()
  @Post('changeTeamCaptain')
  @Envelope()
  async handOver(@CurrentActor() actor: Actor, @Body() { playerId }: TeammateBody): Promise<string> {
    await this.captaincy.handOver(actor, playerId);
    return 'api.team.hand-over.success';
  }

  @SignedIn()
  @Post('leaveTeam')
  @Envelope()
  async leave(@CurrentActor() actor: Actor, @Body() _token: TokenBody): Promise<string> {
    await this.leaving.leave(actor);
    return 'api.team.leave.success';
  }
}
