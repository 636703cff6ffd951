import { ChannelType, OverwriteType, PermissionFlagsBits, Routes } from 'discord-api-types/v10';
import type { DiscordConfig } from '../../platform/config/config.ts';
import type { DiscordCall, DiscordCalls } from './discord-calls.ts';
import { DiscordRefused, DiscordUnavailable } from './discord-errors.ts';

/** The number of messages that one read of a room's history returns. */
const HISTORY = 100;
/** Ids of the chat contain their time: milliseconds since this one, above 22 other bits. */
const EPOCH_MS = 1_420_070_400_000;
const ID_BITS = 22n;

const MEMBER_MAY =
  PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages | PermissionFlagsBits.ReadMessageHistory;
const BOT_MAY = MEMBER_MAY | PermissionFlagsBits.ManageChannels;

/** A room of the chat server. */
export interface ChatRoom {
  readonly id: string;
  readonly name: string;
  readonly topic: string | null;
}

/** A room to create. Only these accounts and the bot can see it. */
export interface NewRoom {
  readonly name: string;
  readonly topic: string;
  /** The accounts' ids in the chat. */
  readonly memberIds: readonly string[];
}

export interface ChatMessage {
  readonly id: string;
  readonly content: string;
  readonly authorId: string;
}

export interface ChatRole {
  readonly id: string;
  readonly name: string;
  /** The role gives no rights, and no other program manages it. */
  readonly isHarmless: boolean;
}

/**
 * The league's bot: rooms, messages and roles of the chat server. Every call is made once and waits at most five
 * seconds. Throws `DiscordRefused` or `DiscordUnavailable`; the caller decides about another attempt.
 */
export class DiscordBot {
  private calls: Promise<DiscordCalls> | null = null;
  private botId: string | null = null;

  constructor(private readonly config: DiscordConfig) {}

  async rooms(signal: AbortSignal): Promise<ChatRoom[]> {
    const rows = listOf(
      await this.call(
        { method: 'GET', route: Routes.guildChannels(this.config.guildId), right: 'view-channels' },
        signal,
      ),
    );
    return rows.map((row) => ({
      id: idOf(row),
      name: textOf(row, 'name'),
      topic: typeof row['topic'] === 'string' ? row['topic'] : null,
    }));
  }

