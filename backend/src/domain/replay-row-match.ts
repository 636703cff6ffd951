import type { BoxScorePlayer } from './box-score.ts';
import type { PlayerSuggestion, ReplayWarning, RosterPlayer, RowMatch } from './replay-proposal.ts';
import { nicknameKey, similarity } from './text.ts';

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
  rows: readonly BoxScorePlayer[],
  own: readonly RosterPlayer[],
  opponents: readonly RosterPlayer[],
): MatchedRows {
  const warnings: ReplayWarning[] = [];
  const matches = new Map<BoxScorePlayer, RowMatch>();
  const taken = new Set<number>();
  for (const row of rows) {
    const owner = ownerOf(row, own);
    const opponent = owner ? null : ownerOf(row, opponents);
    if (opponent) {
      matches.set(row, UNKNOWN);
      warnings.push({ code: 'plays-for-other-side', params: { name: row.name, nickname: opponent.nickname } });
    } else if (owner && taken.has(owner.playerId)) {
      warnings.push({ code: 'player-twice', params: { name: row.name, nickname: owner.nickname } });
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
  const free = own.filter((player) => !taken.has(player.playerId));
  return { matches: rows.map((row) => matches.get(row) ?? offer(row, free)), warnings };
}

/** The one player of a roster who owns the row's account; null when there is none, or no account. */
export function ownerOf(row: BoxScorePlayer, roster: readonly RosterPlayer[]): RosterPlayer | null {
  if (row.accountId === null) return null;
  const wanted = accountKey(row.platform, row.accountId);
  return onlyOne(
    roster.filter(({ accounts }) =>
      accounts.some(({ platform, accountId }) => accountKey(platform, accountId) === wanted),
    ),
  );
}

/** The one player of a roster with the row's nickname, when no other row has it too. */
export function namesake(
  row: BoxScorePlayer,
  rows: readonly BoxScorePlayer[],
  roster: readonly RosterPlayer[],
): RosterPlayer | null {
  const wanted = nicknameKey(row.name);
  if (wanted === '' || rows.filter(({ name }) => nicknameKey(name) === wanted).length > 1) return null;
  return onlyOne(roster.filter(({ nickname }) => nicknameKey(nickname) === wanted));
}

const UNKNOWN: RowMatch = { kind: 'unknown', playerId: null, suggestions: [] };

const accountKey = (platform: string, accountId: string): string => `${platform}:${accountId.trim().toLowerCase()}`;

const onlyOne = <T>(items: readonly T[]): T | null => (items.length === 1 ? (items[0] ?? null) : null);

function offer(row: BoxScorePlayer, free: readonly RosterPlayer[]): RowMatch {
  const suggestions: PlayerSuggestion[] = free
    .map(({ playerId, nickname }) => ({ playerId, nickname, similarity: similarity(row.name, nickname) }))
    .filter((suggestion) => suggestion.similarity >= SUGGEST_FROM)
    .sort((a, b) => b.similarity - a.similarity || a.playerId - b.playerId)
    .slice(0, MAX_SUGGESTIONS);
  return suggestions.length === 0 ? UNKNOWN : { kind: 'suggested', playerId: null, suggestions };
}
