import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ReminderKind } from '../../../../domain/match-week/week-reminder.ts';
import { resultOf } from '../../../../platform/errors/problem.type.ts';

/** The reminders by their GraphQL names. */
export const ReminderKindEnum = {
  DEADLINE: 'deadline',
  START: 'start',
  REPORT: 'report',
} as const satisfies Record<string, ReminderKind>;
registerEnumType(ReminderKindEnum, {
  name: 'ReminderKind',
  description: 'What captains are reminded of: the deadline for a time, the start, a missing report',
});

@ObjectType('ReminderChoice')
export class ReminderChoiceType {
  @Field(() => ReminderKindEnum) kind: ReminderKind;
  @Field(() => Boolean) isOn: boolean;
}

@ObjectType('ReminderChoices')
export class ReminderChoicesType {
  @Field(() => [ReminderChoiceType]) choices: ReminderChoiceType[];
}

export const ChooseReminderResult = resultOf('ChooseReminderResult', ReminderChoicesType);

@ObjectType('RemindedLineUps')
export class RemindedLineUpsType {
  @Field(() => Int, { description: 'How many captains are told' }) captains: number;
}

export const RemindLineUpsResult = resultOf('RemindLineUpsResult', RemindedLineUpsType);
