/** A name that HTML has for a sign (`&amp;`): the reader of Markdown asks the browser which one it means. */
const SIGN = /^&[A-Za-z\d]+;$/;
/** What runs beside the page: the service worker, and the reader of PDF files. */
const BESIDE = /^\/(?:sw\.js|assets\/pdf\.worker\.min-[\w-]+\.mjs)$/;

/** Strings that may still become markup: nothing at all (the PDF's page is emptied), or the name of one sign. */
export const ownMarkup = (value: string): string | null => (value === '' || SIGN.test(value) ? value : null);

/** Addresses whose script may run beside the page: two files of this site. */
export function ownScript(value: string): string | null {
  const { origin, pathname, search } = new URL(value, window.location.href);
  return origin === window.location.origin && BESIDE.test(pathname) && search === '' ? value : null;
}

interface PolicyMaker {
  createPolicy(
    name: string,
    rules: { createHTML(value: string): string | null; createScriptURL(value: string): string | null },
  ): unknown;
}

/**
 * The page's policy lets no string become markup or script (Trusted Types). The one exception is here: a browser asks the
 * policy called "default" about every string that a library hands it, and null refuses it. Import this module beside
 * a library that needs it. In a browser that does not know Trusted Types it does nothing.
 */
const maker = (window as { trustedTypes?: PolicyMaker }).trustedTypes;
maker?.createPolicy('default', { createHTML: ownMarkup, createScriptURL: ownScript });
