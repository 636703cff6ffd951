import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Application, Request, Response } from 'express';
import { LeagueAdapter } from './league-adapter.ts';

let adapter: LeagueAdapter;
let port: number;
const express = (): Application => adapter.getInstance<Application>();

beforeEach(async () => {
  adapter = new LeagueAdapter();
  adapter.initHttpServer();
  adapter.getHttpServer().listen(0, '127.0.0.1');
  await once(adapter.getHttpServer(), 'listening');
  ({ port } = adapter.getHttpServer().address() as AddressInfo);
});
afterEach(() => adapter.close());

test('a request and its answer have the methods of Express before Express gets them, and keep their prototypes', async () => {
  const seen: { before: object[]; after: object[] } = { before: [], after: [] };
  adapter.getHttpServer().prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    seen.before.push(Object.getPrototypeOf(req) as object, Object.getPrototypeOf(res) as object);
    (res as Response).set('X-Seen', (req as Request).get('x-asked'));
  });
  express().get('/', (req, res) => {
    seen.after.push(Object.getPrototypeOf(req) as object, Object.getPrototypeOf(res) as object);
    res.json({ ip: req.ip, isApp: req.app === express() && res.app === express() });
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-asked': 'yes' } });
  expect(await answer.json()).toEqual({ ip: '127.0.0.1', isApp: true });
  expect(answer.headers.get('x-seen')).toBe('yes');
  seen.after.forEach((prototype, at) => expect(prototype).toBe(seen.before[at]));
});

test('closing ends connections that say nothing', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(adapter.getHttpServer(), 'connection');
  const ended = once(socket, 'close');
  await adapter.close();
  await ended;
  expect(adapter.getHttpServer().listening).toBe(false);
});
