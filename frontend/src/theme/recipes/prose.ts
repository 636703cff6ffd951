import { defineRecipe } from '@pandacss/dev';
import { fadingEdge } from './fading-edge';

/** Running text in a readable width, with space between its blocks. */
export const proseRecipe = defineRecipe({
  className: 'prose',
  base: {
    maxWidth: 'prose',
    overflowWrap: 'anywhere',
    '& > * + *, & li > p + *, & blockquote > * + *': { marginTop: '4' },
    '& h1, & h2, & h3, & h4, & h5, & h6': { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'tight' },
    '& > * + h2, & > * + h3': { marginTop: '8' },
    '& > * + h4, & > * + h5, & > * + h6': { marginTop: '6' },
    '& h2': { fontSize: 'xl' },
    '& h3, & h4': { fontSize: 'lg' },
    '& h5, & h6': { fontSize: 'md' },
    '& ul': { listStyle: 'disc', paddingInlineStart: '6' },
    '& ol': { listStyle: 'decimal', paddingInlineStart: '6' },
    '& li + li, & li > ul, & li > ol': { marginTop: '1' },
    '& .contains-task-list': { listStyle: 'none', paddingInlineStart: '0' },
    '& .task-list-item > svg, & .task-list-item > p > svg': {
      display: 'inline',
      verticalAlign: '-0.15em',
      marginInlineEnd: '2',
    },
    '& a > svg': { display: 'inline', marginInlineStart: '0.5' },
    '& blockquote': {
      borderInlineStart: '3px solid',
      borderColor: 'border.control',
      paddingInlineStart: '4',
      color: 'fg.muted',
    },
    '& hr': { borderTop: '1px solid', borderColor: 'border' },
    '& code': { fontFamily: 'monospace', fontSize: 'sm', bg: 'bg.raised', borderRadius: 'md', paddingInline: '1' },
    '& pre': { bg: 'bg.raised', borderRadius: 'md', padding: '3' },
    '& pre code': { padding: '0' },
    '& .wide': { position: 'relative', ...fadingEdge, _print: { _after: { display: 'none' } } },
    '& table': { minWidth: 'full', borderCollapse: 'collapse', overflowWrap: 'normal' },
    '& th, & td': { padding: '2', borderBottom: '1px solid', borderColor: 'border', textAlign: 'start' },
    '& th': { fontWeight: 'semibold', color: 'fg.muted' },
    // the address of a link out of the text, which paper cannot follow
    '& a[href^="http"]::after': {
      _print: { content: '" (" attr(href) ")"', fontSize: '0.875em', overflowWrap: 'anywhere' },
    },
    '& sup': { fontSize: 'xs', verticalAlign: 'super' },
    '& .sr-only': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
