import type { TextNode } from './markdown-headings';

/** A part of a text, and whether it is one of the searched words. */
export interface TextPart {
  text: string;
  isHit: boolean;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Splits a text at the words, in upper or lower case. */
export function partsOf(text: string, words: string): TextPart[] {
  if (words === '') return [{ text, isHit: false }];
  return text
    .split(new RegExp(`(${escaped(words)})`, 'giu'))
    .map((part, at) => ({ text: part, isHit: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Adds a `mark` around every place with the words in a parsed text. */
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
