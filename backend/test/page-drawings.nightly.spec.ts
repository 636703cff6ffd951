import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { PageDrawings } from '../src/platform/web/page-drawings.ts';
import { bootApp, type TestApp } from './harness/app.ts';

let folder: string;
let app: TestApp;

/** The pages, in a thread that starts, and draws a page, only when a file lets it. It leaves a file at every step. */
const pages = (at: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  const file = (name) => ${JSON.stringify(at)} + '/' + name;
  const allowed = async (name) => {
    while (!existsSync(file(name))) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  writeFileSync(file('starts'), '');
  await allowed('may-start');
  export const startDrawing = () => writeFileSync(file('has-started'), '');
  export default async ({ path, answers }) => {
    answers.postMessage('begun');
    writeFileSync(file('draws' + path), '');
    await allowed('may-end' + path);
    return { html: path, css: '', parts: [], cache: {} };
  };
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sbl-drawings-'));
  mkdirSync(join(folder, 'site'));
  mkdirSync(join(folder, 'site-server'));
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><html lang="sv"><head></head><body></body></html>');
  writeFileSync(join(folder, 'site-server', 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'site-server', 'draw.js'), pages(folder));
  for (const step of ['draws', 'may-end']) mkdirSync(join(folder, step));
  app = await bootApp({ env: { WEB_ROOT: join(folder, 'site') } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => void jest.useRealTimers());

const allow = (what: string) => writeFileSync(join(folder, what), '');
const seen = async (what: string) => {
  while (!existsSync(join(folder, what))) await new Promise((resolve) => setImmediate(resolve));
};
/** Also lets the messages of the thread arrive that it has sent before. */
const later = async (ms: number) => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  jest.advanceTimersByTime(ms);
};
const draw = (path: string) => app.app.get(PageDrawings, { strict: false }).draw(path, 'se');

test('the thread starts before a page is asked for, and its start and other pages take no time from a page', async () => {
  await seen('starts');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const first = draw('/a');
  await later(4000);
  allow('may-start');
  await seen('has-started');
  await seen('draws/a');
  await later(4000);
  const second = draw('/b');
  await later(900);
  allow('may-end/a');
  expect(await first).toMatchObject({ html: '/a' });
  await seen('draws/b');
  await later(4900);
  allow('may-end/b');
  expect(await second).toMatchObject({ html: '/b' });
});

test('a page that is drawn too long is given up, and so is one that waits too long', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const drawn = draw('/c');
  await seen('draws/c');
  const waiting = draw('/d');
  await later(5001);
  expect(await drawn).toBeNull();
  expect(await waiting).toBeNull();
});
