import { reachOf, type Reach } from './reach.ts';
import { DISCORD, type Complain, type Variables } from './variables.ts';

/** A missing address counts as this machine's. An invalid one has its own complaint. */
const reachOfUrl = (url = ''): Reach => (URL.canParse(url) ? reachOf(new URL(url).hostname) : 'machine');

/** With the emulated chat, everyone who reaches the site can sign in with every account, also an admin's. */
const WHILE_EMULATED =
  'while the chat is emulated, because everyone who reaches the site could sign in as an admin. ' +
  'To open the site for others, set NODE_ENV=production and the DISCORD_ variables';

/**
 * Complains when a configuration would show an installation to the wrong people: the emulated chat outside of a
 * developer's machine, demo settings in production, and a real site that does not say that it is in production (T118).
 */
export function checkExposure(env: Partial<Variables>, complain: Complain): void {
  if (env.NODE_ENV === 'production') checkProduction(env, complain);
  else if (env.NODE_ENV !== 'test') {
    if (DISCORD.every((name) => env[name] === undefined)) checkEmulated(env, complain);
    else if (reachOfUrl(env.PUBLIC_URL) === 'world') complain('NODE_ENV', AS_IN_PRODUCTION);
  }
}

const AS_IN_PRODUCTION =
  'must be production where PUBLIC_URL is an address for everyone, because only then every secret must be set';

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
