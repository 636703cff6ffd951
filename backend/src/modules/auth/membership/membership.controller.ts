import { Body, Controller, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.decorators.ts';
import { Caller } from '../../../platform/access/caller-address.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { SaveMemberDto } from './membership.dto.ts';
import { MembershipService } from './membership.service.ts';
import { fromSaveMember } from './membership.wire.ts';

@ApiTags('members')
@Controller('user')
export class MembershipController {
  constructor(private readonly memberships: MembershipService) {}

  @Public()
  @Post('save-member')
  @Envelope()
  @ApiTooManyRequestsResponse()
  @ApiConflictResponse()
  @ApiOperation({ operationId: 'applyForMembership', summary: 'Applies for membership of the association' })
  async save(@Caller() caller: string, @Body() body: SaveMemberDto): Promise<string> {
    await this.memberships.apply(fromSaveMember(body), caller);
    return 'member.success.formsave';
  }
}
