import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/form/form-control';
import { ALL_TIME, leastOf, TOTAL } from './leaders-choice';
import type { LeadersPageQuery, LeadersSeasonsQuery } from './leaders-page.generated';

interface LeaderFiltersProps {
  seasons: LeadersSeasonsQuery['seasons'];
  /** The lists that are shown; undefined while they are on their way. */
  shown: Pick<LeadersPageQuery['leaders'], 'seasonId'> | undefined;
}

const Row = styled('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) minmax(0, 1fr)',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: '12rem 12rem 13rem auto',
    },
    gap: '3',
    alignItems: 'end',
    marginBottom: '4',
    '& label': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    // alone in its line on a phone
    mdDown: { '& > :nth-child(3)': { gridColumn: '1 / -1' } },
  },
});

const Views = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', gridColumn: { base: '1 / -1', lg: 'auto' } },
});

const LEAST = [5, 10, 20, 30, 50, 100];

/** Whose games count, how many are needed, and how they are shown. The choices are in the address. */
export function LeaderFilters({ seasons, shown }: LeaderFiltersProps) {
  const { t } = useTranslation('stats-leaders');
  const language = useLanguage();
  const { search, set } = useAddress();
  const season = search.get('season') ?? '';
  const division = search.get('division') ?? '';
  const least = leastOf(search);
  // without a season in the address, the lists say which one they are about
  const chosen = season === '' ? String(shown?.seasonId ?? '') : season;
  const divisions = seasons.find(({ id }) => String(id) === chosen)?.divisions ?? [];
  const isTotal = search.get('numbers') === TOTAL;
  const isUnknown = (value: string, known: readonly { id: number }[]) =>
    value !== '' && value !== ALL_TIME && known.every(({ id }) => String(id) !== value);

  return (
    <Row aria-label={t('filter.label')}>
      <Chooser label={t('filter.season')} value={chosen} onChoose={(id) => set({ season: id, division: null })}>
        {isUnknown(chosen, seasons) && <option value={chosen}>{t('filter.chosen')}</option>}
        {seasons.map(({ id, name }) => (
          <option key={id} value={id}>
            {seasonName(name, language)}
          </option>
        ))}
        <option value={ALL_TIME}>{t('filter.all-time')}</option>
      </Chooser>
      <Chooser
        label={t('filter.division')}
        value={division}
        isDisabled={chosen === ALL_TIME}
        onChoose={(id) => set({ division: id })}
      >
        <option value="">{t('filter.all-divisions')}</option>
        {isUnknown(division, divisions) && <option value={division}>{t('filter.chosen')}</option>}
        {divisions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Chooser>
      <Chooser
        label={t('filter.least')}
        value={least === null ? '' : String(least)}
        onChoose={(games) => set({ least: games })}
      >
        <option value="">{t('filter.least-usual')}</option>
        <option value="0">{t('filter.least-none')}</option>
        {[...new Set([...LEAST, ...(least ? [least] : [])])]
          .sort((a, b) => a - b)
          .map((games) => (
            <option key={games} value={games}>
              {t('filter.least-games', { count: games })}
            </option>
          ))}
      </Chooser>
      <Views role="group" aria-label={t('filter.view')}>
        {[false, true].map((total) => (
          <Button
            key={String(total)}
            variant={isTotal === total ? 'solid' : 'outline'}
            aria-pressed={isTotal === total}
            onClick={() => set({ numbers: total ? TOTAL : null })}
          >
            {t(total ? 'view.total' : 'view.average')}
          </Button>
        ))}
      </Views>
    </Row>
  );
}

interface ChooserProps {
  label: string;
  value: string;
  isDisabled?: boolean;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Chooser({ label, value, isDisabled = false, onChoose, children }: ChooserProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} disabled={isDisabled} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </Select>
    </div>
  );
}
