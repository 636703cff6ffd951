import { request } from 'node:http';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { AppConfig } from '../platform/config/config.ts';
import { smallBodies } from '../platform/rest/json-bodies.ts';
import { discordEmulator } from './discord/emulator/emulator.ts';
import { twitchEmulator } from './twitch/twitch-emulator.ts';

/** The path of the emulated outside services, in every process. */
export const STAND_INS_PATH = '/emulator';
const LOOPBACK = '127.0.0.1';
const BAD_GATEWAY = 502;

type Services = Pick<AppConfig, 'discord' | 'twitch' | 'publicUrl'>;

/** The emulated services, to mount at `STAND_INS_PATH` after the parsers of JSON and forms. Their data is in memory. */
export function standIns({ discord, twitch, publicUrl }: Services): Router {
  const routes = Router();
  if (twitch?.emulated) routes.use('/twitch', twitchEmulator(twitch));
  if (discord.emulated) routes.use('/discord', discordEmulator(discord, publicUrl));
  return routes;
}

/**
 * Serves the emulated services on a port of this machine only, for several processes that need the same ones. Resolves
 * to the port.
 */
export async function serveStandIns(services: Services): Promise<number> {
  const app = express().disable('x-powered-by').set('query parser', 'simple');
  app.use(STAND_INS_PATH, smallBodies(), standIns(services));
  return new Promise((resolve, reject) => {
    const server = app.listen(0, LOOPBACK, () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
    });
    server.once('error', reject);
  });
}

/** Forwards a call with an unread body to the emulated services at that port, and returns their answer. */
export function forwardTo(port: number): RequestHandler {
  return (req: Request, res: Response) => {
    const { method, originalUrl: path, headers } = req;
    const call = request({ host: LOOPBACK, port, method, path, headers: endToEnd(headers) }, (answer) => {
      res.writeHead(answer.statusCode ?? BAD_GATEWAY, endToEnd(answer.headers));
      answer.pipe(res);
    });
    call.once('error', () => (res.headersSent ? res.destroy() : res.status(BAD_GATEWAY).end()));
    res.once('close', () => call.destroy());
    req.pipe(call);
  };
}

/** Removes headers that are about one connection only. */
function endToEnd<T extends Record<string, unknown>>({
  connection: _connection,
  ...headers
}: T): Omit<T, 'connection'> {
  return headers;
}
