import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, Roles, SignedIn } from '../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../platform/limits/read-cost.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { SignupDto } from './signup.dto.ts';
import { SignupsService } from './signups.service.ts';
import { SignedUpWire, toSignedUpWireRow } from './signups.wire.ts';

/** The documented calls about sign-ups. */
@ApiTags('signups')
@Controller('team')
export class SignupsController {
  constructor(private readonly signups: SignupsService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('signedUpTeams')
  @ReadCost(3)
  @ApiOperation({ operationId: 'listSignedUpTeams', summary: 'The teams that have signed up, with their players' })
  @ApiOkResponse({ type: [SignedUpWire] })
  async signedUpTeams() {
    return (await this.signups.signedUpTeams()).map(toSignedUpWireRow);
  }

  /** Answers with a message when the team has signed up for the current season, and with nothing otherwise. */
  @Public()
  @Get(':id/existsSignup')
  @Envelope(String, { nullable: true })
  @ApiOperation({ operationId: 'getTeamSignup', summary: 'Has a team signed up? Says so, or null' })
  async exists(@Param('id', IdPipe) id: number): Promise<string | null> {
    return (await this.signups.isSignedUp(id)) ? 'api.signup.already-signed-up' : null;
  }

  /** The documented call has no field for the box, because the form cannot be sent without it. */
  @SignedIn()
  @Post('signupForSeason')
  @Envelope()
  @ApiOperation({ operationId: 'signUpTeam', summary: 'The captain signs the team up for the season' })
  async signUp(@CurrentActor() actor: Actor, @Body() { teamId }: SignupDto): Promise<string> {
    await this.signups.signUp(actor, { teamId, hasRead: true });
    return 'api.signup.success';
  }
}
