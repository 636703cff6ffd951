import type { TableBand } from '../../domain/competition/placement-band.ts';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import type { SeasonRef } from '../refs/season-ref.ts';

/** Who runs a division; an account without a player has no page to link to. */
export interface DivisionAdmin {
  playerId: number | null;
  nickname: string;
}

/** A colour over table rows with its legend. */
export interface DescribedBand extends TableBand {
  descriptionSv: string;
  descriptionEn: string;
}

/** What the address of a division's page says. */
export interface DivisionAddress {
  discriminator: string;
  seasonId: number;
}

/** The head of a division's page. `weeks` is the last week with a series, 0 before a schedule is made. */
export interface DivisionPage {
  id: number;
  name: string;
  discriminator: string;
  rank: number;
  season: SeasonRef;
  format: SeriesFormat;
  admin: DivisionAdmin | null;
  bands: DescribedBand[];
  weeks: number;
  /** The week of the next series with a time ahead, else the first week with one to play; null when all is played. */
  currentWeek: number | null;
}

/** A division in the staff's list. */
export interface DivisionSummary {
  divisionId: number;
  division: string;
  seasonId: number;
  season: string;
  adminUserId: number | null;
  adminNickname: string | null;
  /** An account without a player has no page to link to. */
  adminPlayerId: number | null;
  teamCount: number;
  seriesCount: number;
}
