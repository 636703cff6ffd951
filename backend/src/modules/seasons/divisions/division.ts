import type { BandMeaning } from '../../../domain/competition/standings/band-meaning.ts';
import type { TableBand } from '../../../domain/competition/standings/placement-band.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';

/** The admin of a division. An account without a player has no page to link to. */
export interface DivisionAdmin {
  playerId: number | null;
  nickname: string;
}

/** A colour of some table rows, with its words and what it leads to. */
export interface DescribedBand extends TableBand {
  descriptionSv: string;
  descriptionEn: string;
  /** null when the words are all that is known. */
  meaning: BandMeaning | null;
}

/** The parts of the address of a division's page. */
export interface DivisionAddress {
  discriminator: string;
  seasonId: number;
}

/** The top part of a division's page. `weeks` is the last week with a series; 0 without a schedule. */
export interface DivisionPage {
  id: number;
  name: string;
  /** In English; null: the same. */
  nameEng: string | null;
  discriminator: string;
  rank: number;
  /** It has a bracket and no table (R43). */
  isStage: boolean;
  season: SeasonRef;
  format: SeriesFormat;
  admin: DivisionAdmin | null;
  bands: DescribedBand[];
  weeks: number;
  /**
   * The week of the next series that has a time; else the first week with a series to play; null when all are played.
   */
  currentWeek: number | null;
}

/** A division in the staff's list. */
export interface DivisionSummary {
  divisionId: number;
  division: string;
  seasonId: number;
  season: string;
  isCurrentSeason: boolean;
  adminUserId: number | null;
  adminNickname: string | null;
  /** An account without a player has no page to link to. */
  adminPlayerId: number | null;
  teamCount: number;
  seriesCount: number;
}
