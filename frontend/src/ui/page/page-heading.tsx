import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Flex } from '../../styled-system/jsx';
import { Heading } from '../text';
import { PAGE_HEADING_ID, passHeadingFocusOn, takeHeadingFocus } from './heading-focus';

interface PageHeadingProps {
  children: ReactNode;
  /** Content beside it: a link, a switch. */
  aside?: ReactNode;
  /** Only for assistive technology, when the page shows the same in a picture (a banner, a score). */
  isHidden?: boolean;
}

/** The page's only `h1`, with other content at its right. */
export function PageHeading({ children, aside, isHidden = false }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);

  useEffect(() => takeHeadingFocus(ref.current), []);
  // before it is removed, because the browser forgets then what had the focus
  useLayoutEffect(() => {
    const heading = ref.current;
    return () => passHeadingFocusOn(heading);
  }, []);

  if (isHidden) {
    return (
      <h1 id={PAGE_HEADING_ID} tabIndex={-1} ref={ref} className="visually-hidden">
        {children}
      </h1>
    );
  }
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3" marginBottom="5">
      <Heading as="h1" size="xl" minWidth="0" id={PAGE_HEADING_ID} tabIndex={-1} ref={ref}>
        {children}
      </Heading>
      {aside}
    </Flex>
  );
}
