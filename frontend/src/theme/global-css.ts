import { defineGlobalStyles } from '@pandacss/dev';

const HEARD_ONLY = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Rules for the whole page: colours, the focus ring, and no motion for readers who do not want it. */
export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'dark',
    accentColor: 'action',
    '--global-color-border': '{colors.border}',
    '--global-font-body': '{fonts.body}',
    // What stands at the lower edge of the window: a phone's bar has its place before it is there. Bars of a page stand above it,
    // and what gets the focus stands clear of all of them (ui/use-bar-height.ts).
    '--bar-height': { base: '57px', md: '0px' },
    '&[data-barless]': { '--bar-height': '0px' },
    '--edge': 'max(var(--bar-height), var(--edge-height, 0px))',
    scrollPaddingTop: 'calc({spacing.16} + var(--page-top, 0px))',
    scrollPaddingBottom: 'calc(var(--edge) + var(--page-bottom, 0px) + {spacing.2})',
    '&.light': { colorScheme: 'light' },
  },
  // as large ticked as not, beside words of any length
  'input[type=checkbox]:not([role=switch])': { width: '5', height: '5', flexShrink: '0' },
  // A box that is not ticked looks like the other fields; browsers fill it with a grey of their own.
  'input[type=checkbox]:not(:checked, :indeterminate, [role=switch])': {
    appearance: 'none',
    width: '5',
    height: '5',
    bg: 'bg.surface',
    border: '1px solid {colors.border.control}',
    borderRadius: '3px',
    _disabled: { opacity: '0.55' },
  },
  body: {
    position: 'relative',
    minHeight: '100dvh',
    bg: 'bg.canvas',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'normal',
    // a name may be one word that is longer than a phone is wide
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4': { fontFamily: 'heading' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'action', outlineOffset: '2px' },
  // readers who hide results (league/spoilers); also on pages that the server has drawn, before any script runs
  '[data-results=hidden]': {
    '& [data-spoiler] [data-score], & [data-spoiler] + [data-score]': { visibility: 'hidden' },
    '& [data-spoiler] [data-lost]': { color: 'fg !important' },
    '& [data-spoiler=instead] > div:first-child, & [data-spoiler=word] > span:first-child, & [data-places]': {
      display: 'none',
    },
  },
  // a reader whose clock differs from Sweden's (ui/time/instant.tsx) has the own time on a line of its own, and its space before
  // the site's script writes it
  '.own-time, [data-elsewhere~=winter] [data-clock=winter]::after, [data-elsewhere~=summer] [data-clock=summer]::after':
    {
      content: '""',
      display: 'block',
      minHeight: '4',
      color: 'fg.muted',
      fontFamily: 'body',
      fontSize: 'xs',
      fontWeight: 'normal',
      lineHeight: '{spacing.4}',
      textTransform: 'none',
      whiteSpace: 'normal',
    },
  '[data-elsewhere] time': { display: 'inline-block', verticalAlign: 'top' },
  // among other facts it has a line of its own, before and after it is that wide
  '[data-elsewhere] .facts > time, [data-elsewhere] .facts > span:has(> time)': { flexBasis: '100%' },
  '.times-note': {
    display: 'none',
    marginBottom: '3',
    color: 'fg.muted',
    fontSize: 'sm',
  },
  '[data-elsewhere] .times-note': { display: 'block' },
  'h1:focus, main:focus': { outline: 'none' },
  'table, .numbers': { fontVariantNumeric: 'tabular-nums' },
  '.visually-hidden': HEARD_ONLY,
  // a word beside an icon that is clear without it, where a phone needs the space
  '.icon-word': { smDown: HEARD_ONLY },
  // a name: a word that is longer than its line ends with dots, or with a hyphen that leaves parts worth reading. Here,
  // the rules are no script of the first view
  '.whole-words': {
    minWidth: '0',
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    overflowWrap: 'normal',
    hyphenateLimitChars: '12 5 5',
    '&.one-line': { whiteSpace: 'nowrap' },
    '&.two-lines': { lineClamp: '2', whiteSpace: 'normal', lineHeight: 'tight' },
  },
  // a team's colours (ui/crest-colours.tsx). Here, the rules are no script of the first view
  '.crest-colours': {
    position: 'absolute',
    insetBlock: '0',
    height: 'full',
    pointerEvents: 'none',
    objectFit: 'cover',
    // behind texts, which keep 4.5:1 over it whatever colours an uploaded crest has (crest-pair.test.ts)
    '&.tint': {
      insetInline: '0',
      width: 'full',
      zIndex: '-1',
      filter: 'blur(24px) saturate(1.6)',
      scale: '1.5',
      opacity: '0.16',
    },
    // a strip of the crest's field beside its emblem; `fill` makes a bar of it
    '&.edge, &.fill': {
      left: '0',
      width: '4px',
      objectPosition: '21% 50%',
      filter: 'saturate(1.3)',
      // many fields are nearly as dark as the page
      _dark: { filter: 'saturate(1.3) brightness(1.6)' },
      clipPath: 'inset(25% 0)',
      scale: '1 2',
      // of a picture only a patch beside the emblem, drawn out: a strip would have notches of the emblem and the outline
      '&:is(img)': { clipPath: 'inset(46% 43.75% 52%)', scale: '8 50', transformOrigin: '50% 46.94%' },
    },
    '&.fill': {
      width: 'full',
      maxWidth: 'none',
      // the same patch, drawn out to a bar of any width
      '&:is(img)': {
        objectFit: 'fill',
        clipPath: 'inset(46% 73% 52% 25%)',
        scale: '50 50',
        transformOrigin: '25.51% 46.94%',
      },
    },
  },
  // the halves of a series fade in the middle, so that neither has an edge there
  '.team-half': {
    position: 'absolute',
    insetBlock: '0',
    left: '0',
    width: '50%',
    zIndex: '-1',
    overflow: 'hidden',
    pointerEvents: 'none',
    maskImage: 'linear-gradient(to left, transparent, black 60%)',
    '& + &': { left: '50%', maskImage: 'linear-gradient(to right, transparent, black 60%)' },
  },
  '*, *::before, *::after': {
    // as a list says, and not as the reset says of each element, so that its choice reaches its rows
    overflowWrap: 'inherit',
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // exactly 0: a very small value would start a transition for the first styles of every element
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
