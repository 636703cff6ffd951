/** A division as others mention it; `rank` 1 is the top. */
export interface DivisionRef {
  id: number;
  name: string;
  discriminator: string;
  rank: number;
  seasonId: number;
}

/** A `DivisionRef` of a `division` row, by the row's alias. */
export const divisionRefSql = (division: string): string =>
  `json_build_object('id', ${division}.id, 'name', ${division}.name, 'discriminator', ${division}.discriminator, 'rank', ${division}.rank, 'seasonId', ${division}.season_id)`;
