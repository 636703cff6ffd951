/** The short form of a team. Where a season is known, name and logo are those of that season. */
export interface TeamRef {
  id: number;
  name: string;
  logo: string | null;
}
