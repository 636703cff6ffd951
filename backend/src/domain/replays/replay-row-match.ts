import type {
  AccountOwner,
  PlayerSuggestion,
  ReplayWarning,
  RosterPlayer,
  RowMatch,
  RowOwner,
} from './replay-proposal.ts';
import type { KeyedPlayer, KeyedRow } from './replay-row-keys.ts';
import { otherSide } from '../sides.ts';
import type { Side, Sides } from '../sides.ts';
import { keySimilarity } from '../text.ts';

/** Names that are less similar than this are not suggested. */
const SUGGEST_FROM = 0.4;
const MAX_SUGGESTIONS = 3;

/** The rows of one side and their players, in the same order. */
export interface MatchedRows {
  matches: RowMatch[];
  warnings: ReplayWarning[];
}

/** All known players: the two rosters, and the owners of other accounts by their keys. */
export interface KnownPlayers {
  rosters: Sides<readonly KeyedPlayer[]>;
  owners: ReadonlyMap<string, AccountOwner>;
}

/**
 * Finds the players of one side's rows (R15): by platform account, then by a nickname that is unique among the rows and
 * on that side's roster. An account decides before any name: a row from the account of a player who is not in the team
 * counts for no one. A player has at most one row. The other players are suggested by similar names, never chosen.
 */
export function matchRows(all: readonly KeyedRow[], side: Side, known: KnownPlayers): MatchedRows {
  const own = known.rosters[side];
  const leftBehind = rowsLeftBehind(all);
  const rows = all.filter((row) => !leftBehind.has(row));
  const warnings: ReplayWarning[] = [...leftBehind].map(({ player: { name } }) => ({
    code: 'left-and-came-back',
    params: { name },
  }));
  const matches = new Map<KeyedRow, RowMatch>();
  const taken = new Set<number>();
  for (const row of rows) {
    const { name } = row.player;
    const owner = ownerOf(row, own);
    const stranger = owner ? null : strangerOf(row, side, known);
    if (stranger) {
      matches.set(row, { ...UNKNOWN, owner: stranger });
      warnings.push(strangerWarning(name, stranger));
    } else if (owner && taken.has(owner.playerId)) {
      // the owner of the account is known, so the row's name must not give it to another player
      matches.set(row, UNKNOWN);
      warnings.push({ code: 'player-twice', params: { name, nickname: owner.nickname } });
    } else if (owner) {
      taken.add(owner.playerId);
      matches.set(row, { ...UNKNOWN, kind: 'account', playerId: owner.playerId });
    }
  }
  for (const row of rows.filter((unmatched) => !matches.has(unmatched))) {
    const player = namesakeOf(row, rows, own);
    if (player === null || taken.has(player.playerId)) continue;
    taken.add(player.playerId);
    matches.set(row, { ...UNKNOWN, kind: 'nickname', playerId: player.playerId });
  }
  const free = own.filter(({ player }) => !taken.has(player.playerId));
  for (const row of leftBehind) matches.set(row, { ...UNKNOWN, isLeftBehind: true });
  return { matches: all.map((row) => matches.get(row) ?? offer(row, free)), warnings };
}

/**
 * Rows of a player who left and came back: of rows with the same account and name, all except the one with the highest
 * numbers. Without an account, an equal name is enough only when the row is empty.
 */
export function rowsLeftBehind(rows: readonly KeyedRow[]): ReadonlySet<KeyedRow> {
  const behind = new Set<KeyedRow>();
  const fullest = new Map<string, KeyedRow>();
  for (const row of rows) {
    if (row.nameKey === '') continue;
    const key = JSON.stringify([row.player.team, row.nameKey, row.accountKeys]);
    const other = fullest.get(key);
    const [fuller, emptier] = other && weightOf(other) >= weightOf(row) ? [other, row] : [row, other];
    if (emptier && (emptier.accountKeys.length > 0 || weightOf(emptier) === 0)) behind.add(emptier);
    fullest.set(key, fuller);
  }
  return behind;
}

/** The owner of the row's account who is not on this side's roster; null when there is no such player. */
export function strangerOf(row: KeyedRow, side: Side, { rosters, owners }: KnownPlayers): RowOwner | null {
  const opponents = otherSide(side);
  const opponent = ownerOf(row, rosters[opponents]);
  if (opponent) return { nickname: opponent.nickname, side: opponents, team: null };
  const inTeam = new Set(rosters[side].map(({ player }) => player.playerId));
  for (const key of row.accountKeys) {
    const owner = owners.get(key);
    if (owner && !inTeam.has(owner.playerId)) return { nickname: owner.nickname, side: null, team: owner.team };
  }
  return null;
}

/** Does the row's account belong to a player who is in neither team? Then the row's name is not used. */
export function isOutsiders({ accountKeys }: KeyedRow, { rosters, owners }: KnownPlayers): boolean {
  const players = new Set([...rosters.home, ...rosters.away].map(({ player }) => player.playerId));
  return accountKeys.some((key) => {
    const owner = owners.get(key);
    return owner !== undefined && !players.has(owner.playerId);
  });
}

function strangerWarning(name: string, { nickname, side, team }: RowOwner): ReplayWarning {
  if (side !== null) return { code: 'plays-for-other-side', params: { name, nickname } };
  return { code: 'account-of-another', params: { name, nickname, team: team ?? '–' } };
}

const weightOf = ({ player: { score, goals, assists, saves, shots } }: KeyedRow): number =>
  score + goals + assists + saves + shots;

/** The one player of a roster who owns the row's account; null when there is none, or the row has no account. */
export function ownerOf(row: KeyedRow, roster: readonly KeyedPlayer[]): RosterPlayer | null {
  if (row.accountKeys.length === 0) return null;
  return onlyOne(roster.filter(({ accountKeys }) => row.accountKeys.some((key) => accountKeys.has(key))));
}

/** The one player of a roster with the row's nickname, when no other row has it too. */
export function namesakeOf(
  { nameKey }: KeyedRow,
  rows: readonly KeyedRow[],
  roster: readonly KeyedPlayer[],
): RosterPlayer | null {
  if (nameKey === '' || rows.filter((row) => row.nameKey === nameKey).length > 1) return null;
  return onlyOne(roster.filter((player) => player.nameKey === nameKey));
}

const UNKNOWN: RowMatch = { kind: 'unknown', playerId: null, suggestions: [], owner: null, isLeftBehind: false };

const onlyOne = (players: readonly KeyedPlayer[]): RosterPlayer | null =>
  players.length === 1 ? (players[0]?.player ?? null) : null;

function offer({ nameKey }: KeyedRow, free: readonly KeyedPlayer[]): RowMatch {
  const suggestions: PlayerSuggestion[] = free
    .map(({ player: { playerId, nickname }, nameKey: other }) => ({
      playerId,
      nickname,
      similarity: keySimilarity(nameKey, other),
    }))
    .filter((suggestion) => suggestion.similarity >= SUGGEST_FROM)
    .sort((a, b) => b.similarity - a.similarity || a.playerId - b.playerId)
    .slice(0, MAX_SUGGESTIONS);
  return suggestions.length === 0 ? UNKNOWN : { ...UNKNOWN, kind: 'suggested', suggestions };
}
