/** A player as others mention him: nothing private. */
export interface PlayerRef {
  id: number;
  nickname: string;
  avatar: string | null;
  nationality: string | null;
}

/** A `PlayerRef` of a `player` row, by the row's alias. */
export const playerRefSql = (player: string): string =>
  `json_build_object('id', ${player}.id, 'nickname', ${player}.nickname, 'avatar', ${player}.avatar, 'nationality', ${player}.nationality)`;
