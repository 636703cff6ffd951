import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** Packages that every page needs. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|i18next|react-i18next)\//;

/** Packages that only the back office needs. */
const CHAKRA = /\/node_modules\/(@chakra-ui|@emotion|stylis)\//;

/** The package with which pages make their forms. */
const FORM_LIBRARY = '/node_modules/react-hook-form/';

/** Our own code, and the icons, each of which would be a request. */
const OURS = /\/frontend\/src\/.*\.tsx?$|\/node_modules\/lucide-react\//;

const MAIN = join(import.meta.dirname, '../src/main.tsx');
const BACK_OFFICE = '/features/admin/';

/** What so many public pages have in common is a part of the shell. */
const IN_SHELL = 12;
/** What so many have in common is one file. */
const COMMON = 8;
/** What names so many files is a list of all pages or texts, which no visit starts with. */
const LIST = 20;

/** Texts of parts that first pages share. */
const LEAGUE_TEXTS = /\/src\/league\/.*locales\/(se|en)\.json$/;

/** The compiled styles: all parts have some of them. */
const STYLES = '/frontend/src/styled-system/';

const isPage = (id: string): boolean => id.endsWith('.page.tsx');

/** A module with all that it imports, without what it imports later. */
function withImports(graph: Graph, id: string): Set<string> {
  const seen = new Set<string>();
  const visit = (one: string): void => {
    if (seen.has(one)) return;
    seen.add(one);
    graph.getModuleInfo(one)?.importedIds.forEach(visit);
  };
  visit(id);
  return seen;
}

/** The modules that these import later, without the back office. */
const importedLater = (graph: Graph, ids: Iterable<string>): string[] =>
  [...ids]
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !id.includes(BACK_OFFICE));

/** All that a visitor may load by itself, each with its imports. */
function partsOf(graph: Graph, shell: Iterable<string>): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (let next = importedLater(graph, shell); next.length > 0;) {
    const found = new Set(next.filter((id) => !parts.has(id)));
    for (const id of found) parts.set(id, withImports(graph, id));
    next = [...found].flatMap((id) => importedLater(graph, parts.get(id) ?? []));
  }
  return parts;
}

const FILES = [
  'shell',
  'start',
  'lists',
  'later',
  'frame',
  'idle',
  'league',
  'common',
  'controls',
  'packages',
  'forms',
  'league-se',
  'league-en',
] as const;

type File = (typeof FILES)[number];

