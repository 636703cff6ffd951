import type { DivisionRef } from '../../refs/division-ref.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** A division with its season, because several seasons have divisions with the same name. */
export interface DivisionHit {
  division: DivisionRef;
  season: SeasonRef;
}

/** A published post. */
export interface NewsHit {
  title: string;
  slug: string;
}

/** What the palette shows for a text; each kind is sorted, the best first. */
export interface PaletteHits {
  players: PlayerRef[];
  teams: TeamRef[];
  divisions: DivisionHit[];
  news: NewsHit[];
}
