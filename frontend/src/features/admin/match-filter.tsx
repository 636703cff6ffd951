import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MATCH_STATES, type MatchFilter as Filter } from './use-match-filter';

interface MatchFilterProps {
  filter: Filter;
  divisions: readonly { id: number; name: string }[];
  onChoose: (param: 'division' | 'week' | 'state', value: string) => void;
}

const Bar = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 6rem', md: '16rem 6rem 16rem' },
    gap: '3',
    marginBottom: '4',
    '& label': { display: 'block', fontSize: 'sm', fontWeight: 'medium', marginBottom: '1' },
    '& select, & input': {
      width: 'full',
      height: 'touch',
      paddingInline: '3',
      bg: 'bg.surface',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
    },
    '& > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

/** Division, week and state of the series that are listed. */
export function MatchFilter({ filter, divisions, onChoose }: MatchFilterProps) {
  const { t } = useTranslation('admin');
  return (
    <Bar role="search" aria-label={t('matches.filter.label')}>
      <div>
        <label htmlFor="filter-division">{t('matches.filter.division')}</label>
        <select
          id="filter-division"
          value={filter.divisionId ?? ''}
          onChange={(event) => onChoose('division', event.target.value)}
        >
          <option value="">{t('matches.filter.all-divisions')}</option>
          {divisions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="filter-week">{t('matches.filter.week')}</label>
        <input
          id="filter-week"
          type="number"
          min={1}
          inputMode="numeric"
          placeholder={t('matches.filter.all-weeks')}
          value={filter.week ?? ''}
          onChange={(event) => onChoose('week', event.target.value)}
        />
      </div>
      <div>
        <label htmlFor="filter-state">{t('matches.filter.state')}</label>
        <select
          id="filter-state"
          value={filter.state}
          onChange={(event) => onChoose('state', event.target.value === 'WAITING' ? '' : event.target.value)}
        >
          {MATCH_STATES.map((state) => (
            <option key={state} value={state}>
              {state === 'WAITING' ? t('matches.filter.WAITING') : t(`matches.state.${state}`)}
            </option>
          ))}
        </select>
      </div>
    </Bar>
  );
}
