import * as z from 'zod/mini';
import type { MatchWeekRulesInput } from '../../../../lib/schema.generated';
import { textKey } from '../../../../ui/form/form-text';
import type { MatchWeekRulesPartsFragment } from './week-rules.generated';

/** The most weeks without play; the server has the same limit. */
export const PAUSES_MAX = 20;
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

const required = () => z.string().check(z.minLength(1, textKey('ui', 'form.required')));

/** The form as typed: days and a time of day, all Swedish. */
export const schema = z.object({
  captainsSetTimes: z.boolean(),
  captainsReport: z.boolean(),
  firstWeek: z.string(),
  deadlineWeekday: z.enum(WEEKDAYS, textKey('ui', 'form.choose')),
  deadlineTime: required(),
  pausedWeeks: z.array(z.object({ day: required() })),
});

export type WeekRulesForm = z.infer<typeof schema>;

/** The first values of the form. */
export const typedOf = ({
  firstWeek,
  pausedWeeks,
  deadlineWeekday,
  ...rules
}: MatchWeekRulesPartsFragment): WeekRulesForm => ({
  captainsSetTimes: rules.captainsSetTimes,
  captainsReport: rules.captainsReport,
  deadlineTime: rules.deadlineTime,
  firstWeek: firstWeek ?? '',
  deadlineWeekday: WEEKDAYS[deadlineWeekday - 1] ?? '3',
  pausedWeeks: pausedWeeks.map((day) => ({ day })),
});

/** The input for the server. */
export const inputOf = (
  seasonId: number,
  { firstWeek, pausedWeeks, deadlineWeekday, ...rules }: WeekRulesForm,
): Omit<MatchWeekRulesInput, 'version'> => ({
  ...rules,
  seasonId,
  firstWeek: firstWeek || null,
  deadlineWeekday: Number(deadlineWeekday),
  pausedWeeks: pausedWeeks.map(({ day }) => day),
});
