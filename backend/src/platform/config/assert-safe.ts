import type { EnvReader } from './read-env.ts';

/** What of the configuration decides who gets to see what. */
interface Exposure {
  readonly production: boolean;
  readonly publicUrl: string;
  readonly https: boolean;
  readonly seedDemo: boolean;
  readonly discord: { readonly emulated: boolean };
}

/** Who can reach an address: this machine alone, the house's network, or everyone. */
type Reach = 'machine' | 'house' | 'world';

const MACHINE = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;
const HOUSE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|\[?f[cde]|.+\.local$)/i;

function reachOf(host: string): Reach {
  if (MACHINE.test(host)) return 'machine';
  return HOUSE.test(host) ? 'house' : 'world';
}

const reachOfUrl = (url: string): Reach => (URL.canParse(url) ? reachOf(new URL(url).hostname) : 'machine');

/** With the stand-in for the chat everyone who reaches the site may be anyone, an admin too. */
const WHILE_EMULATED =
  'while the chat is emulated, because everyone who reaches the site could sign in as an admin. ' +
  'To open the site for others, set NODE_ENV=production and the DISCORD_ variables';

/**
 * Complains about a configuration that would show an installation to people that it is not made for: the emulated chat
 * outside of a developer's machine, and in production what is only for demos.
 */
export function assertSafe(env: EnvReader, config: Exposure): void {
  if (config.production) assertProduction(env, config);
  else if (config.discord.emulated) assertNotExposed(env, config.publicUrl);
}

function assertNotExposed(env: EnvReader, publicUrl: string): void {
  const stated = env.text('NODE_ENV');
  if (stated === 'test') return;
  const reach = reachOfUrl(publicUrl);
  // a phone in the same house may try the site, once the developer has said that this is development
  if (reach === 'world' || (reach === 'house' && stated === null)) {
    env.complain('PUBLIC_URL', `must be an address of this machine, as http://localhost:3000, ${WHILE_EMULATED}`);
  }
  const host = env.text('HOST');
  if (host !== null && stated === null && reachOf(host) !== 'machine') {
    env.complain('HOST', `must be an address of this machine, as 127.0.0.1, ${WHILE_EMULATED}`);
  }
}

function assertProduction(env: EnvReader, { https, publicUrl, seedDemo }: Exposure): void {
  if (!https && reachOfUrl(publicUrl) !== 'machine') {
    env.complain('PUBLIC_URL', 'must begin with https:// in production: logins would be readable on the way');
  }
  if (seedDemo) env.complain('SEED_DEMO', 'must be off in production');
  env.required('DATABASE_URL', 'in production: the embedded database is for one machine and for trying out');
}
