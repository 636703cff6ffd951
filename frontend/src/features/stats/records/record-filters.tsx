import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAddress } from '../../../lib/use-address';
import { Select } from '../../../ui/form/form-control';
import { divisionChoices, levelKey, variablesOf } from './records-choice';
import type { RecordsChoicesQuery } from './records-page.generated';

const Row = styled('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) minmax(0, 1fr)', md: '14rem 14rem' },
    gap: '3',
    marginBottom: '4',
    '& label': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** Whose records: of a season, of a level, of the divisions with a name. The choices are in the address. */
export function RecordFilters({ seasons }: { seasons: RecordsChoicesQuery['seasons'] }) {
  const { t } = useTranslation('stats-records');
  const language = useLanguage();
  const { search, set } = useAddress();
  const season = search.get('season') ?? '';
  const division = search.get('division') ?? '';
  const { levels, names } = divisionChoices(seasons, variablesOf(search).seasonId);
  const isSeasonKnown = season === '' || seasons.some(({ id }) => String(id) === season);
  const isDivisionKnown = division === '' || names.includes(division) || levels.map(levelKey).includes(division);

  return (
    <Row aria-label={t('filter.label')}>
      <Chooser label={t('filter.season')} value={season} onChoose={(id) => set({ season: id })}>
        <option value="">{t('filter.all-seasons')}</option>
        {!isSeasonKnown && <option value={season}>{t('filter.chosen')}</option>}
        {seasons.map(({ id, name }) => (
          <option key={id} value={id}>
            {seasonName(name, language)}
          </option>
        ))}
      </Chooser>
      <Chooser label={t('filter.division')} value={division} onChoose={(chosen) => set({ division: chosen })}>
        <option value="">{t('filter.all-divisions')}</option>
        {!isDivisionKnown && <option value={division}>{t('filter.chosen')}</option>}
        <optgroup label={t('filter.levels')}>
          {levels.map((rank) => (
            <option key={rank} value={levelKey(rank)}>
              {t('filter.level', { rank })}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('filter.names')}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
      </Chooser>
    </Row>
  );
}

interface ChooserProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Chooser({ label, value, onChoose, children }: ChooserProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </Select>
    </div>
  );
}
