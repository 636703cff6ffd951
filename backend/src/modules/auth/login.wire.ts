import { ApiProperty } from '@nestjs/swagger';
import { LOGIN_RESULTS, NO_MEMBER_REASONS, type LoginResult, type NoMemberReason } from '../../domain/people/login.ts';

/** GET /api/auth/discord/callback. */
export class LoginWire {
  @ApiProperty({ enum: LOGIN_RESULTS, description: 'All but error and notMember sign in' }) result: LoginResult;
  @ApiProperty({ enum: NO_MEMBER_REASONS, required: false, description: 'Of notMember: why there is no membership' })
  reason?: NoMemberReason;
  @ApiProperty({ required: false, description: 'Of notMember: sent with a request for help, for half an hour' })
  helpTicket?: string;
}