/** The names of the content parts that a module imports: a drawn page waits for them (ui/page/lazy-part.tsx). */
const CONTENT_PARTS =
  /contentPart\(\s*["'`][\w-]+["'`],\s*(?:async )?\(\) =>[^;]*?\bimport\(\s*["'`][^"'`]*\/([\w-]+)["'`]/g;
/** All that it makes, however it is written. */
const CONTENT_PART_CALLS = /(?<!function )\bcontentPart(?:<[^(]*>)?\(/g;

/** The parts that these modules import later, and for which a drawn page waits. */
function contentPartsOf(graph: Graph, ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) => {
    if (!OURS.test(id)) return [];
    const { code, dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    const names = [...(code ?? '').matchAll(CONTENT_PARTS)].map(([, name]) => `/${name}.tsx`);
    // one that is not found would come in a file of its own, for which drawn pages wait
    if (names.length < (code?.match(CONTENT_PART_CALLS)?.length ?? 0))
      throw new Error(`${id}: CONTENT_PARTS (frontend/tools/chunk-groups.ts) does not find each contentPart() there`);
    return dynamicallyImportedIds.filter((one) => names.some((name) => one.endsWith(name)));
  });
}

/** Where a part that comes by itself may have what it needs. */
const PLACES: (File | undefined)[] = [undefined, 'shell', 'later', 'frame', 'idle'];

const isCode = (id: string): boolean => /\.tsx?$/.test(id) && !isPage(id) && !id.includes('/texts/');

/**
 * What comes by itself after the first view, on every page or on several of the first ones, is one file with all that it needs: a
 * dozen small ones would be a dozen requests. So is the shell's own part of a drawn page, for which that waits. What a page needs too is
 * in `later`.
 */
function placeIdleParts(graph: Graph, shell: Set<string>, firstPages: string[], files: Map<string, File>): void {
  const parts = partsOf(graph, shell);
  const waited = new Set(
    contentPartsOf(graph, [...shell, ...firstPages.flatMap((page) => [...withImports(graph, page)])]),
  );
  const ofShell = importedLater(graph, shell);
  const ofPages = firstPages.map((page) => importedLater(graph, withImports(graph, page)));
  const isCommon = (id: string) => ofShell.includes(id) || ofPages.filter((ids) => ids.includes(id)).length > 1;
  const isOwn = (id: string) => OURS.test(id) && !shell.has(id);
  const ownOf = (id: string) => [...(parts.get(id) ?? [])].filter(isOwn);
  const isKnown = (id: string) => !id.includes('/node_modules/') || shell.has(id) || OURS.test(id);
  // what needs a package, or a file that others share, would bring it to every page
  const isLight = (id: string) =>
    [...(parts.get(id) ?? [])].every(isKnown) && ownOf(id).every((one) => PLACES.includes(files.get(one)));
  const isIdle = (id: string) => isCode(id) && !files.has(id) && isLight(id);
  const pages = [...parts].filter(([part]) => isPage(part) && !part.includes(BACK_OFFICE));
  const place = (part: string, file: 'frame' | 'idle') => {
    for (const id of ownOf(part)) {
      if (!files.has(id)) files.set(id, pages.some(([, modules]) => modules.has(id)) ? 'later' : file);
    }
  };
  for (const part of ofShell) if (waited.has(part) && isIdle(part)) place(part, 'frame');
  for (const part of parts.keys()) if (isCommon(part) && !waited.has(part) && isIdle(part)) place(part, 'idle');
  const idle = [...files].flatMap(([id, file]) => (file === 'idle' ? id : []));
  for (const part of importedLater(graph, idle)) if (isIdle(part)) place(part, 'idle');
}

/** The file of each module that several public pages have in common. All others are placed by the bundler. */
function sharedFiles(graph: Graph): Map<string, File> {
  const shell = withImports(graph, MAIN);
  // the start page, and the others that most visits begin with: the shell knows them itself
  const [start, ...first] = importedLater(graph, shell).filter(isPage);
  /** Parts of the shell and of the start page that come after the first view. */
  const later = new Set(
    importedLater(graph, [...shell, ...(start ? withImports(graph, start) : [])]).filter((id) => !isPage(id)),
  );
  const users = new Map<string, string[]>();
  const forms = new Set<string>();
  for (const [part, modules] of partsOf(graph, shell)) {
    for (const id of modules) {
      users.set(id, [...(users.get(id) ?? []), part]);
      if (id.includes(FORM_LIBRARY)) forms.add(part);
    }
  }
  const fileOf = (id: string, parts: string[]): File | null => {
    const isOurs = OURS.test(id);
    if (id.includes(STYLES)) return 'shell';
    if (shell.has(id)) return isOurs && id !== MAIN ? 'shell' : null;
    const pages = parts.filter(isPage);
    const formPages = pages.filter((page) => forms.has(page)).length;
    if (formPages > 1 && parts.every((part) => forms.has(part))) return 'forms';
    const firstPages = first.filter((page) => pages.includes(page)).length;
    if (isOurs && start && pages.includes(start)) return firstPages > 0 ? 'shell' : pages.length > 1 ? 'start' : null;
    if (isOurs && pages.length >= IN_SHELL) return 'shell';
    if (isOurs && firstPages > 1) return parts.some((part) => later.has(part)) ? 'later' : 'league';
    if (isOurs && pages.length >= COMMON) return 'common';
    // what a form imports would else come into the file of all forms, which would then come to pages that have none
    if (formPages === 0 || pages.length === 1) return null;
    if (!isOurs) return 'packages';
    if (parts.some((part) => later.has(part))) return 'later';
    return formPages * 2 > pages.length ? 'controls' : 'common';
  };
  for (const id of shell) if (!users.has(id)) users.set(id, []);
  const files = new Map<string, File>();
  for (const [id, pages] of users) {
    const file = fileOf(id, pages);
    if (file) files.set(id, file);
  }
  for (const id of importedLater(graph, shell)) {
    if (importedLater(graph, [id]).length >= LIST) files.set(id, 'lists');
    const [, language] = LEAGUE_TEXTS.exec(id) ?? [];
    if (language) files.set(id, `league-${language as 'se' | 'en'}`);
  }
  placeIdleParts(graph, shell, start ? [start, ...first] : [], files);
  return files;
}

let files: Map<string, File> | undefined;

const shared = (name: File) => ({
  name: (id: string, graph: Graph): string | null => ((files ??= sharedFiles(graph)).get(id) === name ? name : null),
  debugName: name,
});

/**
 * A few long-lived files instead of many small ones: each request costs a slow phone a round trip. Which module goes where follows from
 * who imports it. The back office's texts are one file for a language, because the list of texts names every file.
 */
export const chunkGroups = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'chakra', test: CHAKRA },
  ...FILES.map(shared),
  { name: 'admin-se', test: /\/features\/admin\/.*locales\/se\.json$/ },
  { name: 'admin-en', test: /\/features\/admin\/.*locales\/en\.json$/ },
];
