import { recordsOf } from './records.ts';
import type { RecordKind, RecordValue } from './records.ts';

/** From this many series on, a record is told: in the first ones, nearly every series would hold some. */
export const LEAST_SERIES = 10;

/** Who holds a record that was set in a game or a series, and where. */
export interface SeriesHolder extends RecordValue {
  seriesId: number | null;
  /** The game of the series, from 1. */
  game: number | null;
  playedAt: string | null;
}

/** The first holders of some records. */
interface FoundRecords<Holder> {
  /** The series that count (R5) in these divisions; those beyond the needed ones need not be counted. */
  seriesCount: number;
  holders: Holder[];
}

/** The records that a series can hold: those of the league, and those of all divisions with the name of its own. */
export interface CompetingRecords<Holder> {
  league: FoundRecords<Holder>;
  own: FoundRecords<Holder> & { divisionName: string };
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
  { league, own }: CompetingRecords<Holder>,
  seriesId: number,
): SeriesRecord<Holder>[] {
  const ofLeague = heldBy(seriesId, league, null);
  const kinds = new Set(ofLeague.map(({ kind }) => kind));
  return [...ofLeague, ...heldBy(seriesId, own, own.divisionName).filter(({ kind }) => !kinds.has(kind))];
}

function heldBy<Holder extends SeriesHolder>(
  seriesId: number,
  { seriesCount, holders }: FoundRecords<Holder>,
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
