import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import type { OwnMatterRule } from '../../../domain/own-matter.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { SettingsAdminService } from './settings-admin.service.ts';
import { LeagueSwitchesInput, SaveSettingsResult, StartPageInput } from './settings-admin.type.ts';
import { OwnMatterRuleEnum } from './settings.type.ts';
import { SettingsService } from './settings.service.ts';

/** For values that are few: the caller names them instead of a version. */
const SEEN = 'What the form was filled from; refused when it is something else now';

/** Changes the settings. `settings.resolver.ts` reads them. */
@Resolver()
export class SettingsAdminResolver {
  constructor(
    private readonly admin: SettingsAdminService,
    private readonly settings: SettingsService,
  ) {}

  @Roles('admin')
  @Mutation(() => SaveSettingsResult)
  async saveLeagueSwitches(@CurrentActor() actor: Actor, @Args('input') input: LeagueSwitchesInput) {
    await this.admin.saveSwitches(actor, {
      ...input,
      transferFollowsSeason: input.transferFollowsSeason ?? undefined,
      signupSeasonId: input.signupSeasonId ?? null,
    });
    return this.settings.current();
  }

  @Roles('admin')
  @Mutation(() => SaveSettingsResult, { description: 'For the acts that come after it' })
  async saveOwnMatterRule(
    @CurrentActor() actor: Actor,
    @Args('rule', { type: () => OwnMatterRuleEnum }) rule: OwnMatterRule,
    @Args('seen', { type: () => OwnMatterRuleEnum, description: SEEN }) seen: OwnMatterRule,
  ) {
    await this.admin.saveOwnMatterRule(actor, rule, seen);
    return this.settings.current();
  }

  @Roles('admin')
  @Mutation(() => SaveSettingsResult, { description: 'Older replay files are deleted within an hour' })
  async saveReplayMonths(
    @CurrentActor() actor: Actor,
    @Args('months', { type: () => Int, description: '0: until they are deleted' }) months: number,
    @Args('seen', { type: () => Int, description: SEEN }) seen: number,
  ) {
    await this.admin.saveReplayMonths(actor, months, seen);
    return this.settings.current();
  }

  @Roles('admin')
  @Mutation(() => SaveSettingsResult)
  async saveStartPage(@CurrentActor() actor: Actor, @Args('input') input: StartPageInput) {
    await this.admin.saveStart(actor, input);
    return this.settings.current();
  }
}
