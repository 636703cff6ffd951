import { missingRights } from '../../integrations/discord/bot-rights.ts';
import { DiscordUnavailable } from '../../integrations/discord/discord-errors.ts';
import { jsonOf } from '../../integrations/outside-answer.ts';
import { callOutside } from '../../integrations/outside-call.ts';
import type { AppConfig, DiscordConfig } from '../../platform/config/config.ts';
import { faultFound, soundPart, whyOf, type Finding } from './finding.ts';

const TIMEOUT_MS = 5000;

/** The time of the chat provider; null when it does not say, or is emulated by this machine. */
export async function outsideTime({ emulated, apiUrl }: DiscordConfig): Promise<Date | null> {
  if (emulated) return null;
  try {
    const answer = await callOutside(`${apiUrl}/v10/gateway`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    const date = answer.headers.get('date');
    return date === null ? null : new Date(date);
  } catch {
    return null; // what is wrong with the chat is said by `examineChat`
  }
}

/** The names of the rights in the chat's own settings. */
const RIGHT_NAMES = {
  'view-channels': 'View Channels',
  'send-messages': 'Send Messages',
  'read-history': 'Read Message History',
  'manage-channels': 'Manage Channels',
  'manage-roles': 'Manage Roles',
} as const;

/** Does the chat know the bot, and may the bot do what the league needs? */
export async function examineChat(config: DiscordConfig): Promise<Finding> {
  if (config.emulated)
    return soundPart(
      'chat',
      'It is emulated: everyone can be an admin, so this installation is for this machine only.',
    );
  try {
    const missing = await missingRights(config, AbortSignal.timeout(4 * TIMEOUT_MS));
    if (missing.length > 0)
      return faultFound(
        'chat',
        `The bot lacks rights on the server: ${missing.map((right) => RIGHT_NAMES[right]).join(', ')}.`,
      );
    return soundPart('chat', 'The bot is on the server and has all rights that it needs.');
  } catch (error) {
    // another program's fault is the cause when there was no answer at all
    if (error instanceof DiscordUnavailable && error.cause !== undefined)
      return faultFound(
        'chat',
        `Nothing answers at ${config.apiUrl} (${whyOf(error)}): this machine needs a way there, by its name server and through its firewall.`,
      );
    return faultFound(
      'chat',
      `The provider refuses the bot or does not answer (${whyOf(error)}): compare DISCORD_BOT_TOKEN and DISCORD_GUILD_ID with its pages.`,
    );
  }
}

const isOfThisMachine = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Do browsers reach the site at its address? This machine's view of it, which a firewall may bend. */
export async function examineAddress({ publicUrl, production, discord }: AppConfig): Promise<Finding> {
  const { hostname } = new URL(publicUrl);
  if (production && isOfThisMachine(hostname))
    return faultFound(
      'address',
      `PUBLIC_URL is ${publicUrl}, which is another machine for every visitor: log-ins end there.`,
    );
  try {
    const answer = await callOutside(`${publicUrl}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = (await jsonOf(answer.body).catch(() => null)) as { failing?: string[] } | null;
    if (answer.status >= 300 && answer.status < 400)
      return faultFound(
        'address',
        `${publicUrl} leads to ${answer.headers.get('location') ?? 'elsewhere'}: PUBLIC_URL must be the address that browsers end at.`,
      );
    if (!body?.failing)
      return faultFound(
        'address',
        `At ${publicUrl} another program answers, or a proxy that reaches no instance (${answer.status}).`,
      );
    if (body.failing.length > 0)
      return faultFound('address', `The site answers, but is not ready: ${body.failing.join(', ')}.`);
  } catch (error) {
    return faultFound(
      'address',
      `Nothing answers at ${publicUrl} (${whyOf(error)}): no instance runs, the name leads elsewhere, or the certificate is wrong.`,
    );
  }
  return soundPart(
    'address',
    `The site answers at ${publicUrl}${discord.emulated ? '' : `; the chat leads back to ${publicUrl}/callback/login`}.`,
  );
}
