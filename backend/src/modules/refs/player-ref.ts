/** A player as others mention them: nothing private. */
export interface PlayerRef {
  id: number;
  nickname: string;
  avatar: string | null;
  nationality: string | null;
}
