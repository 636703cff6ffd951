import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { RankMark } from '../../../league/six-mans-rank';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import type { PlayerProfileFragment } from './player-profile.generated';
import { SocialLinks } from './social-links';

const Frame = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6' } });

const Facts = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    '& > div': { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'touch', minWidth: '0' },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});

const Chips = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    '& > li': {
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.control',
      bg: 'bg.raised',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
  },
});

/** A player's work for the league, name in the chat, rating, and links to other sites. */
export function PlayerProfile({ player }: { player: PlayerProfileFragment }) {
  const { t } = useTranslation('players');
  const language = useLanguage();
  const { roles, discordName, mmr, sixMans } = player;
  return (
    <Frame>
      {roles.length > 0 && (
        <Chips aria-label={t('profile.roles')}>
          {roles.map((role) => (
            <li key={role}>{t(`role.${role}`)}</li>
          ))}
        </Chips>
      )}
      {(discordName !== null || mmr !== null || sixMans) && (
        <Facts>
          {discordName !== null && (
            <div>
              <dt>{t('profile.chat')}</dt>
              <dd>{discordName}</dd>
            </div>
          )}
          {mmr !== null && (
            <div>
              <dt>{t('profile.mmr')}</dt>
              <dd className="numbers">{formatInteger(mmr, language)}</dd>
            </div>
          )}
          {sixMans && (
            <div>
              <dt>{t('profile.six-mans')}</dt>
              <dd>
                <RankMark rank={sixMans.rank}>{sixMans.rank}</RankMark>
              </dd>
            </div>
          )}
        </Facts>
      )}
      <SocialLinks player={player} />
    </Frame>
  );
}
