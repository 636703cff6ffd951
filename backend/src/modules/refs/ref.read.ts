/** The JSON of what others mention, as the `*-ref.ts` beside it say. */

/** A `PlayerRef` of a `player` row, by the row's alias. */
export const playerRefSql = (player: string): string =>
  `json_build_object('id', ${player}.id, 'nickname', ${player}.nickname, 'avatar', ${player}.avatar, 'nationality', ${player}.nationality)`;

/** A `TeamRef` of a `team` row, by the row's alias: as the team is today. */
export const teamRefSql = (team: string): string =>
  `json_build_object('id', ${team}.id, 'name', ${team}.name, 'logo', ${team}.logo)`;

/** A `TeamRef` of a `division_team` row, by the row's alias: as the team was that season. */
export const seasonTeamRefSql = (divisionTeam: string): string =>
  `json_build_object('id', ${divisionTeam}.team_id, 'name', ${divisionTeam}.name, 'logo', ${divisionTeam}.logo)`;

/** A `DivisionRef` of a `division` row, by the row's alias. */
export const divisionRefSql = (division: string): string =>
  `json_build_object('id', ${division}.id, 'name', ${division}.name, 'discriminator', ${division}.discriminator, 'rank', ${division}.rank, 'seasonId', ${division}.season_id)`;

/** A `SeasonRef` of a `season` row, by the row's alias. */
export const seasonRefSql = (season: string): string => `json_build_object('id', ${season}.id, 'name', ${season}.name)`;
