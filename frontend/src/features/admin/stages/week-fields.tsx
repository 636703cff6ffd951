import { useTranslation } from 'react-i18next';
import { NumberBox } from '../kit/number-box';
import { Fields, Labelled } from '../labelled';
import { LAST_WEEK } from './stage-limits';

interface WeekFieldsProps {
  /** 0: the field is empty. */
  weeks: readonly number[];
  onChange: (weeks: readonly number[]) => void;
  /** Rounds that keep their weeks. */
  fixed?: ReadonlySet<number>;
}

/** The game week of each round. */
export function WeekFields({ weeks, onChange, fixed }: WeekFieldsProps) {
  const { t } = useTranslation('admin-stages');
  return (
    <Fields>
      {weeks.map((week, at) => (
        <Labelled key={at} label={t('weeks.round', { round: at + 1 })}>
          {(id) => (
            <NumberBox
              id={id}
              min={1}
              max={LAST_WEEK}
              required
              disabled={fixed?.has(at + 1) ?? false}
              value={week === 0 ? '' : String(week)}
              onChange={(typed) => onChange(weeks.with(at, Number(typed)))}
            />
          )}
        </Labelled>
      ))}
    </Fields>
  );
}
