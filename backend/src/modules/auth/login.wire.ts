import { ApiProperty } from '@nestjs/swagger';
import { LOGIN_RESULTS, type LoginResult } from '../../domain/people/login.ts';

/** GET /api/auth/discord/callback. */
export class LoginWire {
  @ApiProperty({ enum: LOGIN_RESULTS, description: 'All but error and notMember sign in' }) result: LoginResult;
}
