import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

interface ErrorStateProps {
  /** What could not be done. Default: that the content could not be fetched. */
  children?: ReactNode;
  /** Tries again; without it there is nothing to press. */
  onRetry?: () => void;
}

/** Said where something could not be read, with the way on. */
export function ErrorState({ children, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('ui');
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
      <Text>{children ?? t('error.could-not-load')}</Text>
      {onRetry && (
        <Button marginTop="4" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      )}
    </Box>
  );
}
