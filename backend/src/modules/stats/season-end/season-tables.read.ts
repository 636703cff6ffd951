import { divisionRefSql } from '../../refs/ref.read.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import { divisionResultsSql, toDivisionResults } from '../../seasons/divisions/division-results.read.ts';
import type { StoredResults } from '../../seasons/divisions/division-results.read.ts';
import type { DescribedBand } from '../../seasons/divisions/division.ts';
import { placementBandsSql } from '../../seasons/divisions/placement-band.read.ts';
import type { EndedDivision } from './season-end.ts';

/** A division with what its table is made of. */
export interface StoredTable {
  division: DivisionRef;
  bands: DescribedBand[];
  results: StoredResults;
}

/** SQL: the tables of the season that `of` tells, the top ones first. */
export const tablesSql = (of: string): string => `
  select ${divisionRefSql('d')} as division, ${placementBandsSql('d')} as bands, ${divisionResultsSql('d')} as results
    from division d where d.season_id = ${of} and not d.is_stage order by d.rank, d.id`;

/** Adds the names of the fields. */
export const toEndedDivision = ({ results, ...row }: StoredTable): EndedDivision => ({
  ...row,
  results: toDivisionResults(results),
});
