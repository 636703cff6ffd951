import { Router, type NextFunction, type Request, type Response } from 'express';
import type { DiscordConfig } from '../../../platform/config/config.ts';
import { apiRoutes } from './api-routes.ts';
import { EmulatorState } from './emulator-state.ts';
import { oauthRoutes } from './oauth-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { controlRoutes, troubleStep } from './trouble-routes.ts';

/** The bot's calls are logged; visitors' are not. */
const LOGGED = /^\/(guilds|channels)\//;
/** The bot's client has the version in its paths, the login does not. */
const VERSION = /^\/v10(?=\/)/;

/**
 * A small chat service in memory: login, guild members, roles, channels and messages. A new developer can log in
 * without any account, and tests see what the bot did. Mounted only when no provider is configured, never in
 * production.
 */
export function discordEmulator(config: DiscordConfig, publicUrl: string): Router {
  const state = new EmulatorState();
  const routes = Router();
  routes.use((req, _res, next) => {
    req.url = req.url.replace(VERSION, '');
    next();
  });
  routes.use(controlRoutes(state));
  routes.use((req, res, next) => logged(state, req, res, next));
  routes.use(troubleStep(state));
  routes.use('/cdn', pictureRoutes());
  routes.use(oauthRoutes(state, { ...config, redirectUri: `${publicUrl}/callback/login` }));
  routes.use(apiRoutes(state, config.guildId, config.botToken));
  return routes;
}

/** Logs a call, also when the caller left before the answer, because the work was done. */
function logged(state: EmulatorState, req: Request, res: Response, next: NextFunction): void {
  const { method, path } = req;
  if (LOGGED.test(path)) {
    const record = (): void => {
      const made = res.locals['made'] as string | undefined;
      state.record({ method, path, status: res.writableFinished ? res.statusCode : 0, ...(made && { made }) });
    };
    res.locals['record'] = record;
    res.once('close', record);
  }
  next();
}
