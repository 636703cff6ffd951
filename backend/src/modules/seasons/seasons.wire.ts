import type { DivisionRef } from '../refs/division-ref.ts';
import type { SeasonWithDivisions } from './season.ts';

/** A row of GET /api/season/current/divisions. */
export const toDivisionLinkWireRow = ({ discriminator, name }: DivisionRef) => ({ discriminator, name });

/** A row of GET /api/season/all/division/all. */
export const toSeasonDivisionsWireRow = ({ id, name, divisions }: SeasonWithDivisions) => ({
  id,
  name,
  divisions: divisions.map(toDivisionLinkWireRow),
});

/** A row of GET /api/season/all. */
export const toSeasonWireRow = ({ id, name, startsOn, endsOn, divisions, format }: SeasonWithDivisions) => ({
  id,
  name,
  startdate: startsOn,
  enddate: endsOn,
  numberDivisions: divisions.length,
  format,
});
