import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { countryName } from '../../../league/flags/country-name';
import { Flag } from '../../../league/flags/flag';
import { TeamLink } from '../../../league/team-logo';
import { useLanguage } from '../../../lib/i18n/i18n';
import type { PlayerProfileFragment } from './player-profile.generated';

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

/** A player's present team and country. */
export function PlayerFacts({ player }: { player: PlayerProfileFragment }) {
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
    </Facts>
  );
}
