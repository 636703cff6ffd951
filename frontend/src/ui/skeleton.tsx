import { styled } from '../styled-system/jsx';
import { skeleton } from '../theme/recipes/skeleton';

/** A grey placeholder for content that is loading. */
export const Skeleton = styled('div', skeleton);
