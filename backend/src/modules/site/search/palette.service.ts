import { Injectable } from '@nestjs/common';
import { searchText } from '../../../domain/text.ts';
import { Clock } from '../../../platform/clock.ts';
import { containingPattern, startingWith } from '../../../platform/db/table-page.ts';
import type { PaletteHits } from './palette.ts';
import { PaletteRepository } from './palette.repository.ts';
import { teamPairsOf } from './team-pairs.ts';

/** Longer than any name; more text is not used. */
const LONGEST_TEXT = 60;
/** A shorter text is only compared with the beginnings of names, because too many names contain it. */
const SHORTEST_PART = 3;
const MOST_OF_A_KIND = 5;

const NOTHING: PaletteHits = { players: [], teams: [], divisions: [], news: [], playing: [], series: [] };

const patternOf = (text: string): string =>
  [...text].length < SHORTEST_PART ? startingWith(text) : containingPattern(text);

/** Finds players, teams, divisions and news by a name or a similar text, so that a typing error does no harm. */
@Injectable()
export class PaletteService {
  constructor(
    private readonly palette: PaletteRepository,
    private readonly clock: Clock,
  ) {}

  /** At most five of each kind, the best first; nothing for an empty text. */
  async search(typed: string): Promise<PaletteHits> {
    // PostgreSQL cannot store a NUL in a text
    const text = [...typed.replaceAll('\0', '').trim()].slice(0, LONGEST_TEXT).join('');
    const start = startingWith(text);
    if (start === '') return NOTHING;
    const pairs = teamPairsOf(text).map(([one, other]): [string, string] => [patternOf(one), patternOf(other)]);
    const exact = text.normalize('NFC').toLowerCase();
    const patterns = { part: patternOf(text), start, text: searchText(text), typed: exact, pairs };
    return this.palette.find(patterns, this.clock.now(), MOST_OF_A_KIND);
  }
}
