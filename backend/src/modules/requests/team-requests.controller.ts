import { Body, Controller, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { TokenDto } from '../../platform/rest/properties.ts';
import { TakesPictures } from '../../platform/rest/takes-files.ts';
import { AcceptInviteService } from './accept-invite.service.ts';
import { ChangeTeamInfoRequest } from './kinds/change-team-info.ts';
import { LeaveTeamRequest } from './kinds/leave-team.ts';
import { NewTeamRequest } from './kinds/new-team.ts';
import { TransferRequest } from './kinds/transfer.ts';
import { RequestUploadsService } from './request-uploads.service.ts';
import { AnswerDto, CreateTeamDto, TeamSettingsDto } from './requests.dto.ts';

/** The documented calls for requests about a team, and for accepting a team's invite. */
@ApiTags('requests')
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
  @TakesPictures(NewTeamRequest, (kind, { actor }) => kind.assertMaySend(actor))
  @Envelope()
  @ApiOperation({
    operationId: 'requestNewTeam',
    summary: 'Asks staff for a new team, whose captain the asker will be',
  })
  async create(@CurrentActor() actor: Actor, @Body() { teamname, teamlogo }: CreateTeamDto): Promise<string> {
    const logo = teamlogo ? await this.uploads.take(actor, teamlogo) : null;
    await this.newTeams.submit(actor, { name: teamname, logo });
    return 'api.request.sent.success';
  }

  @SignedIn()
  @Post('saveImageAndNameSettings')
  @TakesPictures(ChangeTeamInfoRequest, (kind, { actor }) => kind.assertMaySend(actor))
  @Envelope()
  @ApiOperation({
    operationId: 'requestTeamChange',
    summary: "The captain asks staff to accept the team's new name and pictures",
  })
  async change(@CurrentActor() actor: Actor, @Body() { teamname, teamlogo, banner }: TeamSettingsDto) {
    const pictures = await this.uploads.takeNew(actor, { logo: teamlogo, banner });
    await this.teamChanges.submit(actor, { name: teamname, ...pictures });
    return 'api.request.sent.success';
  }

  @SignedIn()
  @Post('leaveTeamWithRequest')
  @Envelope()
  @ApiOperation({ operationId: 'requestToLeaveTeam', summary: "The team's last player asks staff to leave it" })
  async leave(@CurrentActor() actor: Actor, @Body() _token: TokenDto): Promise<string> {
    await this.lastLeavers.submit(actor);
    return 'api.request.sent.success';
  }

  @SignedIn()
  @Post('acceptInvite')
  @Envelope()
  @ApiOperation({ operationId: 'acceptInvite', summary: 'Joins the team that invites' })
  @ApiNotFoundResponse()
  async accept(@CurrentActor() actor: Actor, @Body() { inviteId }: AnswerDto): Promise<string> {
    await this.invites.join(actor, inviteId);
    return 'api.invite.accept.success';
  }

  @SignedIn()
  @Post('acceptInviteWithRequest')
  @Envelope()
  @ApiOperation({
    operationId: 'acceptInviteByRequest',
    summary: 'Asks staff to join the team that invites, while no transfer is allowed',
  })
  @ApiNotFoundResponse()
  async acceptWithRequest(@CurrentActor() actor: Actor, @Body() { inviteId }: AnswerDto): Promise<string> {
    await this.transfers.submit(actor, inviteId);
    return 'api.request.sent.success';
  }
}
