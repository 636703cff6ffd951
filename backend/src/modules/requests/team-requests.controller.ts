import { Body, Controller, Post } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { AcceptInviteService } from './accept-invite.service.ts';
import { ChangeTeamInfoRequest } from './kinds/change-team-info.ts';
import { LeaveTeamRequest } from './kinds/leave-team.ts';
import { NewTeamRequest } from './kinds/new-team.ts';
import { TransferRequest } from './kinds/transfer.ts';
import { RequestUploadsService } from './request-uploads.service.ts';
import { AnswerBody, AskBody, CreateTeamBody, TeamSettingsBody } from './requests.body.ts';

/** The documented calls by which a player asks something about a team, and accepts what a team asks. */
@Controller('team')
export class TeamRequestsController {
  constructor(
    private readonly newTeams: NewTeamRequest,
    private readonly teamChanges: ChangeTeamInfoRequest,
    private readonly lastLeavers: LeaveTeamRequest,
    private readonly transfers: TransferRequest,
    private readonly invites: AcceptInviteService,
    private readonly uploads: RequestUploadsService,
  ) {}

  @SignedIn()
  @Post('createTeamRequest')
  @Envelope()
  async create(@CurrentActor() actor: Actor, @Body() { teamname, teamlogo }: CreateTeamBody): Promise<string> {
    const logo = teamlogo ? await this.uploads.take(actor, teamlogo) : null;
    await this.newTeams.submit(actor, { name: teamname, logo });
    return 'api.request.sent.success';
  }

  @SignedIn()
  @Post('saveImageAndNameSettings')
  @Envelope()
  async change(@CurrentActor() actor: Actor, @Body() { teamname, teamlogo, banner }: TeamSettingsBody) {
    const pictures = await this.uploads.takeNew(actor, { logo: teamlogo, banner });
    await this.teamChanges.submit(actor, { name: teamname, ...pictures });
    return 'api.request.sent.success';
  }

  @SignedIn()
  @Post('leaveTeamWithRequest')
  @Envelope()
  async leave(@CurrentActor() actor: Actor, @Body() _token: AskBody): Promise<string> {
    await this.lastLeavers.submit(actor);
    return 'api.request.sent.success';
  }

  @SignedIn()
  @Post('acceptInvite')
  @Envelope()
  async accept(@CurrentActor() actor: Actor, @Body() { inviteId }: AnswerBody): Promise<string> {
    await this.invites.join(actor, inviteId);
    return 'api.invite.accept.success';
  }

  @SignedIn()
  @Post('acceptInviteWithRequest')
  @Envelope()
  async acceptWithRequest(@CurrentActor() actor: Actor, @Body() { inviteId }: AnswerBody): Promise<string> {
    await this.transfers.submit(actor, inviteId);
    return 'api.request.sent.success';
  }
}
