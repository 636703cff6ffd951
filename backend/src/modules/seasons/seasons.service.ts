import { Injectable } from '@nestjs/common';
import type { SeasonWithDivisions } from './season.ts';
import { SeasonsRepository } from './seasons.repository.ts';

/** Reads seasons. */
@Injectable()
export class SeasonsService {
  constructor(private readonly seasons: SeasonsRepository) {}

  /** All seasons, newest first, also those without divisions. */
  all(): Promise<SeasonWithDivisions[]> {
    return this.seasons.findAll();
  }

  byId(id: number): Promise<SeasonWithDivisions | null> {
    return this.seasons.findById(id);
  }

  /** The season that teams sign up for: the chosen one, or the current one. */
  signupSeason(): Promise<SeasonWithDivisions | null> {
    return this.seasons.findSignupSeason();
  }

  /** The current season; null when there is none. */
  current(): Promise<SeasonWithDivisions | null> {
    return this.seasons.findCurrent();
  }
}
