import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Allow, IsInt, Max, Min } from 'class-validator';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Public, Roles, SignedIn } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe, NumberOrDigits } from '../../platform/rest/params.ts';
import { SignupsService } from './signups.service.ts';
import { toSignedUpWireRow } from './signups.wire.ts';

const LARGEST_INT4 = 2_147_483_647;

class SignupBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
  @NumberOrDigits() @IsInt() @Min(1) @Max(LARGEST_INT4) teamId: number;
}

/** The documented calls about sign-ups. */
@Controller('team')
export class SignupsController {
  constructor(private readonly signups: SignupsService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('signedUpTeams')
  @ReadCost(3)
  async signedUpTeams() {
    return (await this.signups.signedUpTeams()).map(toSignedUpWireRow);
  }

  /** Says so when the team has signed up for the current season, and nothing when it has not. */
  @Public()
  @Get(':id/existsSignup')
  @Envelope()
  async exists(@Param('id', IdPipe) id: number): Promise<string | null> {
    return (await this.signups.isSignedUp(id)) ? 'api.signup.already-signed-up' : null;
  }

  /** The document has no field for the box: its form does not send without. */
  @SignedIn()
  @Post('signupForSeason')
  @Envelope()
  async signUp(@CurrentActor() actor: Actor, @Body() { teamId }: SignupBody): Promise<string> {
    await this.signups.signUp(actor, { teamId, hasRead: true });
    return 'api.signup.success';
  }
}
