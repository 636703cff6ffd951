import { skipToken } from '@apollo/client/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../../styled-system/jsx';
import { Button } from '../../../../ui/button';
import { Text } from '../../../../ui/text';
import { usePaused } from '../../../../ui/use-paused';
import { isAccountId, type DetailsValues } from '../details-schema';
import { useClaimByAccountQuery } from './claim-by-account.generated';

const Found = styled('div', {
  base: {
    marginTop: '3',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > button': { marginTop: '2' },
  },
});

interface ClaimByAccountProps {
  /** The person says that they are this player. */
  onClaim: (nickname: string) => void;
}

/** Asks whether the person is the earlier player with the typed account, when the typing pauses. Nothing without one. */
export function ClaimByAccount({ onClaim }: ClaimByAccountProps) {
  const { t } = useTranslation('players-registration');
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
          <Button onClick={() => onClaim(player)}>{t('earlier.claim', { player })}</Button>
        </Found>
      )}
    </div>
  );
}
