import type { Plugin } from 'vite';

/** Vite's own helper around each dynamic import of the built site. */
const HELPER = '\0vite/preload-helper.js';
/** Where it would put a link into the page for a script that an import needs. */
const LINKING = 'const link = document.createElement("link");';
/** Where it looks for the links that are there already. */
const ANY_LINK = 'preloadedHrefs.all.add(link.href);';
/** How it remembers that a file was asked for, also where it did not arrive. */
const FORGETTING = /seen\[href\] = void 0;(\s*throw err;)/;

const FETCHING = `
if (!isCss) return fetch(dep.href).then(async (answer) => {
  if (!answer.ok) throw new Error(answer.status + ' for ' + dep.href);
  await answer.arrayBuffer();
});
${LINKING}`;

/**
 * A browser remembers for the whole visit that a module did not arrive, and never asks again. So each dynamic import first
 * fetches its files, which may fail and be tried again, and imports them only when they lie in the browser's cache.
 */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // the file itself too, where it needs no other
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && !files.includes(file) ? [file, ...files] : files,
        },
      },
    }),
    transform: {
      filter: { id: /preload-helper/ },
      handler(code, id) {
        if (id !== HELPER) return null;
        const isKnown = code.includes(LINKING) && code.includes(ANY_LINK) && FORGETTING.test(code);
        if (!isKnown) this.error('the preload helper of Vite has changed');
        return code
          .replace(LINKING, FETCHING)
          .replace(FORGETTING, 'delete seen[href];$1')
          .replace(ANY_LINK, `if (link.rel === 'modulepreload') ${ANY_LINK}`);
      },
    },
  };
}
