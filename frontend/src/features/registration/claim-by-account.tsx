import { skipToken } from '@apollo/client/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useClaimByAccountQuery } from '../../gql/account/hooks';
import { paths } from '../../lib/paths';
import { styled } from '../../styled-system/jsx';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';
import { usePaused } from '../../ui/use-paused';
import { isAccountId, type DetailsValues } from './details-schema';

const Found = styled('div', {
  base: {
    marginTop: '3',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});

/** Asks whether the person is the earlier player with the typed account, when the typing pauses. Nothing without one. */
export function ClaimByAccount() {
  const { t } = useTranslation('registration');
  const { control } = useFormContext<DetailsValues>();
  const [platform, platformId] = useWatch({ control, name: ['platform', 'platformId'] });
  const typed = platformId.trim();
  const text = usePaused(typed);
  const isAsked = text === typed && isAccountId(platform, text);
  const { data } = useClaimByAccountQuery(isAsked ? { variables: { platform, platformId: text } } : skipToken);
  const player = isAsked ? data?.claimByAccount : null;
  return (
    <div aria-live="polite">
      {player && (
        <Found>
          <Text fontWeight="semibold">{t('earlier.is-it-you')}</Text>
          <Text>{t('earlier.account', { player })}</Text>
          <Link variant="inline" to={paths.claimPlayer(player)}>
            {t('earlier.claim', { player })}
          </Link>
        </Found>
      )}
    </div>
  );
}
