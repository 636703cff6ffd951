/** What the toolbar of a Markdown field does to its text. */

export const MARKDOWN_EDITS = ['bold', 'italic', 'heading', 'link', 'list'] as const;
export type MarkdownEdit = (typeof MARKDOWN_EDITS)[number];

/** A text with the chosen part, from..to. */
export interface Edited {
  text: string;
  from: number;
  to: number;
}

/** Words that stand in for the chosen ones when nothing is chosen. */
export interface Placeholders {
  words: string;
  address: string;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Applies an edit to the chosen part. A second press takes marks, a heading and a list away again. */
export function editedText(before: Edited, edit: MarkdownEdit, { words, address }: Placeholders): Edited {
  if (edit === 'bold') return marked(before, '**', words);
  if (edit === 'italic') return marked(before, '_', words);
  if (edit === 'heading') return withLines(before, '## ');
  if (edit === 'list') return withLines(before, '- ');
  const chosen = before.text.slice(before.from, before.to) || words;
  const after = replaced(before, `[${chosen}](${address})`);
  // the address is typed next
  const start = before.from + chosen.length + 3;
  return { ...after, from: start, to: start + address.length };
}

/** Puts a picture in place of the chosen part, and chooses what comes after it. Behind a table it is not one more of its rows. */
export function withPictureText(before: Edited, picture: string): Edited {
  const text = gapBefore(before) + picture;
  const after = replaced(before, text);
  return { ...after, from: before.from + text.length, to: before.from + text.length };
}

/** The line breaks that end a table before the chosen part; nothing elsewhere, and nothing within a row. */
function gapBefore({ text, from, to }: Edited): string {
  const [line = '', above = ''] = text.slice(0, from).split('\n').toReversed();
  const isWithinLine = /^[^\S\n]*\S/.test(text.slice(to));
  if (line.includes('|')) return isWithinLine ? '' : '\n\n';
  return line.trim() === '' && above.includes('|') ? '\n' : '';
}

/**
 * The Markdown of a picture. Brackets in the words would end them, and a bar a cell of a table. With its size, its place is kept
 * while it loads.
 */
export const pictureText = (words: string, path: string, size: PictureSize | null): string =>
  `![${words
    .replace(/[[\]\\|]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()}](${path}${size ? `#${size.width}x${size.height}` : ''})`;

const replaced = ({ text, from, to }: Edited, by: string): Edited => ({
  text: text.slice(0, from) + by + text.slice(to),
  from,
  to: from + by.length,
});

function marked(before: Edited, mark: string, words: string): Edited {
  const { text, from, to } = before;
  const inner = { from: from - mark.length, to: to + mark.length };
  const isMarked = text.slice(inner.from, from) === mark && text.slice(to, inner.to) === mark;
  if (from >= mark.length && isMarked) {
    return replaced({ text, ...inner }, text.slice(from, to));
  }
  const chosen = text.slice(from, to) || words;
  const after = replaced(before, mark + chosen + mark);
  return { ...after, from: from + mark.length, to: from + mark.length + chosen.length };
}

/** Begins each chosen line so, or no longer so when all of them already do. */
function withLines({ text, from, to }: Edited, start: string): Edited {
  const first = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  const last = end === -1 ? text.length : end;
  const lines = text.slice(first, last).split('\n');
  const isAll = lines.every((line) => line.startsWith(start));
  const next = lines.map((line) => (isAll ? line.slice(start.length) : line.startsWith(start) ? line : start + line));
  return replaced({ text, from: first, to: last }, next.join('\n'));
}
