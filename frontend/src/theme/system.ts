import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { breakpoints, conditions, semanticTokens, tokens } from './tokens';

/**
 * The same tokens for Chakra's components in the back office, which make their styles at run time. The rules for the
 * whole page come from the compiled styles.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'sbl',
    preflight: false,
    // its styles win over those of parts that the back office shares with the public pages, because these are in layers
    disableLayers: true,
    conditions,
    theme: {
      breakpoints,
      tokens,
      semanticTokens,
    },
  }),
);
