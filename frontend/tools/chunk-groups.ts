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

type File =
  'shell' | 'lists' | 'later' | 'league' | 'common' | 'controls' | 'packages' | 'forms' | 'league-se' | 'league-en';

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
    if (isOurs && start && pages.includes(start)) return firstPages > 0 ? 'shell' : null;
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
  ...(
    ['shell', 'lists', 'later', 'league', 'common', 'controls', 'packages', 'forms', 'league-se', 'league-en'] as const
  ).map(shared),
  { name: 'admin-se', test: /\/features\/admin\/.*locales\/se\.json$/ },
  { name: 'admin-en', test: /\/features\/admin\/.*locales\/en\.json$/ },
];
