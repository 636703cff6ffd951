import { searchText } from '../../lib/search-text';
import type { TextNode } from './markdown-headings';

/** A part of a text, and whether it is one of the searched words. */
export interface TextPart {
  text: string;
  isHit: boolean;
}

/** Splits a text at the words, however they are typed (`searchText`). */
export function partsOf(text: string, words: string): TextPart[] {
  const wanted = searchText(words);
  if (wanted === '' || !searchText(text).includes(wanted)) return [{ text, isHit: false }];
  // a letter can become two, and an accent of its own none
  const letters = [...text];
  const owners = letters.flatMap((letter, at) => Array.from({ length: searchText(letter).length }, () => at));
  const folded = letters.map(searchText).join('');
  const parts: TextPart[] = [];
  let end = 0;
  const add = (from: number, to: number, isHit: boolean) => {
    if (from < to) parts.push({ text: letters.slice(from, to).join(''), isHit });
    end = to;
  };
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    const [first = 0, next = letters.length] = [owners[at], owners[at + wanted.length]];
    add(end, first, false);
    add(Math.max(end, first), next, true);
  }
  add(end, letters.length, false);
  return parts;
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
