import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { Fault } from '../errors/fault.ts';
import { RoomForBodies } from './room-for-bodies.ts';

const MB = 1024 * 1024;
const room = (patience = 60_000, waiting = 4) =>
  new RoomForBodies({ bytes: 10 * MB, share: 7 * MB, largest: 5 * MB, small: 64 * 1024, waiting, patience });

interface Call {
  answer: () => void;
  said: 'waits' | 'in' | number;
}

function call(to: RoomForBodies, bytes: number | null, ip = '192.0.2.1'): Call {
  const res = new EventEmitter();
  const headers = bytes === null ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes) };
  const made: Call = { said: 'waits', answer: () => void res.emit('close') };
  to.admit({ ip, headers } as unknown as Request, res as unknown as Response, (error?: unknown) => {
    made.said = error instanceof Fault ? error.status : 'in';
  });
  return made;
}

test('what has no room waits, and comes in when another is answered', () => {
  const to = room();
  const [first, second, third] = [call(to, 4 * MB), call(to, 3 * MB), call(to, MB)];
  expect([first.said, second.said, third.said]).toEqual(['in', 'in', 'waits']);
  second.answer();
  expect(third.said).toBe('in');
});

test('one network has its share, and leaves room for others', () => {
  const to = room();
  const [own, more, other] = [call(to, 5 * MB), call(to, 5 * MB), call(to, 5 * MB, '2001:db8::1')];
  expect([own.said, more.said, other.said]).toEqual(['in', 'waits', 'in']);
});

test('a body without a length counts as the largest, a small one as nothing', () => {
  const to = room();
  call(to, 5 * MB);
  expect([call(to, null).said, call(to, 1000).said, call(to, 0).said]).toEqual(['waits', 'in', 'in']);
});

test('a caller who finds a long queue hears it at once, and one who leaves it takes no place', () => {
  const to = room(60_000, 1);
  call(to, 5 * MB);
  const waiting = call(to, 5 * MB);
  expect(call(to, 5 * MB).said).toBe(503);
  waiting.answer();
  expect(call(to, 5 * MB).said).toBe('waits');
});

test('who waits too long hears it, and is not let in later', async () => {
  const to = room(20);
  const first = call(to, 5 * MB);
  const late = call(to, 5 * MB);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(late.said).toBe(503);
  first.answer();
  expect(late.said).toBe(503);
});
