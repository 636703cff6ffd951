import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { countryName } from '../../../league/flags/country-name';
import { Flag } from '../../../league/flags/flag';
import { platformName } from '../../../league/platform-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { LEAGUE } from '../../../lib/league-config';
import { useTimes } from '../../../lib/i18n/use-times';
import type { OwnDetailsFragment } from './own-details.generated';

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});

/** The player's details that only the league can change. */
export function OwnDetails({ details }: { details: OwnDetailsFragment }) {
  const { t } = useTranslation('players-settings');
  const language = useLanguage();
  const times = useTimes();
  const { nickname, platform, platformId, birthdate, nationality } = details;
  return (
    <>
      <Facts>
        <Fact name={t('details.nickname')}>{nickname}</Fact>
        <Fact name={t('details.platform')}>{platform && platformName(platform)}</Fact>
        <Fact name={t('details.platform-id')}>{platformId}</Fact>
        <Fact name={t('details.birthdate')}>{birthdate && times.date(birthdate)}</Fact>
        <Fact name={t('details.nationality')}>
          {nationality && (
            <>
              <Flag country={nationality} isDecorative />
              {countryName(nationality, language)}
            </>
          )}
        </Fact>
      </Facts>
      <Text color="fg.muted" fontSize="sm" marginTop="2">
        {t('details.note', { contact: LEAGUE.contactEmail })}
      </Text>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('players-settings');
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || t('details.unknown')}</dd>
    </div>
  );
}
