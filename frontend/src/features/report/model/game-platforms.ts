import type { Platform } from '../../../lib/schema.generated';

/** The platforms of game accounts as the server names them, by their name in a replay. An unknown one has none. */
export const PLATFORMS: Record<string, Platform | undefined> = {
  steam: 'STEAM',
  epic: 'EPIC',
  playstation: 'PLAYSTATION',
  xbox: 'XBOX',
  switch: 'SWITCH',
};
