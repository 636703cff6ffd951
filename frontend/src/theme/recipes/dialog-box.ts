import { cva } from '../../styled-system/css';

/** The box that asks over a page: the browser's dialog of the public pages, and Chakra's of the back office (theme/chakra). */
export const dialogBox = cva({
  base: {
    margin: 'auto',
    width: 'min(28rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    padding: '6',
    bg: 'bg.surface',
    color: 'fg',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'raised',
  },
});

/** Its buttons, at the end. */
export const dialogActions = cva({
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3', marginTop: '6' },
});
