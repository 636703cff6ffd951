import { randomBytes } from 'node:crypto';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts';

/** An authorization under way: the code is good once. */
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
}

export interface EmulatedChannel {
  readonly id: string;
  readonly guild_id: string;
  readonly name: string;
  readonly type: number;
  readonly topic: string | null;
}

/** What the league did at the chat, for GET /log: as the bot, and revocations. */
export interface LogEntry {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** How the next API calls are answered: for tests of what happens when the chat is slow or down. */
export interface Trouble {
  readonly mode: 'rate-limited' | 'error' | 'hang';
  /** Only calls whose path starts with this. */
  readonly path: string;
  remaining: number;
}

const LOG_LENGTH = 1000;
/** People of the demo league have such ids (beside the accounts that one can log in as), and are all in the server. */
const DEMO_LEAGUE_ID = /^81\d{16}$/;
const DEMO_LEAGUE_HANDLE = /^spelare([1-9]\d{0,8})$/;

/** Everything the emulated chat remembers. It forgets when the process ends. */
export class EmulatorState {
  readonly codes = new Map<string, IssuedCode>();
  readonly tokens = new Map<string, DemoAccount>();
  readonly channels = new Map<string, EmulatedChannel>();
  readonly messages = new Map<string, EmulatedMessage[]>();
  /** Role ids by account id. */
  readonly memberRoles = new Map<string, Set<string>>();
  readonly roles = [
    { id: '910000000000000001', name: 'Player' },
    { id: '910000000000000002', name: 'Captain' },
  ];
  readonly log: LogEntry[] = [];
  trouble: Trouble | null = null;
  private serial = 920_000_000_000_000_000n;

  /** An account that the page offers; as `spelare<user id>` also anybody else of the demo league, now or later. */
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

  /** A code that `redirectUri` may exchange once. */
  issueCode(issued: IssuedCode): string {
    const code = randomBytes(15).toString('base64url');
    this.codes.set(code, issued);
    return code;
  }

  /** Takes a code out of circulation. */
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
    return String(this.serial++);
  }

  record(entry: LogEntry): void {
    this.log.push(entry);
    if (this.log.length > LOG_LENGTH) this.log.shift();
  }

  /** The trouble this call runs into, if any; each one counts down. */
  takeTrouble(path: string): Trouble['mode'] | null {
    if (!this.trouble || this.trouble.remaining <= 0 || !path.startsWith(this.trouble.path)) return null;
    this.trouble.remaining--;
    return this.trouble.mode;
  }
}

const someoneOf = (discordId: string): DemoAccount => ({
  handle: `spelare${Number(discordId.slice(2))}`,
  discordId,
  email: `spelare${Number(discordId.slice(2))}@example.se`,
  emailVerified: true,
  inGuild: true,
  about: 'somebody of the demo league',
});
