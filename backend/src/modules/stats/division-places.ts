import { Injectable } from '@nestjs/common';
import type { DivisionResults } from '../seasons/divisions/division-results.ts';
import { positionsIn } from './standings/standings-table.ts';

/** The place of each team (`positionsIn`), by division, at one moment of the league. */
export interface PlacesAt {
  /** The change stamp of that moment. It grows with every committed change. */
  readonly stamp: number;
  readonly byDivision: Map<number, ReadonlyMap<number, number | null>>;
}

/** The most divisions to remember, because all their ids are sent with every question. */
const MOST_DIVISIONS = 200;

/**
 * The places in tables that careers show. A career can have a dozen divisions, and each table is computed from all its
 * results. So computed places are remembered together with the change stamp, and used only for rows that were read at
 * the same stamp. A place is therefore never older than the rest of the row. Not used inside transactions, which see
 * more than the stamp says.
 */
@Injectable()
export class DivisionPlaces {
  private latest: PlacesAt = { stamp: -1, byDivision: new Map() };

  known(): PlacesAt {
    return this.latest;
  }

  /** The places of these divisions, and of those that were remembered at this stamp, by division and team. */
  add(known: PlacesAt, stamp: number, divisions: readonly DivisionResults[]): PlacesAt['byDivision'] {
    const ranked = divisions.map((division) => [division.divisionId, positionsIn(division)] as const);
    const isSame = known.stamp === stamp && known.byDivision.size + ranked.length <= MOST_DIVISIONS;
    const byDivision = isSame ? known.byDivision : new Map(known.stamp === stamp ? known.byDivision : []);
    for (const [id, byTeam] of ranked) byDivision.set(id, byTeam);
    // full: starts again with the divisions that were asked for last
    if (stamp > this.latest.stamp || !isSame) this.keep({ stamp, byDivision: new Map(ranked) });
    return byDivision;
  }

  private keep(places: PlacesAt): void {
    if (places.stamp >= this.latest.stamp) this.latest = places;
  }
}
