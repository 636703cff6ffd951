import { Link as RouterLink } from 'react-router-dom';
import { styled } from '../styled-system/jsx';
import { button } from '../theme/recipes/button';

/** A button whose text says what it does. In a form, the one that sends it has `type="submit"`. */
export const Button = styled('button', button, { defaultProps: { type: 'button' } });

/** A link that looks like a button, to a page of the site. */
export const ButtonLink = styled(RouterLink, button);

/** A link that looks like a button and leaves the site, or goes to the API (login). */
export const ButtonAnchor = styled('a', button);
