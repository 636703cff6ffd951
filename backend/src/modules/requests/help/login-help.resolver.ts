import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { Caller } from '../../../platform/access/caller-address.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { LoginHelpRequest } from '../kinds/login-help.ts';

/** The one request that is made without a session. */
@Resolver()
export class LoginHelpResolver {
  constructor(private readonly help: LoginHelpRequest) {}

  @Public()
  @Mutation(() => DoneResult, { description: 'By a person whose login was stopped, with the ticket of that login' })
  async askForLoginHelp(
    @Caller() caller: string,
    @Args('ticket', { description: '`helpTicket` of the answer to the login' }) ticket: string,
    @Args('text') text: string,
  ) {
    await this.help.submit(ticket, text, caller);
    return { messageKey: 'api.login-help.sent' };
  }
}
