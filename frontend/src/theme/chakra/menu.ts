import { defineSlotRecipe } from '@chakra-ui/react';
import { menuAnatomy } from '@chakra-ui/react/anatomy';

/** The acts on a row: two lines where one cannot be done, with the reason. */
export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.keys(),
  base: {
    content: {
      width: '17rem',
      maxWidth: 'calc(100vw - 16px)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      zIndex: 'dropdown',
      padding: '1',
      bg: 'bg.surface',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      boxShadow: 'raised',
      _focusVisible: { outline: 'none' },
    },
    item: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'flex-start',
      width: 'full',
      minHeight: 'touch',
      paddingInline: '3',
      paddingBlock: '1',
      fontSize: 'sm',
      borderRadius: 'md',
      color: 'fg',
      textAlign: 'left',
      textDecoration: 'none',
      cursor: 'pointer',
      // the menu has the focus, so the ring is that of the chosen item
      '&[data-highlighted]': { bg: 'bg.raised', outline: '2px solid', outlineColor: 'action', outlineOffset: '-2px' },
      '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
      '& small': { fontSize: 'xs', color: 'fg.muted' },
    },
  },
});
