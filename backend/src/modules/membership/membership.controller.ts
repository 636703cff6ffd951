import { Body, Controller, Post } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.ts';
import { Caller } from '../../platform/access/caller-address.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { SaveMemberBody } from './membership.body.ts';
import { MembershipService } from './membership.service.ts';
import { fromSaveMember } from './membership.wire.ts';

@Controller('user')
export class MembershipController {
  constructor(private readonly memberships: MembershipService) {}

  @Public()
  @Post('save-member')
  @Envelope()
  async save(@Caller() caller: string, @Body() body: SaveMemberBody): Promise<string> {
    await this.memberships.apply(fromSaveMember(body), caller);
    return 'member.success.formsave';
  }
}
