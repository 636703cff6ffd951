import type { ComponentProps, MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from '../styled-system/jsx';
import { button } from '../theme/recipes/button';

const Plain = styled('button', button, { defaultProps: { type: 'button' } });

type ButtonProps = ComponentProps<typeof Plain> & {
  /** An act runs: presses do nothing meanwhile. The button keeps the focus, which one that is disabled would lose. */
  isWaiting?: boolean;
};

/** A button whose text says what it does. In a form, the one that sends it has `type="submit"`. */
export function Button({ isWaiting = false, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // a submit button would send its form
    if (isWaiting) event.preventDefault();
    else onClick?.(event);
  };
  return <Plain {...rest} aria-disabled={isWaiting || rest['aria-disabled'] || undefined} onClick={press} />;
}

/** A link that looks like a button, to a page of the site. */
export const ButtonLink = styled(RouterLink, button);

/** A link that looks like a button and leaves the site, or goes to the API (login). */
export const ButtonAnchor = styled('a', button);
