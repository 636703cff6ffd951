import type { Plugin } from 'vite';

/** Vite's helper around each dynamic import of the built site. */
const HELPER = '\0vite/preload-helper.js';
/** The place where the helper adds a link for a script that an import needs. */
const LINKING = 'const link = document.createElement("link");';
/** The place where it looks for existing links. */
const ANY_LINK = 'preloadedHrefs.all.add(link.href);';
/** Its memory of the files that it has requested, with those that did not arrive. */
const FORGETTING = /seen\[href\] = void 0;(\s*throw err;)/;

const FETCHING = `
if (!isCss) return fetch(dep.href).then(async (answer) => {
  if (!answer.ok) throw new Error(answer.status + ' for ' + dep.href);
  await answer.arrayBuffer();
});
${LINKING}`;

/**
 * When a module does not arrive, the browser remembers that for the whole visit and never requests it again. So each dynamic
 * import first fetches its files, which can be tried again, and imports them when they are in the browser's cache.
 */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // also the file itself, when it imports no other
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
