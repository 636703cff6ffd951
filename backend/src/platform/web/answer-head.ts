import type { ServerResponse } from 'node:http';

/**
 * The headers of an answer, names and values in turn, until its status is known. Then `writeHead` gets them all at
 * once, which costs much less than `setHeader` for each.
 */
export type Head = string[];

/** Adds a header, or replaces the one of this name. A name is always written with the same letters. */
export function putHeader(head: Head, name: string, value: string): void {
  const at = head.indexOf(name);
  if (at < 0) head.push(name, value);
  else head[at + 1] = value;
}

/** The header's value, whether it waits in `head` or is already set. */
export function headerOf(head: Head, res: ServerResponse, name: string): string | undefined {
  const at = head.indexOf(name);
  if (at >= 0) return head[at + 1];
  const set = res.getHeader(name);
  return set === undefined ? undefined : String(set);
}

/** Sets the headers on an answer that other code writes, for example Express. */
export function moveHead(head: Head, res: ServerResponse): void {
  // an answer that has failed after its head has them already
  if (!res.headersSent) for (let at = 0; at < head.length; at += 2) res.setHeader(head[at] ?? '', head[at + 1] ?? '');
  head.length = 0;
}
