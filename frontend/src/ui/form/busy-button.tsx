import type { ComponentProps } from 'react';
import { Button } from '../button';
import { Spinner } from '../page/spinner';

/** The button of an act. It shows a spinner while the act runs, and cannot be pressed again meanwhile. */
export function BusyButton({
  isBusy,
  disabled,
  children,
  ...rest
}: ComponentProps<typeof Button> & { isBusy: boolean }) {
  return (
    <Button {...rest} disabled={isBusy || disabled} aria-busy={isBusy || undefined}>
      {isBusy && <Spinner />}
      {children}
    </Button>
  );
}
