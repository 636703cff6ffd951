import type { ComponentProps } from 'react';
import { Button } from '../button';
import { Spinner } from '../page/spinner';

/** The button of an act. It shows a spinner while the act runs, and waits (`isWaiting` of `Button`) meanwhile. */
export function BusyButton({
  isBusy,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'isWaiting'> & { isBusy: boolean }) {
  return (
    <Button {...rest} isWaiting={isBusy} aria-busy={isBusy || undefined}>
      {isBusy && <Spinner />}
      {children}
    </Button>
  );
}
