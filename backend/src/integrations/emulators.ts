import { Router } from 'express';
import type { AppConfig } from '../platform/config/config.ts';
import { discordEmulator } from './discord/emulator/emulator.ts';
import { twitchEmulator } from './twitch/twitch-emulator.ts';

/** The path of the emulated outside services. */
export const EMULATORS_PATH = '/emulator';

type Services = Pick<AppConfig, 'discord' | 'twitch' | 'publicUrl'>;

/** The emulated services, to mount at `EMULATORS_PATH` after the parsers of JSON and forms. Their data is in memory. */
export function emulatorRoutes({ discord, twitch, publicUrl }: Services): Router {
  const routes = Router();
  if (twitch?.emulated) routes.use('/twitch', twitchEmulator(twitch));
  if (discord.emulated) routes.use('/discord', discordEmulator(discord, publicUrl));
  return routes;
}
