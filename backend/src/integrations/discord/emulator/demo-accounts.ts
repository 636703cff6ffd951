/** An account of the built-in chat emulator. What the league knows about the person is part of the demo league. */
export interface DemoAccount {
  /** The name for `login_hint`, and the account's name in the chat. */
  readonly handle: string;
  /** The account's id in the chat: a snowflake, the same in every run. */
  readonly discordId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The hash in the address of the account's picture; null: it has none. */
  readonly avatar: string | null;
  /** Is the account in the league's chat server? */
  readonly inGuild: boolean;
  /** A line about the person, printed at start and shown where an account is chosen. */
  readonly about: string;
}

/** The accounts with a picture in the chat. */
const PICTURED: ReadonlySet<string> = new Set(['newcomer']);
const EMULATED_AVATAR = '5b1d0c8e7f2a49d3a6e4c0b9d8f71a23';

const account = (serial: number, handle: string, about: string, inGuild = true): DemoAccount => ({
  handle,
  discordId: `8000000000000000${String(serial).padStart(2, '0')}`,
  email: `${handle}@example.se`,
  emailVerified: true,
  avatar: PICTURED.has(handle) ? EMULATED_AVATAR : null,
  inGuild,
  about,
});

/** The accounts that the documentation promises. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account(1, 'admin', 'administrator of the league'),
  account(2, 'divisionadmin', 'runs a division'),
  account(3, 'graphics', 'makes the pictures'),
  account(4, 'writer', 'writes the news'),
  account(5, 'captain', 'captain of a team of four that is signed up'),
  account(6, 'player', "plays in captain's team"),
  account(7, 'captain2', 'captain of another team'),
  account(8, 'freeagent', 'member and player without a team'),
  account(9, 'newcomer', 'in the chat server, has no player yet'),
  account(10, 'claimant', 'in the chat server; an unlinked player carries the same name'),
  account(11, 'returning', 'an earlier player whose details are missing'),
  account(12, 'nonmember', 'Swedish player who is not a member of the association'),
  account(13, 'foreigner', 'Norwegian player, not a member, gets in'),
  account(14, 'outsider', 'not in the chat server', false),
  account(15, 'captain3', 'captain of a new team that lacks a player'),
];
