import { useId, type ReactNode } from 'react';
import { Flex, styled } from '../../styled-system/jsx';
import { Heading } from '../text';

interface SectionProps {
  heading: ReactNode;
  /** Content at the heading's right: "all news", a filter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a title. It is a landmark for assistive technology. */
export function Section({ heading, aside, children }: SectionProps) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id} marginBottom="8">
      <Flex
        align="baseline"
        justify="space-between"
        gap="3"
        marginBottom="3"
        css={{ '& > a': { whiteSpace: 'nowrap' } }}
      >
        <Heading as="h2" size="md" minWidth="0" id={id}>
          {heading}
        </Heading>
        {aside}
      </Flex>
      {children}
    </styled.section>
  );
}
