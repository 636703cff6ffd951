import type { NormalizedCacheObject } from '@apollo/client';
import { isDrawnByServer } from '../lib/here';
import { contentArrives } from '../ui/page/lazy-part';

/** Data of a page that the server has drawn (draw.tsx), so that the browser draws the same. */
export interface DrawnPage {
  /** The answers that the page was drawn with, as the client's cache stores them. */
  cache: NormalizedCacheObject;
  /** The page's content parts. */
  parts: string[];
}

/**
 * The data of the page that the server drew, when it was drawn for this reader (first-paint/boot.js) and the code of
 * its parts has loaded. Null: the browser draws the page itself.
 */
export async function takeDrawnPage(): Promise<DrawnPage | null> {
  const text = document.getElementById('drawn-page')?.textContent;
  if (!text || !isDrawnByServer()) return null;
  try {
    const drawn = JSON.parse(text) as DrawnPage;
    await contentArrives(drawn.parts);
    return drawn;
  } catch {
    return null;
  }
}
