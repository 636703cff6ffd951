import type { BoxScore, BoxScorePlayer, Platform } from '../series/box-score.ts';
import type { AccountOwner, RosterPlayer } from './replay-proposal.ts';
import { nicknameKey } from '../text.ts';

/** A row of a box score with its keys. Keys are made once, because making one costs more than comparing two. */
export interface KeyedRow {
  player: BoxScorePlayer;
  nameKey: string;
  /** Keys of the account's number and name, if the file has them. */
  accountKeys: readonly string[];
}

/** A player of a roster with their keys. */
export interface KeyedPlayer<Player = RosterPlayer> {
  player: Player;
  nameKey: string;
  accountKeys: ReadonlySet<string>;
}

/** The rows with their keys, in the same order. */
export const keyRows = (rows: readonly BoxScorePlayer[]): KeyedRow[] =>
  rows.map((player) => ({
    player,
    nameKey: nicknameKey(player.name),
    accountKeys: accountsIn(player).map((accountId) => accountKeyOf(player.platform, accountId)),
  }));

/** The roster with its keys, in the same order. */
export const keyRoster = <Player extends Pick<RosterPlayer, 'nickname' | 'accounts'>>(
  roster: readonly Player[],
): KeyedPlayer<Player>[] =>
  roster.map((player) => ({
    player,
    nameKey: nicknameKey(player.nickname),
    accountKeys: new Set(player.accounts.map(({ platform, accountId }) => accountKeyOf(platform, accountId))),
  }));

/** The owners by the keys of their accounts. */
export const keyOwners = (owners: readonly AccountOwner[]): ReadonlyMap<string, AccountOwner> =>
  new Map(owners.map((owner) => [accountKeyOf(owner.platform, owner.accountId), owner]));

/** The accounts of all who play in these games. */
export const accountsOf = (games: readonly Pick<BoxScore, 'players'>[]): { platform: Platform; accountId: string }[] =>
  games
    .flatMap(({ players }) => players ?? [])
    .filter(({ team }) => team !== -1)
    .flatMap((player) => accountsIn(player).map((accountId) => ({ platform: player.platform, accountId })));

/** The account data of a row: a stable number, and since October 2024 a PSN name. */
const accountsIn = ({ accountId, accountName }: BoxScorePlayer): string[] => [
  ...new Set([accountId, accountName?.toLowerCase() ?? null].filter((account) => account !== null)),
];

const accountKeyOf = (platform: string, accountId: string): string => `${platform}:${accountId.trim().toLowerCase()}`;
