/**
 * Sanctions of players and teams (R24): what staff may decide, and whether a sanction is in force. Days are
 * `YYYY-MM-DD` in Sweden, the first and the last included.
 */
import { LeagueError } from '../league-error.ts';
import * as StockholmTime from '../stockholm-time.ts';
import { cleanLines, pastedText } from '../text.ts';

export const SANCTION_KINDS = ['warning', 'suspension', 'ban'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** coming: its first day is later. served: the series are over. ended: its last day is past. */
export const SANCTION_STATES = ['coming', 'inForce', 'served', 'lifted', 'ended'] as const;
export type SanctionState = (typeof SANCTION_STATES)[number];

export const SANCTION_REASON_MAX = 500;
export const SANCTION_NOTE_MAX = 2000;
/** No season has more series for a team, so more is a typing mistake. */
export const SANCTION_SERIES_MAX = 50;

/** What decides from when to when a sanction is in force. */
export interface SanctionTerm {
  kind: SanctionKind;
  startsOn: string;
  /** null: for good, or until the series are over. */
  endsOn: string | null;
  /** Of a suspension: over how many of the team's series it goes. */
  seriesCount: number | null;
  liftedOn: string | null;
}

/** A reported series of the team that the player was in when it was played. */
export interface SuspendedSeries {
  /** ISO text in UTC. */
  playedAt: string;
  isWalkover: boolean;
  /** The player has a row in it, so they were not out. */
  didPlay: boolean;
}

/** A sanction's term with the series that may count. `series` is empty when it goes by days. */
export interface CountedTerm extends SanctionTerm {
  series: readonly SuspendedSeries[];
}

/**
 * How many series of a suspension are over before a time. A walkover does not count, because no one was kept from
 * playing; nor does a series in which the player took part anyway.
 */
export function seriesServed({ startsOn, seriesCount, series }: CountedTerm, before: Date | null = null): number {
  const counted = series.filter(
    ({ playedAt, isWalkover, didPlay }) =>
      !isWalkover &&
      !didPlay &&
      StockholmTime.stockholmDate(new Date(playedAt)) >= startsOn &&
      (before === null || new Date(playedAt) < before),
  ).length;
  return Math.min(counted, seriesCount ?? 0);
}

/** A sanction's state at a time. On the day when it is lifted it is no longer in force. */
export function stateOf(term: CountedTerm, at: Date): SanctionState {
  const { startsOn, endsOn, seriesCount, liftedOn } = term;
  const day = StockholmTime.stockholmDate(at);
  if (liftedOn !== null && day >= liftedOn) return 'lifted';
  if (day < startsOn) return 'coming';
  if (endsOn !== null && day > endsOn) return 'ended';
  if (seriesCount !== null && seriesServed(term, at) >= seriesCount) return 'served';
  return 'inForce';
}

/** The heaviest sanction that keeps a player from playing at a time: a ban before a suspension; null for none. */
export function suspendedBy<T extends CountedTerm>(terms: readonly T[], at: Date): T | null {
  const inForce = terms.filter((term) => term.kind !== 'warning' && stateOf(term, at) === 'inForce');
  return inForce.find(({ kind }) => kind === 'ban') ?? inForce[0] ?? null;
}

/** A player who may be banned. */
export interface BannablePlayer {
  nickname: string;
  terms: readonly CountedTerm[];
}

/** Refuses when one of the players is banned at this time (PLAYER_BANNED), and names the player. */
export function assertNoneBanned(players: readonly BannablePlayer[], at: Date): void {
  const banned = players.find(({ terms }) => suspendedBy(terms, at)?.kind === 'ban');
  if (banned) throw new LeagueError('PLAYER_BANNED', 'api.sanction.banned', { params: { player: banned.nickname } });
}

/** What staff may change later. */
export interface SanctionTexts {
  /** For people to read; the English one is optional. */
  reasonSv: string;
  reasonEn: string | null;
  /** For staff only. */
  note: string | null;
  /** Shown on the page of the player or team. */
  isPublic: boolean;
}

/** A new sanction: of a player or of a team. */
export interface NewSanction extends Omit<SanctionTerm, 'liftedOn'>, SanctionTexts {
  playerId: number | null;
  teamId: number | null;
}

/** The stored form of a new sanction. Refuses the first impossible field by its name (INVALID_INPUT). */
export function assertSanction(typed: NewSanction): NewSanction {
  const { kind, playerId, teamId, seriesCount } = typed;
  if ((playerId === null) === (teamId === null)) throw invalid('playerId', 'who');
  if (teamId !== null && kind !== 'warning') throw invalid('kind', 'team-only-warning');
  const startsOn = dayOf(typed.startsOn, 'startsOn');
  const endsOn = typed.endsOn === null ? null : dayOf(typed.endsOn, 'endsOn');
  if (endsOn !== null && endsOn < startsOn) throw invalid('endsOn', 'end-before-start');
  if (kind !== 'suspension' && seriesCount !== null) throw invalid('seriesCount', 'series-only-suspension');
  if (kind === 'suspension' && (endsOn === null) === (seriesCount === null)) throw invalid('endsOn', 'one-end');
  if (seriesCount !== null && !isCount(seriesCount)) {
    throw invalid('seriesCount', 'series-count', { max: SANCTION_SERIES_MAX });
  }
  return { kind, playerId, teamId, startsOn, endsOn, seriesCount, ...assertTexts(typed) };
}

/** The stored form of a sanction's texts. */
export const assertTexts = ({ reasonSv, reasonEn, note, isPublic }: SanctionTexts): SanctionTexts => ({
  reasonSv: assertReason(reasonSv, 'reasonSv'),
  reasonEn: optional(reasonEn, 'reasonEn', SANCTION_REASON_MAX),
  note: optional(note, 'note', SANCTION_NOTE_MAX),
  isPublic,
});

/** The stored form of a required reason. */
export function assertReason(text: string, field: string): string {
  const reason = cleanLines(text, field);
  if (reason.length >= 1 && reason.length <= SANCTION_REASON_MAX) return reason;
  throw invalid(field, 'reason', { max: SANCTION_REASON_MAX });
}

/** A sanction that is over cannot be lifted (SANCTION_OVER). */
export function assertMayLift(term: CountedTerm, at: Date): void {
  const state = stateOf(term, at);
  if (state !== 'coming' && state !== 'inForce') throw new LeagueError('SANCTION_OVER', 'api.sanction.over');
}

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= SANCTION_SERIES_MAX;

function optional(text: string | null, field: string, max: number): string | null {
  const clean = text === null ? '' : cleanLines(text, field);
  if (clean.length > max) throw new LeagueError('INVALID_INPUT', 'api.error.too-long', { field, params: { max } });
  return clean === '' ? null : clean;
}

function dayOf(text: string, field: string): string {
  const day = pastedText(text);
  StockholmTime.parseTime(`${day} 12:00`, field);
  return day;
}

const invalid = (field: string, reason: string, params: Record<string, number> = {}): LeagueError =>
  new LeagueError('INVALID_INPUT', `api.sanction.${reason}`, { field, params });
