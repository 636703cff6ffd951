import { join } from 'node:path';
import type { Rolldown } from 'vite';

const SRC = join(__dirname, '..');

interface Module {
  imports?: string[];
  later?: string[];
  code?: string;
}

/** The file of each module that several pages share, by the rules of the build; the others have null. */
async function filesOf(modules: Record<string, Module>): Promise<(path: string) => string | null> {
  jest.resetModules();
  const { chunkGroups } = await import('../../tools/chunk-groups');
  const byId = new Map(Object.entries(modules).map(([path, module]) => [`${SRC}/${path}`, module]));
  const idsOf = (paths: string[] = []) => paths.map((path) => `${SRC}/${path}`);
  const getModuleInfo = (id: string) => {
    const { imports, later, code = '' } = byId.get(id) ?? {};
    return { code, importedIds: idsOf(imports), dynamicallyImportedIds: idsOf(later) };
  };
  const graph = { getModuleInfo } as unknown as Rolldown.ChunkingContext;
  const names = chunkGroups.flatMap(({ name }) => (typeof name === 'function' ? name : []));
  return (path) => names.map((nameOf) => nameOf(`${SRC}/${path}`, graph)).find((name) => name !== null) ?? null;
}

const site = (shell: Module, more: Record<string, Module> = {}): Record<string, Module> => ({
  'main.tsx': { imports: ['app/shell/shell.tsx'], later: ['home/home.page.tsx'] },
  'app/shell/shell.tsx': shell,
  ...more,
});

test('what the shell loads later is one file', async () => {
  const fileOf = await filesOf(
    site(
      { imports: ['app/shell/error-screen.tsx'], later: ['app/shell/unread-watch.tsx'] },
      { 'app/shell/error-screen.tsx': { later: ['app/shell/ball-at-post.tsx'] } },
    ),
  );
  expect(fileOf('app/shell/error-screen.tsx')).toBe('shell');
  expect(fileOf('app/shell/unread-watch.tsx')).toBe('idle');
});

test.each([
  ['short', "const Menu = contentPart('menu', () => import('./menu').then((module) => module.Menu));"],
  ['on lines', "const Menu = contentPart('menu', () =>\n  import('./menu').then((module) => module.Menu),\n);"],
  [
    'as a function that waits',
    "const Menu = contentPart('menu', async () => {\n  const { default: Menu } = await import('./menu');\n  return Menu;\n});",
  ],
])('a part for which a drawn page waits is told from one that can come at idle: %s', async (_how, code) => {
  const fileOf = await filesOf(site({ code, later: ['app/shell/menu.tsx', 'app/shell/unread-watch.tsx'] }));
  expect(fileOf('app/shell/menu.tsx')).toBe('frame');
  expect(fileOf('app/shell/unread-watch.tsx')).toBe('idle');
});

test('a part that is written so that it is not found ends the build', async () => {
  const code = "const load = () => import('./menu');\nconst Menu = contentPart<Props>('menu', load);";
  const fileOf = await filesOf(site({ code, later: ['app/shell/menu.tsx'] }));
  expect(() => fileOf('app/shell/menu.tsx')).toThrow(/shell\.tsx: CONTENT_PARTS/);
});

test('what makes the parts has none itself', async () => {
  const code = 'export function contentPart<Props extends object>(name: string) {}';
  expect((await filesOf(site({ code })))('app/shell/shell.tsx')).toBe('shell');
});
