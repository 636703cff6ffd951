import { Box } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useRowFocus } from './use-row-focus';
import { onRowKey } from './use-row-keys';

interface NightListProps {
  /** The series are here. */
  isRead: boolean;
  children: ReactNode;
}

/** The part of the page that has the list's keys. A press beside the rows keeps the focus, and with it the keys, in it. */
export function NightList({ isRead, children }: NightListProps) {
  const list = useRef<HTMLDivElement>(null);
  const onFocus = useRowFocus(list, isRead);
  return (
    <Box ref={list} tabIndex={-1} outline="none" onKeyDown={onRowKey} onFocus={onFocus}>
      {children}
    </Box>
  );
}
