import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { countryName } from '../../../league/flags/country-name';
import { Flag } from '../../../league/flags/flag';
import { FormGuide } from '../../../league/series/form-guide';
import { HiddenWord } from '../../../league/spoilers/hidden-result';
import { TeamLink } from '../../../league/team-logo';
import { useLanguage } from '../../../lib/i18n/i18n';
import type { PlayerPageQuery } from '../player-page.generated';
import type { PlayerProfileFragment } from './player-profile.generated';

type PlayerForm = NonNullable<PlayerPageQuery['player']>['form'];

const Facts = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'flex-start', md: 'center' },
    columnGap: '5',
    rowGap: '1',
    '& > p': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '7', maxWidth: 'full', color: 'fg.muted' },
    '& a': { color: 'fg' },
  },
});

interface PlayerFactsProps {
  player: PlayerProfileFragment & { id: number };
  form: PlayerForm;
}

/** A player's present team and country, and how their latest series ended. */
export function PlayerFacts({ player, form }: PlayerFactsProps) {
  const { t } = useTranslation('players');
  const language = useLanguage();
  const { team, nationality } = player;
  return (
    <Facts>
      <p>{team ? <TeamLink team={team} /> : t('profile.no-team')}</p>
      {nationality && (
        <p>
          <Flag country={nationality} isDecorative />
          {countryName(nationality, language)}
        </p>
      )}
      {form.length > 0 && (
        <HiddenWord part={`player-${player.id}`} tells={form.map(({ seriesId }) => seriesId)}>
          <FormGuide form={form.map(({ outcome }) => outcome)} />
        </HiddenWord>
      )}
    </Facts>
  );
}
