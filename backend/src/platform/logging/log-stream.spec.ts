import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logStream } from './log-stream.ts';

const BYTES = 100;
const line = (number: number): string => `${String(number).padStart(BYTES - 1, '0')}\n`;
/** More lines than may wait. */
const MANY = 20_000;
const numbers = Array.from({ length: MANY }, (_, number) => number);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sbl-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('lines are written in their order, and nothing is lost', () => {
  const file = join(folder, 'log');
  const stream = logStream(openSync(file, 'w'));
  for (const number of numbers) stream.write(line(number));
  stream.flushSync();
  expect(readFileSync(file, 'utf8')).toBe(numbers.map(line).join(''));
  expect(stream.lost()).toBe(0);
});

// a file that is always full
test('on a full disk no one fails or waits: a megabyte waits, and what is dropped is counted', () => {
  const stream = logStream(openSync('/dev/full', 'w'));
  for (const number of numbers) stream.write(line(number));
  stream.flushSync();
  stream.flushSync();
  expect(stream.lost()).toBe(MANY - 1_000_000 / BYTES);
});

/** A pipe with both ends, which blocks neither of them. */
function pipe(): { fd: number; read(): string } {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const part = Buffer.alloc(1_000_000);
  const read = (): string => {
    try {
      return part.toString('utf8', 0, readSync(fd, part));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return '';
      throw error;
    }
  };
  return { fd, read };
}

test('when a reader reads again, what waited comes in its order, and the last lines are the ones that are lost', async () => {
  const { fd, read } = pipe();
  const stream = logStream(fd);
  for (const number of numbers) stream.write(line(number));
  const left = MANY - stream.lost();
  expect(left).toBeLessThan(MANY);
  const expected = numbers.slice(0, left).map(line).join('');
  let text = '';
  while (text.length < expected.length) {
    await sleep(10);
    text += read();
  }
  expect(text).toBe(expected);
  stream.write(line(MANY));
  stream.flushSync();
  expect(read()).toBe(line(MANY));
});

test('without a reader at the other end, every line is counted as lost', () => {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const stream = logStream(openSync(path, constants.O_WRONLY));
  closeSync(reader);
  stream.write(line(1));
  stream.flushSync();
  for (const number of [2, 3, 4]) stream.write(line(number));
  expect(stream.lost()).toBe(3);
});
