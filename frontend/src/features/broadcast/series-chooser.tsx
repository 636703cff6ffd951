import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../../lib/i18n/use-times';
import { Select } from '../../ui/form/form-control';
import type { CastersSeriesFragment } from './casters-page.generated';
import { Label } from './chooser';
import type { SeriesGroup } from './series-choices';
import { useLanguage } from '../../lib/i18n/i18n';
import { divisionName } from '../../league/division-name';

interface SeriesChooserProps {
  label: string;
  groups: readonly SeriesGroup[];
  /** Null: none is chosen. */
  value: number | null;
  /** The name of the choice of none, where there is one. */
  none?: string;
  onChoose: (seriesId: number | null) => void;
}

/** The series of this week and the coming ones. One from a shared address that is not among them stays an option. */
export function SeriesChooser({ label, groups, value, none, onChoose }: SeriesChooserProps) {
  const { t } = useTranslation('broadcast');
  const language = useLanguage();
  const times = useTimes();
  const id = useId();
  const isListed = value === null || groups.some(({ series }) => series.some((one) => one.id === value));
  const nameOf = ({ scheduledAt, home, away, division }: CastersSeriesFragment, isToday: boolean) => {
    const names = { home: home.name, away: away.name, division: divisionName(division, language) };
    if (!scheduledAt) return t('option.untimed', names);
    const time = isToday ? times.time(scheduledAt) : times.shortDateTime(scheduledAt);
    return t('option.timed', { time, ...names });
  };
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} value={value ?? ''} onChange={({ target }) => onChoose(Number(target.value) || null)}>
        {none && <option value="">{none}</option>}
        {!isListed && <option value={value}>{`${t('when.chosen')}: ${value}`}</option>}
        {groups.map(({ name, series }) => (
          <optgroup key={name} label={t(`when.${name}`)}>
            {series.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one, name === 'today')}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </div>
  );
}
