import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css';
import { headingRecipe } from './recipes/heading';
import { skeletonRecipe } from './recipes/skeleton';
import { semanticTokens, tokens } from './tokens';

/**
 * The site's own design system: Chakra's style engine and our tokens, with only the recipes that the first view draws.
 * A component that needs another recipe brings it along in its own file, so that its bytes travel with it.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'sbl',
    preflight: true,
    // dark is the default; only the light theme is a class on the root element
    conditions: { light: '.light &', dark: ':root:not(.light) &' },
    globalCss,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
      keyframes: {
        breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.55' } },
        turn: { to: { rotate: '360deg' } },
      },
      tokens,
      semanticTokens,
      recipes: { heading: headingRecipe, skeleton: skeletonRecipe },
    },
  }),
);
