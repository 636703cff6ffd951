import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/page/spinner';

interface SendButtonProps {
  children: string;
  /** Every field is filled in and the consent is given. */
  isReady: boolean;
  isBusy: boolean;
  /** Another button beside it. */
  aside?: ReactNode;
}

/** The submit button of the form. Until the form can be sent, it says what is missing. */
export function SendButton({ children, isReady, isBusy, aside }: SendButtonProps) {
  const { t } = useTranslation('registration');
  return (
    <>
      {!isReady && (
        <Text color="fg.muted" fontSize="sm" marginBottom="2">
          {t('fill-in-all')}
        </Text>
      )}
      <Flex wrap="wrap" align="center" columnGap="5" rowGap="3">
        <Button type="submit" variant="solid" disabled={!isReady || isBusy}>
          {isBusy && <Spinner />}
          {children}
        </Button>
        {aside}
      </Flex>
    </>
  );
}
