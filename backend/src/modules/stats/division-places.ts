import { Injectable } from '@nestjs/common';
import type { DivisionResults } from '../divisions/division-results.ts';
import { positionsIn } from '../standings/standings-table.ts';

/** The place of each team, by division: what is known of one moment of the league. */
export interface PlacesAt {
  /** The change stamp of the moment; it rises with every committed change. */
  readonly stamp: number;
  readonly byDivision: Map<number, ReadonlyMap<number, number>>;
}

/** Their ids go with every question, so there are not to be thousands. */
const MOST_DIVISIONS = 200;

/**
 * The places in tables that careers show: a career goes through a dozen divisions, and each table is ranked from all its
 * results. What was ranked at a change stamp is used only with rows of that stamp, which say it themselves: so a place is
 * never older than what it stands beside. Outside of transactions, which see more than the stamp says.
 */
@Injectable()
export class DivisionPlaces {
  private latest: PlacesAt = { stamp: -1, byDivision: new Map() };

  known(): PlacesAt {
    return this.latest;
  }

  /** The places of these divisions and of those that were known at the stamp, by division and team. */
  add(known: PlacesAt, stamp: number, divisions: readonly DivisionResults[]): PlacesAt['byDivision'] {
    const ranked = divisions.map((division) => [division.divisionId, positionsIn(division)] as const);
    const isSame = known.stamp === stamp && known.byDivision.size + ranked.length <= MOST_DIVISIONS;
    const byDivision = isSame ? known.byDivision : new Map(known.stamp === stamp ? known.byDivision : []);
    for (const [id, byTeam] of ranked) byDivision.set(id, byTeam);
    // full: it begins again with those that were asked for last
    if (stamp > this.latest.stamp || !isSame) this.keep({ stamp, byDivision: new Map(ranked) });
    return byDivision;
  }

  private keep(places: PlacesAt): void {
    if (places.stamp >= this.latest.stamp) this.latest = places;
  }
}
