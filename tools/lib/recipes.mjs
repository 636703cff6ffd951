// The worked example in docs/worked-example.md, as steps: each block of code that names a file is written or patched, and each block of commands runs.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './project.mjs';

const execute = promisify(execFile);

const DOCUMENT = 'docs/worked-example.md';
const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** The recipes of the worked example: their headings, and their steps in order. */
export function readRecipes() {
  const [, ...parts] = readFileSync(join(root, DOCUMENT), 'utf8').split(/^## /m);
  return parts.map((part) => {
    const steps = [...part.matchAll(BLOCK)].map(([, kind, path, body]) => ({ kind, path, body }));
    return { name: part.slice(0, part.indexOf('\n')), steps };
  });
}

/** The text with the lines of a diff: those with `+` are new, those with `-` go, the others say where. */
export function patchedText(text, diff) {
  const lines = diff.trimEnd().split('\n');
  const side = (mark) =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [side('+'), side('-')];
  if (text.split(before).length !== 2)
    throw new Error(`these lines stand there ${text.split(before).length - 1} times:\n${before}`);
  return text.replace(before, () => after);
}

/** Does one step in a copy of the project. Rejects with what went wrong. */
export async function doStep(folder, { kind, path, body }) {
  if (path) {
    const file = join(folder, path);
    if (kind === 'diff') writeFileSync(file, patchedText(readFileSync(file, 'utf8'), body));
    else {
      if (existsSync(file)) throw new Error(`${path} exists already`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
  } else if (kind === 'sh') {
    try {
      await execute('bash', ['-euo', 'pipefail', '-c', body], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    } catch (error) {
      throw new Error(`${body}\n${`${error.stdout}${error.stderr}`.slice(-4000)}`, { cause: error });
    }
  }
}

/** Copies the project as it is here, with the packages that are installed, and with a history of its own to come back to. */
export function copyProject(folder) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const path of listed.split('\0').filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, path), join(folder, path));
  for (const path of ['node_modules', 'backend/node_modules', 'frontend/node_modules'])
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(folder, path));
  // what builds make
  cpSync(join(root, 'frontend/src/styled-system'), join(folder, 'frontend/src/styled-system'), { recursive: true });
  git('init', '-q');
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  git('add', '-A');
  git('-c', 'user.name=recipes', '-c', 'user.email=recipes@example.org', 'commit', '-qm', 'as it was');
}
