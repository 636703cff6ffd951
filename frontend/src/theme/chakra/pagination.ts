import { defineSlotRecipe } from '@chakra-ui/react';

/** The pages of a long table. Its buttons are those of both sides (ui/button). */
export const paginationRecipe = defineSlotRecipe({
  className: 'pages',
  slots: ['root', 'item', 'ellipsis', 'prevTrigger', 'nextTrigger'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
    // a phone has room for one step back and one on
    item: {
      display: { base: 'none', md: 'inline-flex' },
      fontVariantNumeric: 'tabular-nums',
      '&[aria-current]': { bg: 'bg.raised', borderColor: 'action' },
    },
    ellipsis: { display: { base: 'none', md: 'block' }, color: 'fg.muted', paddingInline: '1' },
  },
});
