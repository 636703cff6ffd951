import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { buttonRecipe } from '../theme/recipes/button';

/** A button; says what it does. In a form, the one that sends it has `type="submit"`. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link that looks like a button, to a page of the site. */
export const ButtonLink = chakra(RouterLink, buttonRecipe);

/** A link that looks like a button and leaves the site, or goes through the API (login). */
export const ButtonAnchor = chakra('a', buttonRecipe);
