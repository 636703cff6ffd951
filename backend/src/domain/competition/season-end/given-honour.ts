/** Honours that staff give in a settled season (R46). */
import { LeagueError } from '../../league-error.ts';
import { cleanLine, cleanLines } from '../../text.ts';

export const HONOUR_NAME_MAX = 60;
export const HONOUR_TEXT_MAX = 300;

/** What an honour was given for, for people to read. */
export interface HonourTexts {
  textSv: string | null;
  textEn: string | null;
}

/** What one of staff's own is called, and what it was given for. */
export interface HonourWords extends HonourTexts {
  nameSv: string;
  nameEn: string;
}

/** Who gets one of staff's own: a player or a team. */
export interface HonourSubject {
  playerId: number | null;
  teamId: number | null;
}

/** Refuses while the season is not settled (SEASON_OPEN): its honours are published with its champions. */
export function assertHonoursOpen(settledAt: string | null): void {
  if (settledAt === null) throw new LeagueError('SEASON_OPEN', 'api.honour.season-open');
}

/** Others have changed the honour since the caller saw it. */
export const honourChangedMeanwhile = (): LeagueError =>
  new LeagueError('CHANGED_MEANWHILE', 'api.honour.changed-meanwhile');

/** Refuses a player and a team at once, and neither (INVALID_INPUT). */
export function assertHonourSubject({ playerId, teamId }: HonourSubject): void {
  if ((playerId === null) === (teamId === null)) {
    throw new LeagueError('INVALID_INPUT', 'api.honour.who', { field: 'playerId' });
  }
}

/** The stored form of the texts. */
export const assertHonourTexts = ({ textSv, textEn }: HonourTexts): HonourTexts => ({
  textSv: optional(textSv, 'textSv'),
  textEn: optional(textEn, 'textEn'),
});

/** The stored form of names and texts. Refuses a missing or too long one by its field (INVALID_INPUT). */
export const assertHonourWords = (typed: HonourWords): HonourWords => ({
  nameSv: nameOf(typed.nameSv, 'nameSv'),
  nameEn: nameOf(typed.nameEn, 'nameEn'),
  ...assertHonourTexts(typed),
});

function nameOf(text: string, field: string): string {
  const name = cleanLine(text, field);
  if (name.length >= 1 && name.length <= HONOUR_NAME_MAX) return name;
  throw new LeagueError('INVALID_INPUT', 'api.honour.name', { field, params: { max: HONOUR_NAME_MAX } });
}

function optional(text: string | null, field: string): string | null {
  const clean = text === null ? '' : cleanLines(text, field);
  if (clean.length > HONOUR_TEXT_MAX) {
    throw new LeagueError('INVALID_INPUT', 'api.error.too-long', { field, params: { max: HONOUR_TEXT_MAX } });
  }
  return clean === '' ? null : clean;
}
