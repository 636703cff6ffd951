import { Injectable } from '@nestjs/common';
import type { OwnMatterAct } from './own-matter-acts.ts';
import { OwnMattersRepository } from './own-matters.repository.ts';

/** The most acts that visitors are shown; a league has a few in a season. */
const MOST_SHOWN = 100;

/** What admins did in their own matters, for everyone (R17). */
@Injectable()
export class OwnMattersService {
  constructor(private readonly acts: OwnMattersRepository) {}

  /** The latest 100, the newest first. */
  latest(): Promise<OwnMatterAct[]> {
    return this.acts.findLatest(MOST_SHOWN);
  }
}
