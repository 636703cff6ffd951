/** The part of a parsed text that this plugin looks at. */
interface TextPart {
  type: string;
  children?: TextPart[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/**
 * A remark plugin. A table goes on until an empty line, so a picture on the line below would be drawn in its first column. A line
 * that is only a picture, and the plain lines after it, stand below the table instead.
 */
export const pictureAfterTable =
  () =>
  (tree: TextPart, { value }: { value: unknown }): void => {
    split(tree, String(value));
  };

function split(part: TextPart, source: string): void {
  if (!part.children) return;
  part.children = part.children.flatMap((child) => (child.type === 'table' ? withoutPictures(child, source) : [child]));
  for (const child of part.children) split(child, source);
}

function withoutPictures(table: TextPart, source: string): TextPart[] {
  const { children: rows = [] } = table;
  const isPlain = (row: TextPart) => row.children?.length === 1 && !wordsOf(row, source).includes('|');
  const first = rows.findIndex((row) => isPlain(row) && isPicture(row));
  const below = first < 1 ? [] : rows.slice(first);
  if (below.length === 0 || !below.every(isPlain)) return [table];
  const paragraphs = below.map(({ children: [cell] = [] }) => ({ type: 'paragraph', children: cell?.children ?? [] }));
  return [{ ...table, children: rows.slice(0, first) }, ...paragraphs];
}

const isPicture = ({ children: [cell] = [] }: TextPart): boolean =>
  cell?.children?.length === 1 && cell.children[0]?.type === 'image';

/** The row as it is written. A bar within a picture's words has a backslash. */
const wordsOf = ({ position }: TextPart, source: string): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0).replaceAll(String.raw`\|`, '');
