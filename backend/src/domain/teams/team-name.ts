/** The rules of team names: one line of 1 to 60 characters that does not look like another team's name (T55). */
import { LeagueError } from '../league-error.ts';
import { cleanLine, nicknameKey } from '../text.ts';

export const TEAM_NAME_MAX = 60;

/** The stored form of the name. Refuses an empty, a too long and an unprintable one (INVALID_INPUT). */
export function clean(name: string): string {
  const line = cleanLine(name, 'name');
  if (line.length >= 1 && line.length <= TEAM_NAME_MAX) return line;
  throw new LeagueError('INVALID_INPUT', 'api.team.name-length', {
    field: 'name',
    params: { max: TEAM_NAME_MAX },
  });
}

/** The key by which names are compared: letters and digits, without case, spaces, signs or invisible characters. */
export const keyOf = (name: string): string => nicknameKey(name);

/** The name belongs to another team. */
export const taken = (): LeagueError => new LeagueError('NAME_TAKEN', 'api.team.name-taken', { field: 'name' });
