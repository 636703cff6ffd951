import { cva } from '../../styled-system/css';

/** The row of tabs, of public pages (ui/page/url-tabs) and of the back office (theme/chakra). It scrolls sideways. */
export const tabList = cva({
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottomWidth: '1px',
    borderColor: 'border',
    marginBottom: '4',
  },
});

/** One tab. */
export const tabButton = cva({
  base: {
    flexShrink: '0',
    minHeight: 'touch',
    paddingInline: '4',
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
