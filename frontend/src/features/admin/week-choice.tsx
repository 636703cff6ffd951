import { useTranslation } from 'react-i18next';
import { useAddress } from '../../lib/use-address';
import { Fields, Labelled } from './labelled';
import { Choice } from './kit/choice';

interface ChosenWeek {
  week: number;
  choose: (value: string) => void;
}

/** The week in the address (`?week=`), from 1 to `weeks`; `usual` when there is none, or an impossible one. */
export function useChosenWeek(weeks: number, usual: number): ChosenWeek {
  const { search, set } = useAddress();
  const asked = Number(search.get('week'));
  const week = Number.isInteger(asked) && asked >= 1 && asked <= weeks ? asked : usual;
  return { week, choose: (value) => set({ week: value }) };
}

/** Chooses one week of a division. */
export function WeekChoice({ label, weeks, chosen }: { label: string; weeks: number; chosen: ChosenWeek }) {
  const { t } = useTranslation('admin');
  return (
    <Fields>
      <Labelled label={label}>
        {(field) => (
          <Choice id={field} value={chosen.week} onChange={(event) => chosen.choose(event.target.value)}>
            {Array.from({ length: weeks }, (_, index) => (
              <option key={index} value={index + 1}>
                {t('week', { week: index + 1 })}
              </option>
            ))}
          </Choice>
        )}
      </Labelled>
    </Fields>
  );
}
