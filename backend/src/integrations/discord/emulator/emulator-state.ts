import { EMULATED_GUILD_ID, EMULATED_NEWS_CHANNEL } from '../../../platform/config/config.ts';
import { randomBytes } from 'node:crypto';
import { LEAGUE } from '../../../platform/config/league.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts';

/** An unfinished authorization. Its code can be used once. */
export interface IssuedCode {
  readonly account: DemoAccount;
  readonly redirectUri: string;
  /** The PKCE challenge (S256); null when the client sent none. */
  readonly challenge: string | null;
}

export interface EmulatedMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly content: string;
  readonly nonce: string | null;
  /** The message mentions everyone in the room: its text does, and the sender has not forbidden it. */
  readonly mention_everyone: boolean;
  readonly author: { readonly id: string; readonly username: string; readonly bot: true };
}

export interface EmulatedChannel {
  readonly id: string;
  readonly guild_id: string;
  readonly name: string;
  readonly type: number;
  readonly topic: string | null;
  readonly permission_overwrites: unknown;
}

/** The bot's room with one person. */
export interface EmulatedDirect {
  readonly id: string;
  readonly type: number;
  readonly recipients: readonly { readonly id: string; readonly username: string }[];
}

export interface EmulatedRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: string;
  readonly managed: boolean;
}

/** A call of the league to the chat, for GET /log: the bot's calls and revocations. */
export interface LogEntry {
  readonly method: string;
  readonly path: string;
  /** 0: the caller no longer waited for the answer. */
  readonly status: number;
  /** What the call created: a channel, a message, a role, or a member's role. */
  readonly made?: string;
}

/**
 * How the next API calls are answered. `hang` does nothing and never answers. `slow` does the work and answers late.
 * `late` does the work late, also when the caller has gone. `lost` does the work and closes the connection. `garbage`
 * answers with something that is no JSON.
 */
export interface Trouble {
  readonly mode: 'rate-limited' | 'error' | 'hang' | 'slow' | 'late' | 'lost' | 'garbage';
  /** Only for calls whose path starts with this. */
  readonly path: string;
  /** Only for calls of this method; null: any. */
  readonly method: string | null;
  remaining: number;
  /** The status of an error; the default is 503. */
  readonly status: number;
  /** The chat's own code of an error; null: none. */
  readonly code: number | null;
  /** The delay in milliseconds, or the value of Retry-After. */
  readonly ms: number;
}

const LOG_LENGTH = 5000;
/** The bot's own account. */
export const EMULATED_BOT_ID = '930000000000000001';
/** People of the demo league have these ids, beside the accounts that can log in, and all are in the server. */
const DEMO_LEAGUE_ID = /^81\d{16}$/;
const DEMO_LEAGUE_HANDLE = /^spelare([1-9]\d{0,8})$/;
/** Ids contain their time, as the provider's do. */
const EPOCH_MS = 1_420_070_400_000;

/** The channel for news, which a real server has too. */
const NEWS: EmulatedChannel = {
  id: EMULATED_NEWS_CHANNEL,
  guild_id: EMULATED_GUILD_ID,
  name: 'nyheter',
  type: 0,
  topic: 'Nyheter från ligan',
  permission_overwrites: [],
};

/** All data of the emulated chat, in memory until the process ends. */
export class EmulatorState {
  readonly codes = new Map<string, IssuedCode>();
  readonly tokens = new Map<string, DemoAccount>();
  readonly channels = new Map<string, EmulatedChannel>([[NEWS.id, NEWS]]);
  readonly messages = new Map<string, EmulatedMessage[]>();
  /** Rooms with one person, by the person's id. */
  readonly directs = new Map<string, EmulatedDirect>();
  /** Role ids by account id. */
  readonly memberRoles = new Map<string, Set<string>>();
  readonly roles: EmulatedRole[] = [
    { id: '910000000000000001', name: 'Player', permissions: '0', managed: false },
    { id: '910000000000000002', name: 'Captain', permissions: '0', managed: false },
    { id: '910000000000000003', name: `${LEAGUE.shortName} Staff`, permissions: '8', managed: false },
  ];
  readonly log: LogEntry[] = [];
  trouble: Trouble | null = null;
  private serial = 0;

  /** An account that the page offers, or any other person of the demo league by `spelare<user id>`. */
  accountByHandle(handle: string): DemoAccount | undefined {
    const userId = DEMO_LEAGUE_HANDLE.exec(handle)?.[1];
    if (userId !== undefined) return someoneOf(`81${userId.padStart(16, '0')}`);
    return DEMO_ACCOUNTS.find((account) => account.handle === handle);
  }

  memberById(discordId: string): DemoAccount | undefined {
    const known = DEMO_ACCOUNTS.find((account) => account.discordId === discordId);
    if (known) return known.inGuild ? known : undefined;
    return DEMO_LEAGUE_ID.test(discordId) ? someoneOf(discordId) : undefined;
  }

  /** The name of a room in which messages can be written, for the log; null when there is none. */
  roomName(id: string): string | null {
    const direct = [...this.directs.values()].find((room) => room.id === id);
    return direct ? `direct ${direct.recipients[0]?.username}` : (this.channels.get(id)?.name ?? null);
  }

  /** Creates a code that `redirectUri` may exchange once. */
  issueCode(issued: IssuedCode): string {
    const code = randomBytes(15).toString('base64url');
    this.codes.set(code, issued);
    return code;
  }

  /** Returns the code's data, and removes it. */
  takeCode(code: string): IssuedCode | undefined {
    const issued = this.codes.get(code);
    this.codes.delete(code);
    return issued;
  }

  issueToken(account: DemoAccount): string {
    const token = randomBytes(15).toString('base64url');
    this.tokens.set(token, account);
    return token;
  }

  nextId(): string {
    this.serial = (this.serial + 1) % 4096;
    return ((BigInt(Date.now() - EPOCH_MS) << 22n) | BigInt(this.serial)).toString();
  }

  record(entry: LogEntry): void {
    this.log.push(entry);
    if (this.log.length > LOG_LENGTH) this.log.shift();
  }

  /** The trouble for this call, if any. Each call counts it down. */
  takeTrouble(method: string, path: string): Trouble | null {
    if (!this.trouble || this.trouble.remaining <= 0 || !path.startsWith(this.trouble.path)) return null;
    if (this.trouble.method !== null && this.trouble.method !== method) return null;
    this.trouble.remaining--;
    return this.trouble;
  }
}

const someoneOf = (discordId: string): DemoAccount => ({
  handle: `spelare${Number(discordId.slice(2))}`,
  discordId,
  email: `spelare${Number(discordId.slice(2))}@example.se`,
  emailVerified: true,
  avatar: null,
  inGuild: true,
  about: 'a member of the demo league',
});
