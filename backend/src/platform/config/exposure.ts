import { DISCORD, type Complain, type Variables } from './variables.ts';

/** Who can reach an address: only this machine, the local network, or everyone. */
type Reach = 'machine' | 'house' | 'world';

const MACHINE = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;
const HOUSE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|\[?f[cde]|.+\.local$)/i;

function reachOf(host: string): Reach {
  if (MACHINE.test(host)) return 'machine';
  return HOUSE.test(host) ? 'house' : 'world';
}

/** A missing address counts as this machine's. An invalid one has its own complaint. */
const reachOfUrl = (url = ''): Reach => (URL.canParse(url) ? reachOf(new URL(url).hostname) : 'machine');

/** With the emulated chat, everyone who reaches the site can sign in with every account, also an admin's. */
const WHILE_EMULATED =
  'while the chat is emulated, because everyone who reaches the site could sign in as an admin. ' +
  'To open the site for others, set NODE_ENV=production and the DISCORD_ variables';

/**
 * Complains when a configuration would show an installation to the wrong people: the emulated chat outside of a
 * developer's machine, and demo settings in production.
 */
export function checkExposure(env: Partial<Variables>, complain: Complain): void {
  if (env.NODE_ENV === 'production') checkProduction(env, complain);
  else if (env.NODE_ENV !== 'test' && DISCORD.every((name) => env[name] === undefined)) checkEmulated(env, complain);
}

function checkEmulated({ NODE_ENV, PUBLIC_URL, HOST }: Partial<Variables>, complain: Complain): void {
  const reach = reachOfUrl(PUBLIC_URL);
  // a phone in the local network may open the site when NODE_ENV says that this is development
  if (reach === 'world' || (reach === 'house' && NODE_ENV === undefined)) {
    complain('PUBLIC_URL', `must be an address of this machine, as http://localhost:3000, ${WHILE_EMULATED}`);
  }
  if (HOST !== undefined && NODE_ENV === undefined && reachOf(HOST) !== 'machine') {
    complain('HOST', `must be an address of this machine, as 127.0.0.1, ${WHILE_EMULATED}`);
  }
}

function checkProduction({ PUBLIC_URL, SEED_DEMO }: Partial<Variables>, complain: Complain): void {
  if (PUBLIC_URL !== undefined && !PUBLIC_URL.startsWith('https:') && reachOfUrl(PUBLIC_URL) !== 'machine') {
    complain('PUBLIC_URL', 'must begin with https:// in production: logins would be readable on the way');
  }
  if (SEED_DEMO === true) complain('SEED_DEMO', 'must be off in production');
}
