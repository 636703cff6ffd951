import { defineRecipe } from '@pandacss/dev';

/** One set of rules on a game's frame, in place of styles on each cell. */
export const reportGridRecipe = defineRecipe({
  className: 'report-grid',
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    paddingBottom: '3',
    minWidth: '0',
    '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& th, & td': { padding: '1px', textAlign: 'left', fontWeight: 'normal', verticalAlign: 'top' },
    '& tr > :first-child': { paddingLeft: '3' },
    '& tr > :last-child': { paddingRight: '3' },
    // on the smallest phones the headers are smaller, but whole
    '& thead th': {
      height: '8',
      verticalAlign: 'bottom',
      color: 'fg.muted',
      fontSize: { base: 'min(0.75rem, 3.1vw)', md: 'xs' },
      fontWeight: 'medium',
    },
    '& thead th.number': { width: { base: 'min(2.875rem, 12vw)', md: '5rem' }, textAlign: 'center' },
    '& thead th:last-child': { width: { base: 'calc(min(2.875rem, 12vw) + 0.75rem)', md: '5.75rem' } },
    '& abbr': { textDecoration: 'none' },
    '& tr.head > *': { paddingTop: '2', verticalAlign: 'middle', fontWeight: 'semibold' },
    // a name that is longer than its line is hyphenated, or ends with dots
    '& tr.head span': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      overflowWrap: 'normal',
      hyphens: 'auto',
      hyphenateLimitChars: '12 5 5',
      lineHeight: 'tight',
    },
    '& input[type=text], & select': {
      // the bar at the bottom must not cover the focused cell
      scrollMarginBlock: '24',
      width: '100%',
      height: { base: 'touch', md: '9' },
      bg: 'bg.canvas',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      _focusVisible: { outlineOffset: '-1px' },
      _disabled: { opacity: '1', borderColor: 'border' },
    },
    // on the smallest phones a name has a line of its own above its numbers: beside them there is room for two letters
    '@media (max-width: 359px)': {
      '& tr:has(> td > select)': { position: 'relative', '& > td': { paddingTop: '46px' } },
      '& select': { position: 'absolute', top: '1px', left: '3', width: 'calc(100% - 1.5rem)' },
    },
    '& input[type=text]': { textAlign: 'center', fontFamily: 'display', fontSize: '1.0625rem' },
    '& tr.head input[type=text]': { fontWeight: 'bold' },
    '& select': { paddingInline: '2', textOverflow: 'ellipsis', fontSize: 'sm' },
    '& [aria-invalid=true]': { borderColor: 'fg.loss', borderWidth: '2px' },
    '& tr.out select, & tr.out input[type=text]': { opacity: '0.65' },
    '& .origin': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      fontSize: 'xs',
      color: 'fg.muted',
      paddingBottom: '1',
      '& svg': { flexShrink: '0', width: '4', height: '4' },
      // a match by account is certain, by nickname likely; the text says it too
      '& svg.account': { color: 'fg.win' },
      '& svg.nickname': { color: 'fg.draw' },
      '& label': { display: 'inline-flex', alignItems: 'center', gap: '2' },
      '& input[type=checkbox]': { width: '4', height: '4', accentColor: 'var(--sbl-colors-action)' },
    },
    '& button, & label': { minHeight: { base: 'touch', md: '8' } },
    '& .origin.unknown': { color: 'fg.loss', fontSize: 'sm', fontWeight: 'medium' },
    '& tr.unknown > :first-child': { boxShadow: 'inset 4px 0 {colors.fg.loss}' },
    '& .wrong': { color: 'fg.loss', fontSize: 'sm', paddingBlock: '1' },
  },
});
