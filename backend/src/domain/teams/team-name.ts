/** What a team may be called: one line of 1 to 60 characters that does not read like another team's name (T55). */
import { LeagueError } from '../league-error.ts';
import { cleanLine, nicknameKey } from '../text.ts';

export const TEAM_NAME_MAX = 60;

/** The name as it is stored; refuses an empty, an over-long and an unprintable one with INVALID_INPUT. */
export function clean(name: string): string {
  const line = cleanLine(name, 'name');
  if (line.length >= 1 && line.length <= TEAM_NAME_MAX) return line;
  throw new LeagueError('INVALID_INPUT', 'api.team.name-length', {
    field: 'name',
    params: { max: TEAM_NAME_MAX },
  });
}

/** What makes two names the same: letters and digits, not case, spaces, signs or invisible characters. */
export const keyOf = (name: string): string => nicknameKey(name);

/** Another team is called so. */
export const taken = (): LeagueError => new LeagueError('NAME_TAKEN', 'api.team.name-taken', { field: 'name' });
