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
  id: number;
  title: string;
  slug: string;
  publishedAt: string;
  /** Readers who hide results see its day instead of its title (R40). */
  mayTellResults: boolean;
}

/** A series that is being played (R41). */
export interface PlayingHit {
  id: number;
  home: TeamRef;
  away: TeamRef;
}

/** A series of two found teams. Its result is not told, so there is nothing to hide (R40). */
export interface SeriesHit {
  id: number;
  home: TeamRef;
  away: TeamRef;
  division: DivisionRef;
  /** ISO; null: no time is set. */
  scheduledAt: string | null;
}

/** What the palette shows for a text; each kind is sorted, the best first. */
export interface PaletteHits {
  players: PlayerRef[];
  teams: TeamRef[];
  divisions: DivisionHit[];
  news: NewsHit[];
  playing: PlayingHit[];
  /** Series of the two teams that the text names, the nearest in time first. */
  series: SeriesHit[];
}
