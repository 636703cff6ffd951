import { cva } from '../../styled-system/css';

/** Stands around a row of tabs or choices. While the row has more to the right (`data-more`), an arrow says so. */
export const rowFrame = cva({
  base: {
    position: 'relative',
    marginBottom: '4',
    _after: {
      // nothing to read: who does not see has all tabs
      content: '"›" / ""',
      position: 'absolute',
      insetBlock: '0',
      right: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      width: '12',
      color: 'fg',
      fontSize: '2xl',
      pointerEvents: 'none',
      opacity: '0',
      background: 'linear-gradient(to left, {colors.bg.canvas} 45%, transparent)',
      transition: 'opacity 120ms',
    },
    '&[data-more]::after': { opacity: '1' },
  },
});

/** The row of tabs, of public pages (ui/page/url-tabs) and of the back office (theme/chakra). It scrolls sideways. */
export const tabList = cva({
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

/** One tab. */
export const tabButton = cva({
  base: {
    flexShrink: '0',
    minHeight: 'touch',
    paddingInline: { base: '3', md: '4' },
    color: 'fg.muted',
    fontWeight: 'semibold',
    cursor: 'pointer',
    borderBottom: '3px solid transparent',
    _focusVisible: { outlineOffset: '-2px' },
    _hover: { color: 'fg' },
    '&[aria-selected=true]': { color: 'fg', borderBottomColor: 'action' },
    '&[data-coloured]': {
      borderBottomColor: 'var(--tab-color)',
      '&[aria-selected=true]': {
        borderBottomColor: 'var(--tab-color)',
        bg: 'color-mix(in srgb, var(--tab-color) 18%, transparent)',
      },
    },
    _disabled: { opacity: '0.7', cursor: 'not-allowed' },
  },
});
