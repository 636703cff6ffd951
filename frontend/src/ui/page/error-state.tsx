import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { Text } from '../text';
import { Button } from '../button';
import { useIsOnline } from '../use-is-online';

interface ErrorStateProps {
  /** What failed. Default: that the content could not be loaded. */
  children?: ReactNode;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /** It is tried again without an act of the reader. */
  isTryingAgain?: boolean;
}

/**
 * Shown when something could not be read, with a button to try again. Without a connection it says so, and tries again
 * when the connection is back.
 */
export function ErrorState({ children, onRetry, isTryingAgain = false }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const isOnline = useIsOnline();
  const tryAgain = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  return (
    <Box
      role="alert"
      bg="bg.surface"
      borderRadius="md"
      borderWidth="1px"
      borderColor="fg.loss"
      padding="6"
      textAlign="center"
    >
      <Text>{children ?? t(isTryingAgain ? 'part.failed' : 'error.could-not-load')}</Text>
      {!isOnline && <Text color="fg.muted">{t('error.offline')}</Text>}
      {onRetry && (
        <Button marginTop="4" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      )}
    </Box>
  );
}
