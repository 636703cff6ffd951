import { defineGlobalStyles } from '@pandacss/dev';

const GONE = { display: 'none !important' } as const;

/**
 * How every page is printed: what the shell lays around the content stays away, and folded parts are open. The colours are
 * those of the tokens on white (`tokens.ts`); tables and texts say for themselves how they are printed (`recipes`). The
 * rules are important, because they stand below those of the components.
 */
export const printCss = defineGlobalStyles({
  '@page': { margin: '15mm' },
  // a bracket is wide
  '@page bracket': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    'html, body': { bg: 'bg.surface !important', color: 'fg !important', colorScheme: 'light !important' },
    // the paper is white already; what is left of backgrounds has white words on it
    '*': { printColorAdjust: 'exact' },
    // bars, menus, footer and messages: all that stands beside the content or over it
    ':has(> main) > :not(main), body > :not(:has(main)), dialog': GONE,
    // a page of the window's height would be a second sheet
    'body, main, :has(> main)': { minHeight: '0 !important', display: 'block !important' },
    'body:has([data-print])': { page: 'bracket' },
    // what can only be pressed; a sorted column's head and what unfolds a part are words too
    'main :is(button, [role=button]):not(thead *, [aria-expanded], :is(h1, h2, h3, h4) *)': GONE,
    'main [role=tab]:not([aria-selected=true]), main [role=search], main input[type=search]': GONE,
    'details::details-content': { contentVisibility: 'visible !important', blockSize: 'auto !important' },
    thead: { display: 'table-header-group' },
    'tr, li, figure, img, svg, blockquote': { breakInside: 'avoid' },
    'h1, h2, h3, h4, summary': { breakAfter: 'avoid' },
  },
});
