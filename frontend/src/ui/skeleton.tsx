import { styled } from '../styled-system/jsx';
import { skeleton } from '../theme/recipes/skeleton';

/** A grey shape of what comes. */
export const Skeleton = styled('div', skeleton);
