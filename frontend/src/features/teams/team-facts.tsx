import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { seasonName } from '../../league/season-name';
import { FormGuide } from '../../league/series/form-guide';
import { HiddenWord } from '../../league/spoilers/hidden-result';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import type { HiddenTeam } from './hidden-team';
import { outcomeFor } from './series-outcome';
import type { TeamSeasonFragment } from './team-season.generated';

interface TeamFactsProps {
  teamId: number;
  isActive: boolean;
  /** The season whose division stands for the team today; null: it was in none yet. */
  present: TeamSeasonFragment | null;
  hides: HiddenTeam;
}

// a list cannot stand in a paragraph
const Facts = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', color: 'fg.muted' },
});

/** The team's division, or its last one, its form, and whether the team is active. */
export function TeamFacts({ teamId, isActive, present, hides }: TeamFactsProps) {
  const { t } = useTranslation('teams');
  const language = useLanguage();
  const division = present?.division;
  const form = present?.series.flatMap((series) => outcomeFor(teamId, series) ?? []) ?? [];
  return (
    <Facts>
      {present && division && (
        <>
          <Link variant="inline" to={paths.division(division.discriminator, division.seasonId)}>
            {division.name}
          </Link>
          {present.position !== null && (
            <HiddenWord {...hides}>{t('season.position', { position: present.position })}</HiddenWord>
          )}
          <span>{seasonName(present.season.name, language)}</span>
          {form.length > 0 && (
            <HiddenWord {...hides}>
              <FormGuide form={form} />
            </HiddenWord>
          )}
        </>
      )}
      {!isActive && <span>{t('inactive')}</span>}
    </Facts>
  );
}
