import type { TextNode } from './markdown-headings';

/** A stretch of text, and whether it is one of those that were searched for. */
export interface TextPart {
  text: string;
  isHit: boolean;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Cuts a text where the words stand in it, whatever their case. */
export function partsOf(text: string, words: string): TextPart[] {
  if (words === '') return [{ text, isHit: false }];
  return text
    .split(new RegExp(`(${escaped(words)})`, 'giu'))
    .map((part, at) => ({ text: part, isHit: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** For a parsed text: a `mark` around every place where the words stand. */
export function markWords({ words }: { words: string }) {
  const marked = (node: TextNode): TextNode[] => {
    if (node.children) node.children = node.children.flatMap(marked);
    if (node.type !== 'text') return [node];
    return partsOf(node.value ?? '', words).map(({ text, isHit }) => {
      const part: TextNode = { type: 'text', value: text };
      return isHit ? { type: 'element', tagName: 'mark', properties: {}, children: [part] } : part;
    });
  };
  return (tree: TextNode): void => {
    marked(tree);
  };
}
