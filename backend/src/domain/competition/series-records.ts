import { RECORD_KINDS, recordsOf } from './records.ts';
import type { Held, RecordKind } from './records.ts';

/** From this many series on, a record is told: in the first ones, nearly every series would hold some. */
export const LEAST_SERIES = 10;

/** Who holds a record that was set in a game or a series, and where. */
export interface SeriesHolder extends Held {
  seriesId: number | null;
  /** The game of the series, from 1. */
  game: number | null;
  playedAt: string | null;
}

/** The first holders of the records of all divisions with this name. `seriesCount`: their series that count (R5). */
export interface DivisionRecords<Holder> {
  divisionName: string;
  seriesCount: number;
  holders: Holder[];
}

/** Does the series hold the record alone, did it reach it before others, or after another one? */
export type RecordStanding = 'alone' | 'first' | 'equal';

/** A record that a series holds. `divisionName`: of the divisions with this name; null: of the whole league. */
export interface SeriesRecord<Holder> {
  kind: RecordKind;
  value: number;
  divisionName: string | null;
  standing: RecordStanding;
  /** Those of this series. */
  holders: Holder[];
}

/**
 * The records that a series, or a game or a player in it, holds now (R30): those of the whole league first. One of the
 * league is not told again as its division's. Of a shared record only the holders that are named count.
 */
export function recordsOfSeries<Holder extends SeriesHolder>(
  divisions: readonly DivisionRecords<Holder>[],
  seriesId: number,
): SeriesRecord<Holder>[] {
  const own = divisions.find(({ holders }) => holders.some((holder) => holder.seriesId === seriesId));
  if (!own) return [];
  const ofLeague = heldBy(seriesId, ofAll(divisions), null);
  const kinds = new Set(ofLeague.map(({ kind }) => kind));
  return [...ofLeague, ...heldBy(seriesId, own, own.divisionName).filter(({ kind }) => !kinds.has(kind))];
}

type RecordsOf<Holder> = Omit<DivisionRecords<Holder>, 'divisionName'>;

function heldBy<Holder extends SeriesHolder>(
  seriesId: number,
  { seriesCount, holders }: RecordsOf<Holder>,
  divisionName: string | null,
): SeriesRecord<Holder>[] {
  if (seriesCount < LEAST_SERIES) return [];
  return recordsOf(holders).flatMap(({ kind, value, others, holders: named }) => {
    const own = named.filter((holder) => holder.seriesId === seriesId);
    if (own.length === 0) return [];
    const isAlone = others === 0 && own.length === named.length;
    const standing = isAlone ? 'alone' : named[0]?.seriesId === seriesId ? 'first' : 'equal';
    return [{ kind, value, divisionName, standing, holders: own }];
  });
}

/** The records of the league are the best ones of its divisions. */
function ofAll<Holder extends SeriesHolder>(divisions: readonly DivisionRecords<Holder>[]): RecordsOf<Holder> {
  return {
    seriesCount: divisions.reduce((sum, division) => sum + division.seriesCount, 0),
    holders: RECORD_KINDS.flatMap((kind) => bestOfKind(divisions, kind)),
  };
}

function bestOfKind<Holder extends SeriesHolder>(
  divisions: readonly DivisionRecords<Holder>[],
  kind: RecordKind,
): Holder[] {
  const lists = divisions.map(({ holders }) => holders.filter((holder) => holder.kind === kind));
  const most = Math.max(...lists.map(([first]) => first?.value ?? 0));
  const best = lists.filter(([first]) => first?.value === most);
  const holderCount = best.reduce((sum, [first]) => sum + (first?.holderCount ?? 0), 0);
  return best
    .flat()
    .sort(byTime)
    .map((holder) => ({ ...holder, holderCount }));
}

/** Who reached it first comes first. What happened in the same game stays in its order. */
function byTime(a: SeriesHolder, b: SeriesHolder): number {
  return (
    Date.parse(a.playedAt ?? '') - Date.parse(b.playedAt ?? '') ||
    (a.seriesId ?? 0) - (b.seriesId ?? 0) ||
    (a.game ?? 0) - (b.game ?? 0)
  );
}
