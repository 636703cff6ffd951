import { defineSlotRecipe } from '@chakra-ui/react';
import { fileUploadAnatomy } from '@chakra-ui/react/anatomy';

/** Its button is that of both sides (ui/button). */
export const fileUploadRecipe = defineSlotRecipe({
  className: 'file',
  slots: fileUploadAnatomy.keys(),
  base: { root: { display: 'inline-flex' } },
});
