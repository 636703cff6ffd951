import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import type { AddressChanges } from '../../../lib/use-address';
import { Labelled } from '../labelled';
import { NarrowFields } from '../times/narrow-fields';
import type { MatchNightQuery } from './match-night.generated';
import type { NightChoice } from './night-groups';
import { Choice } from '../kit/choice';

interface NightFilterProps {
  choice: NightChoice;
  divisions: MatchNightQuery['divisionSummaries'];
  onChoose: (changes: AddressChanges) => void;
}

/** Chooses whose divisions are shown, and one division. The current season's come first. */
export function NightFilter({ choice: { divisionId, isMine }, divisions, onChoose }: NightFilterProps) {
  const { t } = useTranslation('admin-match-night');
  const language = useLanguage();
  return (
    <NarrowFields>
      <Labelled label={t('filter.mine')}>
        {(id) => (
          <Choice id={id} value={isMine ? 'yes' : ''} onChange={({ target }) => onChoose({ mine: target.value })}>
            <option value="">{t('filter.everyones')}</option>
            <option value="yes">{t('filter.only-mine')}</option>
          </Choice>
        )}
      </Labelled>
      <Labelled label={t('filter.division')}>
        {(id) => (
          <Choice id={id} value={divisionId ?? ''} onChange={({ target }) => onChoose({ division: target.value })}>
            <option value="">{t('filter.all-divisions')}</option>
            {divisions.map((each) => (
              <option key={each.divisionId} value={each.divisionId}>
                {t('filter.division-of', { division: each.division, season: seasonName(each.season, language) })}
              </option>
            ))}
          </Choice>
        )}
      </Labelled>
    </NarrowFields>
  );
}
