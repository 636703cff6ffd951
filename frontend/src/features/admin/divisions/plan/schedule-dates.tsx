import { Input } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { hasShapeOf } from '../../../../lib/draft-store';
import type { ScheduleDatesInput } from '../../../../lib/schema.generated';
import { Labelled } from '../../labelled';
import { FillDays } from '../../times/fill-days';
import { Tick } from '../../times/narrow-fields';
import type { TypedDay } from '../../times/typed-rows';
import { mondayOf } from '../../times/typed-time';

/** When a schedule is played, as it is typed. */
export interface TypedDates {
  isDated: boolean;
  /** The Monday of the first week; '' for that of the season's first day. */
  firstWeek: string;
  days: readonly TypedDay[];
}

export const NO_DATES: TypedDates = { isDated: false, firstWeek: '', days: [] };

export const isTypedDates = (value: unknown): value is TypedDates =>
  hasShapeOf(NO_DATES, value) && hasShapeOf([{ weekday: '', clock: '' }], value.days);

const A_DAY = /^20\d\d-\d\d-\d\d$/;

const firstMonday = ({ firstWeek }: TypedDates, startsOn: string): string => {
  const day = firstWeek === '' ? startsOn : firstWeek;
  return A_DAY.test(day) ? mondayOf(day) : '';
};

/** The dates to send: null for none, and undefined while they are incomplete. */
export function datesOf(typed: TypedDates, perWeek: number, startsOn: string): ScheduleDatesInput | null | undefined {
  if (!typed.isDated) return null;
  const firstWeek = firstMonday(typed, startsOn);
  const days = typed.days.slice(0, perWeek).map(({ weekday, clock }) => ({ weekday: Number(weekday), time: clock }));
  const isWhole =
    firstWeek !== '' && days.length === perWeek && days.every((day) => day.weekday > 0 && day.time !== '');
  return isWhole ? { firstWeek, days } : undefined;
}

interface ScheduleDatesProps {
  value: TypedDates;
  /** The series of a team in a week: 1 or 2. */
  perWeek: number;
  /** The season's first day. */
  startsOn: string;
  onChange: (value: TypedDates) => void;
}

/** Gives a new schedule its times: the Monday of the first week, and a weekday and time for each series of a week. */
export function ScheduleDates({ value, perWeek, startsOn, onChange }: ScheduleDatesProps) {
  const { t } = useTranslation('admin-divisions');
  return (
    <>
      <Tick>
        <input
          type="checkbox"
          checked={value.isDated}
          onChange={({ target }) => onChange({ ...value, isDated: target.checked })}
        />
        {t('schedule.dated')}
      </Tick>
      {value.isDated && (
        <FillDays days={value.days} playDays={perWeek} onChange={(days) => onChange({ ...value, days })}>
          <Labelled label={t('schedule.first-monday')}>
            {(id) => (
              <Input
                id={id}
                type="date"
                value={firstMonday(value, startsOn)}
                onChange={({ target }) => onChange({ ...value, firstWeek: target.value })}
              />
            )}
          </Labelled>
        </FillDays>
      )}
    </>
  );
}
