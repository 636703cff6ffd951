import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogAnatomy } from '@chakra-ui/react/anatomy';
import { dialogActions, dialogBox } from '../recipes/dialog-box';
import { sharedStyle } from './shared-style';

/** Above the page's bars, below its messages (`zIndex` of the tokens). Each one that opens over another is a layer higher. */
const LAYER = 'calc(40 + var(--layer-index, 0))';

/** A question has the size `md`, a form with lists `lg`. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: LAYER, background: 'rgb(0 0 0 / 0.6)' },
    positioner: { position: 'fixed', inset: '0', zIndex: LAYER, display: 'flex', overscrollBehavior: 'none' },
    content: sharedStyle(dialogBox, { _focusVisible: { outlineOffset: '-2px' } }),
    header: { marginBottom: '3' },
    footer: sharedStyle(dialogActions),
  },
  variants: {
    size: {
      md: {},
      lg: {
        // what gets the focus stands above the buttons
        content: { width: 'min(44rem, calc(100vw - 2rem))', scrollPaddingBottom: '24' },
        // a long form can be saved from every scroll position
        footer: {
          position: 'sticky',
          bottom: '-6',
          marginInline: '-6',
          marginBottom: '-6',
          paddingInline: '6',
          paddingBlock: '4',
          bg: 'bg.surface',
          borderTopWidth: '1px',
          borderColor: 'border',
          zIndex: '2',
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
