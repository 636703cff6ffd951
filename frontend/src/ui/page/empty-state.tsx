import type { ReactNode } from 'react';
import { Box } from '../../styled-system/jsx';
import { Text } from '../text';

interface EmptyStateProps {
  /** What will be shown here later, and what the reader can do meanwhile. */
  children: ReactNode;
  action?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <Box bg="bg.surface" borderRadius="md" padding="6" textAlign="center">
      <Text color="fg.muted">{children}</Text>
      {action && <Box marginTop="4">{action}</Box>}
    </Box>
  );
}
