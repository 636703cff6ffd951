import { cva } from '../../styled-system/css';

/** A field of a form with its name, help and error, of public pages (ui/form/form-field) and of the back office (theme/chakra/form). */
export const fieldFrame = cva({
  base: {
    marginBottom: '5',
    '& > label': { display: 'block', marginBottom: '1', fontWeight: 'medium' },
    '& > label > small': { color: 'fg.muted', fontWeight: 'normal', fontSize: 'sm' },
    '& > .help': { marginTop: '1', color: 'fg.muted', fontSize: 'sm' },
  },
});

export const fieldWrong = cva({
  base: {
    display: 'flex',
    gap: '1.5',
    marginTop: '1',
    color: 'fg.loss',
    fontSize: 'sm',
    '& > svg': { flexShrink: '0', marginTop: '0.5' },
  },
});

/** A box to tick, with its sentence beside it. */
export const tick = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    '& > input': { width: '5', height: '5', marginTop: '3', accentColor: 'action', cursor: 'pointer' },
    '& > label': { paddingBlock: '10px', minHeight: 'touch', cursor: 'pointer' },
  },
});
