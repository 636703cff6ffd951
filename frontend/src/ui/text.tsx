import { styled } from '../styled-system/jsx';
import { heading } from '../theme/recipes/heading';

/** A paragraph. */
export const Text = styled('p');

/** A heading, of the second level unless `as` says another one. */
export const Heading = styled('h2', heading);
