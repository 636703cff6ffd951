import { Router } from 'express';
import type { DiscordConfig } from '../../../platform/config/config.ts';
import { apiRoutes, controlRoutes } from './api-routes.ts';
import { EmulatorState } from './emulator-state.ts';
import { oauthRoutes } from './oauth-routes.ts';

/**
 * The chat service, small and in memory: login, guild members, roles, channels and messages. It lets a newcomer log in
 * without any account, and tests see what the bot did. Mounted only when no provider is configured, never in production.
 */
export function discordEmulator(config: DiscordConfig, publicUrl: string): Router {
  const state = new EmulatorState();
  const routes = Router();
  routes.use(controlRoutes(state));
  routes.use(oauthRoutes(state, { ...config, redirectUri: `${publicUrl}/callback/login` }));
  routes.use(apiRoutes(state, config.guildId, config.botToken));
  return routes;
}
