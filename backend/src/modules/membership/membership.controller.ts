import { Body, Controller, Post } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.ts';
import { CallerAddress } from '../../platform/access/caller-address.ts';
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
  async save(@CallerAddress() address: string, @Body() body: SaveMemberBody): Promise<string> {
    await this.memberships.apply(fromSaveMember(body), address);
    return 'member.success.formsave';
  }
}
