import type { TextNode } from './markdown-headings';

/** Keeps a written score on one line: without this, a line may end after the dash of "4–0". Code stays as it is. */
export function wholeScores() {
  const keep = (node: TextNode): void => {
    if (node.tagName === 'code') return;
    if (node.type === 'text') node.value = node.value?.replace(/(\d–)(?=\d)/g, '$1\u2060');
    node.children?.forEach(keep);
  };
  return keep;
}
