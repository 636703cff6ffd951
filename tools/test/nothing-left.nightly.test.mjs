// Whoever starts something and is ended, by Ctrl-C, by a signal or killed, at whatever moment, leaves no process behind: no
// PostgreSQL, no browser, no server, no build.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { prepareProject } from '../lib/prepare.mjs';
import { root } from '../lib/project.mjs';
import { temporaryFolder } from '../server.mjs';

/** Ends a test that hangs; it is no measure. */
const LONG_MS = 7_200_000;
const skip = existsSync('/proc/self/environ') ? false : 'processes are found by /proc';

/** What is looked for: every process inherits it from the one that was ended. */
let mark;
/** A checkout whose builds take long. */
let checkout;
let folder;

before(async () => {
  folder = temporaryFolder();
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  checkout = mkdtempSync(join(root, 'node_modules/.cache/building-'));
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.base.json', '.env.example'])
    cpSync(join(root, path), join(checkout, path));
  cpSync(join(root, 'tools'), join(checkout, 'tools'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  for (const side of ['backend', 'frontend']) {
    const build = 'node -e "setTimeout(() => undefined, 600000)"';
    mkdirSync(join(checkout, side));
    writeFileSync(
      join(checkout, side, 'package.json'),
      JSON.stringify({ name: side, version: '0.1.0', scripts: { build } }),
    );
  }
});
after(() => {
  for (const path of [folder, checkout]) rmSync(path, { recursive: true, force: true });
});
afterEach(() => {
  for (const { pid } of left()) process.kill(pid, 'SIGKILL');
});

const read = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** The processes that have the mark, without those that have ended and wait for their parent to notice. */
function left() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(name, 'environ').includes(`SBL_MARK=${mark}\0`))
    .filter((pid) => !/^\d+ \(.*\) Z/.test(read(pid, 'stat')))
    .map((pid) => ({ pid: Number(pid), command: read(pid, 'cmdline').replaceAll('\0', ' ').trim() }));
}

const find = (pattern) => left().find(({ command }) => pattern.test(command));

/** The end of what the command has said: why it ended before its moment is seen nowhere else. */
const said = (file) => (existsSync(file) ? readFileSync(file, 'utf8').slice(-4000) : '');

async function until(condition, what, isPast = () => false) {
  for (const giveUp = Date.now() + LONG_MS / 2; Date.now() < giveUp && !isPast(); await sleep(20)) {
    const found = await condition();
    if (found) return found;
  }
  assert.fail(`${what()}: ${JSON.stringify(left())}`);
}

const START = { command: ['npm', 'start'], tool: /^\S*node .*tools\/start\.mjs/ };
const TEST = { command: ['npm', 'test', '--', 'backend'], tool: /^\S*node tools\/test\.mjs/ };
const JOURNEYS = { command: ['npm', 'test', '--', 'browser'], tool: TEST.tool };
const BENCH = { command: ['npm', 'run', 'bench', '--', '--check'], tool: /^\S*node bench\/bench\.mjs/ };

/** Processes by which a moment is known. */
const BUILDING = /setTimeout\(\(\) => undefined/;
const INITDB = /bin\/initdb/;
const POSTGRES = /bin\/postgres -D/;
const SERVER = /backend\/dist\/main\.js/;
const BROWSER = /chromium.*--type=renderer/;
const YARDSTICK = /yardstick-b/;

/** `whom`: npm, which tells only its shell; the command itself; or all that a terminal's Ctrl-C reaches. */
/** @type {{ command: string[], tool: RegExp, isBuilding?: boolean, moment: RegExp | 'ready', whom: string, signal: NodeJS.Signals }[]} */
const CASES = [
  { ...START, isBuilding: true, moment: BUILDING, whom: 'npm', signal: 'SIGTERM' },
  { ...START, isBuilding: true, moment: BUILDING, whom: 'tool', signal: 'SIGKILL' },
  { ...START, isBuilding: true, moment: BUILDING, whom: 'terminal', signal: 'SIGINT' },
  { ...START, moment: INITDB, whom: 'npm', signal: 'SIGTERM' },
  { ...START, moment: INITDB, whom: 'tool', signal: 'SIGKILL' },
  { ...START, moment: POSTGRES, whom: 'terminal', signal: 'SIGINT' },
  { ...START, moment: POSTGRES, whom: 'tool', signal: 'SIGTERM' },
  { ...START, moment: POSTGRES, whom: 'tool', signal: 'SIGKILL' },
  { ...START, moment: 'ready', whom: 'npm', signal: 'SIGKILL' },
  { ...START, moment: 'ready', whom: 'tool', signal: 'SIGKILL' },
  { ...TEST, moment: POSTGRES, whom: 'npm', signal: 'SIGTERM' },
  { ...TEST, moment: POSTGRES, whom: 'tool', signal: 'SIGKILL' },
  { ...TEST, moment: POSTGRES, whom: 'terminal', signal: 'SIGINT' },
  { ...JOURNEYS, moment: SERVER, whom: 'tool', signal: 'SIGTERM' },
  { ...JOURNEYS, moment: BROWSER, whom: 'tool', signal: 'SIGKILL' },
  { ...JOURNEYS, moment: BROWSER, whom: 'npm', signal: 'SIGTERM' },
  { ...BENCH, moment: POSTGRES, whom: 'tool', signal: 'SIGTERM' },
  { ...BENCH, moment: YARDSTICK, whom: 'tool', signal: 'SIGKILL' },
  { ...BENCH, moment: YARDSTICK, whom: 'terminal', signal: 'SIGINT' },
];

for (const { command, tool, isBuilding = false, moment, whom, signal } of CASES) {
  test(`${command.join(' ')} at ${moment}: ${signal} to ${whom}`, { timeout: LONG_MS, skip }, async () => {
    if (!isBuilding) await prepareProject();
    mark = randomUUID();
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const [program = '', ...args] = command;
    const output = join(folder, `${mark}.log`);
    const log = openSync(output, 'w');
    const child = spawn(program, args, {
      cwd: isBuilding ? checkout : root,
      // a group of its own, as in a terminal
      detached: true,
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        // or Node takes the journeys for a part of this file, and runs none of them
        NODE_TEST_CONTEXT: undefined,
        SBL_MARK: mark,
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: mkdtempSync(join(folder, 'd-')),
      },
    });
    const isReady = async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok;
    closeSync(log);
    const isOver = () => child.exitCode !== null || child.signalCode !== null;
    await until(
      moment === 'ready' ? isReady : () => find(moment),
      () => `the moment did not come: ${said(output)}`,
      isOver,
    );
    if (whom === 'tool')
      process.kill(
        (
          await until(
            () => find(tool),
            () => 'the command is not there',
          )
        ).pid,
        signal,
      );
    else process.kill(whom === 'npm' ? child.pid : -child.pid, signal);
    await until(
      () => left().length === 0,
      () => 'something is left',
    );
  });
}
