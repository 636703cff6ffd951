import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { dialogRecipe } from './chakra/dialog';
import { fileUploadRecipe } from './chakra/file-upload';
import { fieldRecipe, inputRecipe, nativeSelectRecipe, numberInputRecipe, switchRecipe } from './chakra/form';
import { menuRecipe } from './chakra/menu';
import { paginationRecipe } from './chakra/pagination';
import { tabsRecipe } from './chakra/tabs';
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
      recipes: { input: inputRecipe, textarea: inputRecipe },
      slotRecipes: {
        dialog: dialogRecipe,
        field: fieldRecipe,
        fileUpload: fileUploadRecipe,
        menu: menuRecipe,
        nativeSelect: nativeSelectRecipe,
        numberInput: numberInputRecipe,
        pagination: paginationRecipe,
        switch: switchRecipe,
        tabs: tabsRecipe,
      },
    },
  }),
);
