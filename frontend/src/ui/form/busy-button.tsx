import type { ComponentProps } from 'react';
import { Button } from '../button';
import { Spinner } from '../page/spinner';

/**
 * The button of an act. It shows a spinner while the act runs, and a press has no effect meanwhile. It is not `disabled` then, because
 * a browser takes the focus from such a button, and whoever uses the keyboard would begin again at the top of the page.
 */
export function BusyButton({
  isBusy,
  onClick,
  children,
  ...rest
}: ComponentProps<typeof Button> & { isBusy: boolean }) {
  return (
    <Button
      {...rest}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        // it does not send its form either
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Spinner />}
      {children}
    </Button>
  );
}
