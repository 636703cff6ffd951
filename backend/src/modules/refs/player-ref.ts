/** The short form of a player, without anything private. */
export interface PlayerRef {
  id: number;
  nickname: string;
  avatar: string | null;
  nationality: string | null;
}
