const STORAGE_KEY = 'api-key';

/** For a browser that stores nothing: then the key lives as long as the page. */
let kept = '';

/** The reader's key of the API. It is kept for this tab only, and leaves with it. */
export function storedKey(): string {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY) ?? kept;
  } catch {
    return kept;
  }
}

/** Keeps the key for this tab; an empty one is forgotten. */
export function storeKey(key: string): void {
  kept = key;
  try {
    if (key === '') window.sessionStorage.removeItem(STORAGE_KEY);
    else window.sessionStorage.setItem(STORAGE_KEY, key);
  } catch {
    // a browser that stores nothing
  }
}
