import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { containingPattern, startingWith } from '../../../platform/db/table-page.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import type { PlayerSearchPage } from './search-hit.ts';
import { SearchRepository } from './search.repository.ts';
import type { NamePatterns } from './search.repository.ts';

/** The longest search text: the length of a nickname. */
const LONGEST_TEXT = 34;
const LONGEST_PAGE = 100;
const FURTHEST_OFFSET = 10_000;

/** Finds players and teams by a part of their names. Upper and lower case are the same. */
@Injectable()
export class SearchService {
  constructor(
    private readonly hits: SearchRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Players by nickname, chat name or team; an empty text finds all. Refuses a text of more than 34 characters
   * (INVALID_INPUT).
   */
  players(text: string, first: number, offset: number): Promise<PlayerSearchPage> {
    const page = { first: between(1, first, LONGEST_PAGE), offset: between(0, offset, FURTHEST_OFFSET) };
    return this.hits.findPlayers(patternsOf(text), this.clock.now(), page);
  }

  /** Teams by name, active ones first; an empty text finds all. Refuses a longer text as `players` does. */
  teams(text: string, first: number): Promise<TeamRef[]> {
    return this.hits.findTeams(patternsOf(text), between(1, first, LONGEST_PAGE));
  }
}

function patternsOf(text: string): NamePatterns {
  const trimmed = text.trim();
  if ([...trimmed].length > LONGEST_TEXT) {
    throw new LeagueError('INVALID_INPUT', 'api.search.too-long', {
      field: 'text',
      params: { max: LONGEST_TEXT },
    });
  }
  // PostgreSQL cannot store a NUL in a text, so no name has one
  const typed = trimmed.replaceAll('\0', '').normalize('NFC').toLowerCase();
  // without a text, all names are found
  return { part: containingPattern(typed) || '%', start: startingWith(typed) || '%', typed };
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);
