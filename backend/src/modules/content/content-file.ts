/** A file with the league's texts: what it says about itself, and the text. */
export interface ContentFile {
  readonly title: string;
  /** One sentence, for search results. */
  readonly description: string;
  /** `YYYY-MM-DD`: when the text was last changed or decided. */
  readonly updated: string;
  /** Markdown. */
  readonly text: string;
}

const HEAD = /^---\n([^]*?)\n---\n/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads a file that begins with `title`, `description` and `updated` between two lines of dashes. Throws when one is
 * missing.
 */
export function readContentFile(source: string): ContentFile {
  const [whole, head = ''] = HEAD.exec(source) ?? [''];
  const said = new Map(head.split('\n').map((line) => splitOnce(line, ':')));
  const find = (key: string): string => {
    const value = said.get(key);
    if (!value) throw new Error(`${key} is missing in the head`);
    return value;
  };
  const updated = find('updated');
  if (!DAY.test(updated)) throw new Error(`updated is ${updated}, and should be YYYY-MM-DD`);
  return { title: find('title'), description: find('description'), updated, text: source.slice(whole.length).trim() };
}

function splitOnce(line: string, separator: string): [before: string, after: string] {
  const at = line.indexOf(separator);
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}
