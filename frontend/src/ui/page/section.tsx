import { chakra, Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  heading: ReactNode;
  /** At the heading's right: "all news", a filter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, as a landmark that can be jumped to. */
export function Section({ heading, aside, children }: SectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} marginBottom="8">
      <Flex align="baseline" justify="space-between" gap="3" marginBottom="3">
        <Heading as="h2" size="md" id={id}>
          {heading}
        </Heading>
        {aside}
      </Flex>
      {children}
    </chakra.section>
  );
}
