import type { PlayerSuggestion, ReplayWarning, RosterPlayer, RowMatch } from './replay-proposal.ts';
import type { KeyedPlayer, KeyedRow } from './replay-row-keys.ts';
import { keySimilarity } from './text.ts';

/** Less alike than this is not worth offering. */
const SUGGEST_FROM = 0.4;
const MAX_SUGGESTIONS = 3;

/** Rows of one side with the players they belong to, in the same order. */
export interface MatchedRows {
  matches: RowMatch[];
  warnings: ReplayWarning[];
}

/**
 * Who the rows of one side are (R15): by platform account, then by a nickname that is unique among the rows and on
 * that side's roster. A player fills one row; whoever is left is offered by likeness, never chosen.
 */
export function matchRows(
  rows: readonly KeyedRow[],
  own: readonly KeyedPlayer[],
  opponents: readonly KeyedPlayer[],
): MatchedRows {
  const warnings: ReplayWarning[] = [];
  const matches = new Map<KeyedRow, RowMatch>();
  const taken = new Set<number>();
  for (const row of rows) {
    const { name } = row.player;
    const owner = ownerOf(row, own);
    const opponent = owner ? null : ownerOf(row, opponents);
    if (opponent) {
      matches.set(row, UNKNOWN);
      warnings.push({ code: 'plays-for-other-side', params: { name, nickname: opponent.nickname } });
    } else if (owner && taken.has(owner.playerId)) {
      warnings.push({ code: 'player-twice', params: { name, nickname: owner.nickname } });
    } else if (owner) {
      taken.add(owner.playerId);
      matches.set(row, { kind: 'account', playerId: owner.playerId, suggestions: [] });
    }
  }
  for (const row of rows.filter((unmatched) => !matches.has(unmatched))) {
    const player = namesake(row, rows, own);
    if (player === null || taken.has(player.playerId)) continue;
    taken.add(player.playerId);
    matches.set(row, { kind: 'nickname', playerId: player.playerId, suggestions: [] });
  }
  const free = own.filter(({ player }) => !taken.has(player.playerId));
  return { matches: rows.map((row) => matches.get(row) ?? offer(row, free)), warnings };
}

/** The one player of a roster who owns the row's account; null when there is none, or no account. */
export function ownerOf({ accountKey }: KeyedRow, roster: readonly KeyedPlayer[]): RosterPlayer | null {
  return accountKey === null ? null : onlyOne(roster.filter(({ accountKeys }) => accountKeys.has(accountKey)));
}

/** The one player of a roster with the row's nickname, when no other row has it too. */
export function namesake(
  { nameKey }: KeyedRow,
  rows: readonly KeyedRow[],
  roster: readonly KeyedPlayer[],
): RosterPlayer | null {
  if (nameKey === '' || rows.filter((row) => row.nameKey === nameKey).length > 1) return null;
  return onlyOne(roster.filter((player) => player.nameKey === nameKey));
}

const UNKNOWN: RowMatch = { kind: 'unknown', playerId: null, suggestions: [] };

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
  return suggestions.length === 0 ? UNKNOWN : { kind: 'suggested', playerId: null, suggestions };
}
