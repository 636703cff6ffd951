import { PermissionFlagsBits, Routes, type APIGuildMember, type APIRole, type APIUser } from 'discord-api-types/v10';
import { CHAT_RIGHTS, type ChatRight } from '../../domain/messages/chat-rights.ts';
import type { DiscordConfig } from '../../platform/config/config.ts';

const BITS: Readonly<Record<ChatRight, bigint>> = {
  'view-channels': PermissionFlagsBits.ViewChannel,
  'send-messages': PermissionFlagsBits.SendMessages,
  'read-history': PermissionFlagsBits.ReadMessageHistory,
  'manage-channels': PermissionFlagsBits.ManageChannels,
  'manage-roles': PermissionFlagsBits.ManageRoles,
};

/**
 * The rights that the bot needs and that no role on the server gives it. Three calls, which change nothing. Throws
 * `DiscordRefused` or `DiscordUnavailable`.
 */
export async function missingRights(config: DiscordConfig, signal: AbortSignal): Promise<ChatRight[]> {
  const { DiscordCalls } = await import('./discord-calls.ts');
  const calls = new DiscordCalls(config);
  const read = async <T>(route: `/${string}`): Promise<T> =>
    (await calls.call({ method: 'GET', route, right: 'view-channels' }, signal)) as T;
  const { guildId } = config;
  const me = await read<APIUser>(Routes.user());
  const member = await read<APIGuildMember>(Routes.guildMember(guildId, me.id));
  const roles = await read<APIRole[]>(Routes.guildRoles(guildId));
  // the role of all members has the server's own id
  const own = roles.filter(({ id }) => id === guildId || member.roles.includes(id));
  const given = own.reduce((bits, { permissions }) => bits | BigInt(permissions), 0n);
  if (given & PermissionFlagsBits.Administrator) return [];
  return CHAT_RIGHTS.filter((right) => !(given & BITS[right]));
}
