import { Flex, Heading } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { PAGE_HEADING_ID, takeHeadingFocus } from './heading-focus';

/** The page's one `h1`, with what belongs beside it (a link, a switch) at its right. */
export function PageHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takeHeadingFocus()) ref.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3" marginBottom="5">
      <Heading as="h1" size="xl" id={PAGE_HEADING_ID} tabIndex={-1} ref={ref}>
        {children}
      </Heading>
      {aside}
    </Flex>
  );
}
