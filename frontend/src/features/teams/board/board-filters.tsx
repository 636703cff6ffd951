import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATFORMS } from '../../../league/platform-name';
import { useAddress } from '../../../lib/use-address';
import { styled } from '../../../styled-system/jsx';
import { Select } from '../../../ui/form/form-control';

/** The days of the week, Monday first. */
export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const Filters = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginBottom: '4',
    '& > div': { flex: '1 1 10rem', minWidth: '0' },
    '& label': { display: 'block', marginBottom: '1', fontSize: 'sm', fontWeight: 'medium' },
  },
});

/** What the filters look at. */
export interface Filtered {
  platform: string | null;
  evenings: readonly number[];
}

/** Does an entry fit what the address asks for? Who does not say fits everything. */
export function fitsFilters({ platform, evenings }: Filtered, search: URLSearchParams): boolean {
  const wanted = search.get('platform');
  const evening = search.get('evening');
  const fitsPlatform = !wanted || platform === null || platform === wanted;
  return fitsPlatform && (!evening || evenings.length === 0 || evenings.includes(Number(evening)));
}

/** The platform and the evening that the reader wants. */
export function BoardFilters() {
  const { t } = useTranslation('teams-board');
  const { search, set } = useAddress();
  const id = useId();
  return (
    <Filters>
      <div>
        <label htmlFor={`${id}-platform`}>{t('filter.platform')}</label>
        <Select
          id={`${id}-platform`}
          value={search.get('platform') ?? ''}
          onChange={({ target }) => set({ platform: target.value })}
        >
          <option value="">{t('filter.all-platforms')}</option>
          {PLATFORMS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor={`${id}-evening`}>{t('filter.evening')}</label>
        <Select
          id={`${id}-evening`}
          value={search.get('evening') ?? ''}
          onChange={({ target }) => set({ evening: target.value })}
        >
          <option value="">{t('filter.all-evenings')}</option>
          {DAYS.map((day) => (
            <option key={day} value={day}>
              {t(`day.${day}`)}
            </option>
          ))}
        </Select>
      </div>
    </Filters>
  );
}
