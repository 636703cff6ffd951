import { Input } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import { Labelled } from '../labelled';
import { NarrowFields } from './narrow-fields';
import type { TypedDay } from './typed-rows';
import { Choice } from '../kit/choice';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const NO_DAY: TypedDay = { weekday: '', clock: '' };

interface FillDaysProps {
  days: readonly TypedDay[];
  /** 2 when a team plays twice in a week. */
  playDays: number;
  onChange: (days: readonly TypedDay[]) => void;
  /** More controls in the same row. */
  children?: ReactNode;
}

/** The weekday and time of day of a team's first series of a week, and of its second. */
export function FillDays({ days, playDays, onChange, children }: FillDaysProps) {
  const { t } = useTranslation('admin-times');
  const times = useTimes();
  const all = Array.from({ length: Math.max(playDays, 1) }, (_, index) => days[index] ?? NO_DAY);
  const type = (place: number, change: Partial<TypedDay>) =>
    onChange(all.map((day, index) => (index === place ? { ...day, ...change } : day)));
  return (
    <NarrowFields>
      {all.map(({ weekday, clock }, place) => (
        <Fragment key={place}>
          <Labelled label={t(place === 0 ? 'fill.day' : 'fill.day-2')}>
            {(id) => (
              <Choice id={id} value={weekday} onChange={({ target }) => type(place, { weekday: target.value })}>
                <option value="">{t('fill.none')}</option>
                {/* 1 January 2024 was a Monday */}
                {WEEKDAYS.map((day) => (
                  <option key={day} value={day}>
                    {times.weekday(`2024-01-0${day}`)}
                  </option>
                ))}
              </Choice>
            )}
          </Labelled>
          <Labelled label={t(place === 0 ? 'fill.clock' : 'fill.clock-2')}>
            {(id) => (
              <Input
                id={id}
                type="time"
                value={clock}
                onChange={({ target }) => type(place, { clock: target.value })}
              />
            )}
          </Labelled>
        </Fragment>
      ))}
      {children}
    </NarrowFields>
  );
}
