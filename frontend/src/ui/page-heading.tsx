import { Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Marks the heading that takes focus when the route changes, so that a screen reader says where it is. */
export const PAGE_HEADING_ID = 'page-heading';

/** The page's one `h1`, with what belongs beside it (a link, a switch) at its right. */
export function PageHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3" marginBottom="5">
      <Heading as="h1" size="xl" id={PAGE_HEADING_ID} tabIndex={-1}>
        {children}
      </Heading>
      {aside}
    </Flex>
  );
}
