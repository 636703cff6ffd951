import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/page/spinner';
import type { Missing } from './details-schema';
import { useStanding } from './use-standing';

interface SendButtonProps {
  children: string;
  /** What the form lacks before it may be sent. */
  missing: Missing;
  isBusy: boolean;
  /** A claim can wait for staff meanwhile, so it needs no membership first. */
  isClaim?: boolean;
  /** Another button beside it. */
  aside?: ReactNode;
}

/**
 * The submit button of the form. Until the form can be sent, it says what is missing. A Swedish player who is no member
 * would be logged out, so they become a member first (R12).
 */
export function SendButton({ children, missing, isBusy, isClaim = false, aside }: SendButtonProps) {
  const { t } = useTranslation('players-registration');
  const isNoMember = useStanding() === 'missing' && !isClaim;
  return (
    <>
      {(isNoMember || missing) && (
        <Text color="fg.muted" fontSize="sm" marginBottom="2">
          {isNoMember || !missing ? t('membership.first') : t(`missing.${missing}`)}
        </Text>
      )}
      <Flex wrap="wrap" align="center" columnGap="5" rowGap="3">
        <Button type="submit" variant="solid" isWaiting={isBusy} disabled={isNoMember || missing !== null}>
          {isBusy && <Spinner />}
          {children}
        </Button>
        {aside}
      </Flex>
    </>
  );
}
