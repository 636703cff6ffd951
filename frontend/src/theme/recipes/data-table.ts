import { defineRecipe } from '@pandacss/dev';
import { fadingEdge } from './fading-edge';

/** One set of rules on the frame, in place of styles on some hundred cells. */
export const dataTableRecipe = defineRecipe({
  className: 'data-table',
  base: {
    position: 'relative',
    bg: 'bg.surface',
    borderRadius: 'md',
    overflow: 'hidden',
    ...fadingEdge,
    '& .scroller': { overflowX: 'auto', overscrollBehaviorX: 'contain', _focusVisible: { outlineOffset: '-2px' } },
    '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& caption': {
      textAlign: 'left',
      paddingInline: { base: '3', md: '4' },
      paddingBlock: '2',
      color: 'fg.muted',
      fontSize: 'sm',
    },
    // 320 px, or 200 % zoom on a small phone: the main column must fit beside the name
    '& th, & td': {
      paddingInline: { base: '1.5', md: '2' },
      textAlign: 'left',
      whiteSpace: 'nowrap',
      '@media (max-width: 359px)': { paddingInline: '1' },
    },
    '& th img, & th [data-initials]': { '@media (max-width: 359px)': { display: 'none' } },
    '& th:first-child, & td:first-child': {
      paddingLeft: { base: '3', md: '4' },
      '@media (max-width: 359px)': { paddingLeft: '2' },
    },
    '& th:last-child:not(.toggle), & td:last-child:not(.toggle)': { paddingRight: { md: '4' } },
    // a placement band's colour comes from the data, so it is a variable
    '& tbody tr > :first-child': { boxShadow: 'inset 4px 0 var(--bar, transparent)' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium' },
    '& thead abbr': { textDecoration: 'none' },
    '& thead button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      height: '10',
      minWidth: '8',
      cursor: 'pointer',
      _hover: { color: 'fg' },
    },
    '& th[aria-sort]': { color: 'fg' },
    '& th.number button': { flexDirection: 'row-reverse' },
    // on a phone the most important columns fit beside each other
    '& tbody td': { fontSize: { base: 'sm', md: 'md' } },
    // the narrow font of numbers is set larger, to look equally large
    '& tbody .number': { textAlign: 'right', fontFamily: 'display', fontSize: '1.0625rem' },
    '& thead .number': { textAlign: 'right' },
    '& td.strong': { fontWeight: 'bold' },
    '& .wide-only': { lgDown: { display: 'none' } },
    '& .narrow-only': { lg: { display: 'none' } },
    '& th.name': {
      position: 'sticky',
      left: '0',
      bg: 'bg.surface',
      fontWeight: 'medium',
      zIndex: '1',
      maxWidth: { base: '44vw', md: '20rem' },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& tbody th.name': { fontSize: { base: 'sm', md: 'md' } },
    // a finger may press anywhere in the cell
    '& th.name > a:only-child::after': { content: '""', position: 'absolute', inset: '0' },
    '& td > a:only-child': { display: 'inline-block', paddingBlock: '0.5' },
    '& tr.marked, & tr.marked th.name': { bg: 'bg.raised' },
    // the button for a row's details stays visible while the rest scrolls
    '& .toggle': { position: 'sticky', right: '0', zIndex: '1', width: '1px', paddingInline: '0', bg: 'bg.surface' },
    // what it covers fades out beside it, and not at the edge of the frame
    '&[data-more]:has(.toggle)::after': { opacity: '0' },
    '&[data-more] .toggle::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      right: '100%',
      // no wider than what a number has around it
      width: '4',
      '@media (max-width: 359px)': { width: '1' },
      pointerEvents: 'none',
      background: 'linear-gradient(to left, {colors.bg.canvas}, transparent)',
    },
    '& tr.marked .toggle': { bg: 'bg.raised' },
    '& td.toggle button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: { base: '8', md: '10' },
      height: '10',
      color: 'fg.muted',
      cursor: 'pointer',
    },
    // a row with details opens by a press on it
    '& tr:has(+ tr.details)': { cursor: 'pointer' },
    '& tr.details': { borderTopWidth: '0' },
    '& tbody tr.details td': { paddingBlock: '3', whiteSpace: 'normal', bg: 'bg.raised', fontSize: 'md' },
    // on paper nothing scrolls: the whole table is there, in words that wrap
    _print: {
      overflow: 'visible !important',
      _after: { display: 'none' },
      '& .scroller': { overflow: 'visible !important' },
      '& :is(th, td)': {
        position: 'static !important',
        maxWidth: 'none !important',
        paddingInline: '1 !important',
        fontSize: '9pt !important',
        whiteSpace: 'normal !important',
      },
      '& .toggle': { display: 'none' },
    },
  },
  variants: {
    isFitted: {
      true: {
        '& table': { tableLayout: 'fixed', minWidth: '20rem' },
        '& th, & td': {
          paddingInline: { base: '1', sm: '2' },
          whiteSpace: 'normal',
          // and not anywhere: a name beside others in a cell is not torn
          overflowWrap: 'break-word',
          hyphens: 'auto',
        },
        '& th.name': { position: 'relative', maxWidth: 'none' },
        '& th:first-child, & td:first-child': { paddingLeft: { base: '3', md: '4' } },
        // the last number does not touch the frame, except where a word would not fit
        '& th:last-child:not(.toggle), & td:last-child:not(.toggle)': {
          paddingRight: { base: '2', md: '4' },
          '@media (max-width: 359px)': { paddingRight: '1' },
        },
        // the names need the space; a stand-in has a display of its own
        '& th img, & th [data-initials]': { '@media (max-width: 379px)': { display: 'none !important' } },
        '& thead :is(th, th *)': { hyphens: 'none', overflowWrap: 'normal' },
        '& thead th': { fontSize: { base: 'xs', sm: 'sm' } },
        // a column with a team's name; the ring around a button would be cut
        '& thead th:not(:has(button))': { overflow: 'hidden', textOverflow: 'ellipsis' },
        '& tbody tr > *': { paddingBlock: '1' },
      },
    },
    // seven short numbers and a name within 360 px
    isTight: {
      true: {
        smDown: {
          '& :is(th, td):not(:first-child)': { paddingInline: '0.1875rem' },
          '& :is(th, td):first-child': { paddingLeft: '2' },
          '& :is(th, td):last-child': { paddingRight: '2' },
          '& thead th': { fontSize: 'xs' },
          '& tbody .number': { fontSize: '1rem' },
        },
      },
    },
    size: {
      normal: { '& tbody tr > *': { height: '10' }, '& thead th': { height: '10' } },
      dense: {
        '& tbody tr > *': { height: '8' },
        '& tbody td, & tbody th.name': { fontSize: 'sm' },
        '& tbody .number': { fontSize: '0.9375rem' },
        '& thead th, & thead button, & td.toggle button': { height: '8' },
      },
    },
  },
  defaultVariants: { size: 'normal' },
});
