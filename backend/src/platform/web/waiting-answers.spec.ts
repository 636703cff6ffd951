import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import express from 'express';
import { closeWithRequest } from './waiting-answers.ts';

/** A connection that asks for these paths one after the other, without waiting; `/slow` is never answered. */
async function asking(paths: readonly string[]) {
  const told: string[] = [];
  const app = express();
  app.use(closeWithRequest);
  app.use((req, res, next) => {
    told.push(`asked ${req.path}`);
    res.once('close', () => told.push(`closed ${req.path}`));
    if (req.path !== '/slow') return next();
    res.write('x');
  });
  const server = createServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  const until = async (count: number, what: string): Promise<void> => {
    while (told.filter((one) => one.startsWith(what)).length < count) await new Promise((done) => setTimeout(done, 5));
  };
  return { told, client, until, close: () => new Promise((done) => server.close(done)) };
}

test('when a connection is gone, every answer of it is closed, also those that wait for the one before', async () => {
  const { told, client, until, close } = await asking(['/slow', '/second', '/third']);
  await until(3, 'asked');
  client.destroy();
  await until(3, 'closed');
  await close();
  expect(told.filter((one) => one.startsWith('closed')).toSorted()).toEqual([
    'closed /second',
    'closed /slow',
    'closed /third',
  ]);
});

test('answers that waited for the one before and are sent are closed once', async () => {
  const { told, client, until, close } = await asking(['/first', '/second', '/third']);
  await until(3, 'closed');
  client.destroy();
  await close();
  expect(told.filter((one) => one.startsWith('closed'))).toHaveLength(3);
});
