/** SQL for the short forms of the `*-ref.ts` files. */

/** SQL: a `PlayerRef` of a `player` row, by the row's alias; `id` is its column with the player's id. */
export const playerRefSql = (player: string, id = 'id'): string =>
  `json_build_object('id', ${player}.${id}, 'nickname', ${player}.nickname, 'avatar', ${player}.avatar, 'nationality', ${player}.nationality)`;

/** SQL: a `TeamRef` of a `team` row, by the row's alias: the team today. */
export const teamRefSql = (team: string): string =>
  `json_build_object('id', ${team}.id, 'name', ${team}.name, 'logo', ${team}.logo)`;

/** SQL: a `TeamRef` of a `division_team` row, by the row's alias: the team in that season. */
export const seasonTeamRefSql = (divisionTeam: string): string =>
  `json_build_object('id', ${divisionTeam}.team_id, 'name', ${divisionTeam}.name, 'logo', ${divisionTeam}.logo)`;

/** SQL: a `DivisionRef` of a `division` row, by the row's alias. */
export const divisionRefSql = (division: string): string =>
  `json_build_object('id', ${division}.id, 'name', ${division}.name, 'nameEng', ${division}.name_en, 'discriminator', ${division}.discriminator, 'rank', ${division}.rank, 'seasonId', ${division}.season_id)`;

/** SQL: a `SeasonRef` of a `season` row, by the row's alias. */
export const seasonRefSql = (season: string): string => `json_build_object('id', ${season}.id, 'name', ${season}.name)`;
