import { readContentFile } from './content-file.ts';

/** A frequently asked question. */
export interface FaqItem {
  readonly category: string;
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
}

/** Reads `## category`, `### question` and the answer below it. Throws when an answer has no question. */
export function parseFaq(source: string): FaqItem[] {
  const items: { category: string; question: string; lines: string[] }[] = [];
  let category = '';
  for (const line of readContentFile(source).text.split('\n')) {
    if (line.startsWith('## ')) category = line.slice(3).trim();
    else if (line.startsWith('### ')) items.push({ category, question: line.slice(4).trim(), lines: [] });
    else if (items.length > 0) items.at(-1)?.lines.push(line);
    else if (line.trim()) throw new Error(`an answer without a question: ${line}`);
  }
  return items.map(({ lines, ...item }) => ({ ...item, answer: lines.join('\n').trim() }));
}
