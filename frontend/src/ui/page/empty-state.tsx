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
      {action && (
        // a long sentence on a button takes a second line on a phone
        <Box marginTop="4" css={{ '& > :is(a, button)': { maxWidth: 'full', whiteSpace: 'normal' } }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
