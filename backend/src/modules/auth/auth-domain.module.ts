import { Module } from '@nestjs/common';
import { AuthModule } from './auth.module.ts';
import { MembershipModule } from './membership/membership.module.ts';

/** Identity: log-in, accounts, membership of the association. */
@Module({
  imports: [MembershipModule, AuthModule],
})
export class AuthDomainModule {}
