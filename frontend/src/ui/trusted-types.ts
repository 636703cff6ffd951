/** The HTML name of a character (`&amp;`). The Markdown parser asks the browser which character it is. */
const SIGN = /^&[A-Za-z\d]+;$/;
/** Scripts beside the page: the service worker, the reader of PDF files, and what reckons a division's odds. */
const BESIDE = /^\/(?:sw\.js|assets\/(?:pdf\.worker\.min-[\w-]+\.mjs|odds\.worker-[\w-]+\.js))$/;

/** Strings that may still become markup: the empty string (to clear the PDF's page), and the name of one character. */
export const ownMarkup = (value: string): string | null => (value === '' || SIGN.test(value) ? value : null);

/** Addresses of scripts that may run beside the page: three files of this site. */
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
 * The page's policy does not allow strings to become markup or script (Trusted Types). This is the only exception: a
 * browser asks the policy named "default" about every string that a library passes to it, and null refuses the string.
 * Import this module beside a library that needs it. In browsers without Trusted Types it has no effect.
 */
const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes;
maker?.createPolicy('default', { createHTML: ownMarkup, createScriptURL: ownScript });
