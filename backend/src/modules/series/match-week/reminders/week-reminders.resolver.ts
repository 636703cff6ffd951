import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import type { ReminderKind } from '../../../../domain/match-week/week-reminder.ts';
import { CurrentActor, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { ChooseReminderResult, ReminderChoicesType, ReminderKindEnum } from './week-reminders.type.ts';
import { WeekRemindersService } from './week-reminders.service.ts';

/** The reminders that the viewer gets as a captain. */
@Resolver()
export class WeekRemindersResolver {
  constructor(private readonly reminders: WeekRemindersService) {}

  @SignedIn()
  @Query(() => ReminderChoicesType)
  async myReminders(@CurrentActor() actor: Actor): Promise<ReminderChoicesType> {
    return { choices: await this.reminders.choices(actor) };
  }

  @SignedIn()
  @Mutation(() => ChooseReminderResult)
  async chooseReminder(
    @CurrentActor() actor: Actor,
    @Args('kind', { type: () => ReminderKindEnum }) kind: ReminderKind,
    @Args('isOn', { type: () => Boolean }) isOn: boolean,
  ) {
    return { choices: await this.reminders.choose(actor, { kind, isOn }) };
  }
}
