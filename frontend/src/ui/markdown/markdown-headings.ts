/** The part of a parsed text that is used here. */
export interface TextNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TextNode[];
}

interface Heading extends TextNode {
  tagName: string;
  properties: Record<string, unknown>;
  children: TextNode[];
}

/** The kind of a heading's anchor: its words (`#hur-anmaler-vi-oss`), or its number (`#s1-2`). */
export type Anchors = 'slug' | 'numbered';

interface HeadingOptions {
  /** The new level of the text's highest heading. */
  topLevel: number;
  anchors?: Anchors | undefined;
}

/**
 * Fits the headings of a text into its page: they start at `topLevel` and skip no level. With anchors, each heading
 * gets an address that stays the same while the text does. With numbered anchors, it also gets its number in front.
 */
export function fitHeadings({ topLevel, anchors }: HeadingOptions) {
  return (tree: TextNode): void => {
    const open: number[] = [];
    const counters: number[] = [];
    const taken = new Map<string, number>();
    for (const heading of headingsOf(tree)) {
      const written = Number(heading.tagName.slice(1));
      while (open.length > 0 && (open.at(-1) ?? 0) >= written) open.pop();
      open.push(written);
      heading.tagName = `h${Math.min(topLevel + open.length - 1, 6)}`;
      counters.length = Math.min(counters.length, open.length);
      counters[open.length - 1] = (counters[open.length - 1] ?? 0) + 1;
      if (anchors === 'slug') heading.properties.id = unused(slugOf(textOf(heading)), taken);
      if (anchors === 'numbered') {
        heading.properties.id = `s${counters.join('-')}`;
        heading.children.unshift({ type: 'text', value: `${counters.join('.')} ` });
      }
    }
  };
}

const isHeading = (node: TextNode): node is Heading => /^h[1-6]$/.test(node.tagName ?? '');

const headingsOf = ({ children = [] }: TextNode): Heading[] =>
  children.flatMap((node) => (isHeading(node) ? [node] : headingsOf(node)));

const textOf = ({ value = '', children = [] }: TextNode): string => value + children.map(textOf).join('');

/** Swedish and English letters without accents, digits and hyphens. */
function slugOf(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'del';
}

function unused(slug: string, taken: Map<string, number>): string {
  const count = (taken.get(slug) ?? 0) + 1;
  taken.set(slug, count);
  return count === 1 ? slug : unused(`${slug}-${count}`, taken);
}
