/** A team as others mention it. Where a season is known, name and logo are those of that season. */
export interface TeamRef {
  id: number;
  name: string;
  logo: string | null;
}

/** A `TeamRef` of a `team` row, by the row's alias: as the team is today. */
export const teamRefSql = (team: string): string =>
  `json_build_object('id', ${team}.id, 'name', ${team}.name, 'logo', ${team}.logo)`;

/** A `TeamRef` of a `division_team` row, by the row's alias: as the team was that season. */
export const seasonTeamRefSql = (divisionTeam: string): string =>
  `json_build_object('id', ${divisionTeam}.team_id, 'name', ${divisionTeam}.name, 'logo', ${divisionTeam}.logo)`;
