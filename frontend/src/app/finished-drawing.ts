/** How React marks a part that it could not draw, because its words or its code were not there. */
const UNFINISHED = '<!--$!-->';

/**
 * Throws when a part of a drawn page was not finished: the server keeps what it draws, and each visitor would get the page without that part.
 */
export function assertFinished(html: string, path: string): void {
  if (html.includes(UNFINISHED)) throw new Error(`a part of ${path} was not drawn: its texts or its code were missing`);
}
