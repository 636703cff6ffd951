/** True when the server draws a page. Then there is no window, and nothing is known about the reader. */
export const isServer = typeof document === 'undefined';

/** True for a page that the server draws, or has drawn for this reader (first-paint/boot.js). */
export const isDrawnByServer = (): boolean => isServer || document.documentElement.classList.contains('is-drawn');

let drawn: URL | null = null;

/** Sets the address of the page that the server draws next: `https://host/path`. */
export function drawAt(address: string): void {
  drawn = new URL(address);
}

/** The page's address: the browser's own, or the one that the server draws. */
export const pageAddress = (): URL | Location => drawn ?? window.location;
