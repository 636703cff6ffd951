import { styled } from '../styled-system/jsx';
import { fadingEdge } from '../theme/recipes/fading-edge';

/** Stands around what scrolls sideways, and fades its right edge while there is more (`data-more` of `use-overflow`). */
export const ScrollEdge = styled('div', { base: { position: 'relative', ...fadingEdge } });
