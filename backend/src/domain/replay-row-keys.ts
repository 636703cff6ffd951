import type { BoxScorePlayer } from './box-score.ts';
import type { RosterPlayer } from './replay-proposal.ts';
import { nicknameKey } from './text.ts';

/** A row of a box score with what it is recognised by. Each key is made once: making one costs more than comparing two. */
export interface KeyedRow {
  player: BoxScorePlayer;
  nameKey: string;
  /** Null: the file names no account. */
  accountKey: string | null;
}

/** A player of a roster with what they are recognised by. */
export interface KeyedPlayer {
  player: RosterPlayer;
  nameKey: string;
  accountKeys: ReadonlySet<string>;
}

/** The rows with their keys, in the same order. */
export const keyRows = (rows: readonly BoxScorePlayer[]): KeyedRow[] =>
  rows.map((player) => ({
    player,
    nameKey: nicknameKey(player.name),
    accountKey: player.accountId === null ? null : accountKeyOf(player.platform, player.accountId),
  }));

/** The roster with its keys, in the same order. */
export const keyRoster = (roster: readonly RosterPlayer[]): KeyedPlayer[] =>
  roster.map((player) => ({
    player,
    nameKey: nicknameKey(player.nickname),
    accountKeys: new Set(player.accounts.map(({ platform, accountId }) => accountKeyOf(platform, accountId))),
  }));

const accountKeyOf = (platform: string, accountId: string): string => `${platform}:${accountId.trim().toLowerCase()}`;