  /** Creates a room that other members do not see. Returns its id. */
  async createRoom({ name, topic, memberIds }: NewRoom, signal: AbortSignal): Promise<string> {
    const { guildId } = this.config;
    const me = await this.id(signal);
    const allow = (id: string, bits: bigint) => ({ id, type: OverwriteType.Member, allow: String(bits), deny: '0' });
    const body = {
      name,
      topic,
      type: ChannelType.GuildText,
      permission_overwrites: [
        // the role of all members has the server's own id
        { id: guildId, type: OverwriteType.Role, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) },
        allow(me, BOT_MAY),
        ...[...new Set(memberIds)].filter((id) => id !== me).map((id) => allow(id, MEMBER_MAY)),
      ],
    };
    return idOf(
      await this.call({ method: 'POST', route: Routes.guildChannels(guildId), body, right: 'manage-channels' }, signal),
    );
  }

  /** The room of the bot and one person, which only they see. It is opened when there is none. Returns its id. */
  async roomWith(personId: string, signal: AbortSignal): Promise<string> {
    return idOf(
      await this.call(
        { method: 'POST', route: Routes.userChannels(), body: { recipient_id: personId }, right: 'send-messages' },
        signal,
      ),
    );
  }

  /** Deletes a room. A room that does not exist is no error. */
  async deleteRoom(id: string, signal: AbortSignal): Promise<void> {
    await this.call({ method: 'DELETE', route: Routes.channel(id), right: 'manage-channels' }, signal).catch(
      unlessMissing,
    );
  }

  /** The bot's own messages among the first hundred of a room after that time. */
  async ownMessages(roomId: string, after: Date, signal: AbortSignal): Promise<ChatMessage[]> {
    const me = await this.id(signal);
    const since = (BigInt(Math.max(after.getTime() - EPOCH_MS, 0)) << ID_BITS).toString();
    const query = new URLSearchParams({ limit: String(HISTORY), after: since });
    const route = `${Routes.channelMessages(roomId)}?${query.toString()}` as const;
    const rows = listOf(await this.call({ method: 'GET', route, right: 'read-history' }, signal));
    return rows
      .map((row) => ({
        id: idOf(row),
        content: textOf(row, 'content'),
        authorId: textOf(recordOf(row['author']), 'id'),
      }))
      .filter(({ authorId }) => authorId === me);
  }

  /**
   * Writes in a room and mentions no one. Returns the message's id. Within some minutes, the same nonce writes only
   * once.
   */
  async write(roomId: string, content: string, nonce: string, signal: AbortSignal): Promise<string> {
    const body = { content, nonce, enforce_nonce: true, allowed_mentions: { parse: [] } };
    return idOf(
      await this.call({ method: 'POST', route: Routes.channelMessages(roomId), body, right: 'send-messages' }, signal),
    );
  }

  /** Changes the words of the bot's own message. A message that does not exist any more is no error. */
  async edit(roomId: string, messageId: string, content: string, signal: AbortSignal): Promise<void> {
    const body = { content, allowed_mentions: { parse: [] } };
    await this.call(
      { method: 'PATCH', route: Routes.channelMessage(roomId, messageId), body, right: 'view-channels' },
      signal,
    ).catch(unlessMissing);
  }

  /** Deletes a message. One that does not exist is no error. */
  async deleteMessage(roomId: string, messageId: string, signal: AbortSignal): Promise<void> {
    await this.call(
      { method: 'DELETE', route: Routes.channelMessage(roomId, messageId), right: 'view-channels' },
      signal,
    ).catch(unlessMissing);
  }

  async roles(signal: AbortSignal): Promise<ChatRole[]> {
    const rows = listOf(
      await this.call({ method: 'GET', route: Routes.guildRoles(this.config.guildId), right: 'manage-roles' }, signal),
    );
    return rows.map((row) => ({
      id: idOf(row),
      name: textOf(row, 'name'),
      isHarmless: row['permissions'] === '0' && row['managed'] !== true,
    }));
  }

  /** Creates a role without any rights. Returns its id. */
  async createRole(name: string, signal: AbortSignal): Promise<string> {
    const body = { name, permissions: '0', hoist: false, mentionable: false };
    return idOf(
      await this.call(
        { method: 'POST', route: Routes.guildRoles(this.config.guildId), body, right: 'manage-roles' },
        signal,
      ),
    );
  }

  /** Gives a member the role. A member who already has it is no error. */
  async giveRole(memberId: string, roleId: string, signal: AbortSignal): Promise<void> {
    await this.call(this.memberRole('PUT', memberId, roleId), signal);
  }

  /** Takes the role from a member. One who does not have it, or has left the server, is no error. */
  async takeRole(memberId: string, roleId: string, signal: AbortSignal): Promise<void> {
    await this.call(this.memberRole('DELETE', memberId, roleId), signal).catch(unlessMissing);
  }

  private memberRole(method: 'PUT' | 'DELETE', memberId: string, roleId: string): DiscordCall {
    return { method, route: Routes.guildMemberRole(this.config.guildId, memberId, roleId), right: 'manage-roles' };
  }

  private async id(signal: AbortSignal): Promise<string> {
    this.botId ??= idOf(await this.call({ method: 'GET', route: Routes.user(), right: 'view-channels' }, signal));
    return this.botId;
  }

  /** The package for calls is loaded with the first one: it takes megabytes, and many servers never call. */
  private async call(call: DiscordCall, signal: AbortSignal): Promise<unknown> {
    this.calls ??= import('./discord-calls.ts').then(({ DiscordCalls }) => new DiscordCalls(this.config));
    return (await this.calls).call(call, signal);
  }
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof DiscordRefused && error.isMissing)) throw error;
}

type Json = Record<string, unknown>;

const recordOf = (value: unknown): Json => {
  if (typeof value !== 'object' || value === null) throw unreadable();
  return value as Json;
};

const listOf = (value: unknown): Json[] => {
  if (!Array.isArray(value)) throw unreadable();
  return value.map(recordOf);
};

const textOf = (row: Json, name: string): string => {
  const value = row[name];
  if (typeof value !== 'string') throw unreadable();
  return value;
};

const idOf = (value: unknown): string => {
  const id = textOf(recordOf(value), 'id');
  if (!/^\d{1,20}$/.test(id)) throw unreadable();
  return id;
};

/** The call may have succeeded, though its answer cannot be read. */
const unreadable = () => new DiscordUnavailable('an answer that cannot be read', { isOutcomeUnknown: true });
