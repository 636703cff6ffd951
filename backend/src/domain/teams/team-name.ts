/** The rules of team names: one line of 1 to 60 characters that does not look like another team's name (T55). */
import { LeagueError } from '../league-error.ts';
import { cleanLine, keySimilarity, nicknameKey } from '../text.ts';

export const TEAM_NAME_MAX = 60;

/** The stored form of the name. Refuses an empty, a too long and an unprintable one (INVALID_INPUT). */
export function cleanTeamName(name: string): string {
  const line = cleanLine(name, 'name');
  if (line.length >= 1 && line.length <= TEAM_NAME_MAX) return line;
  throw new LeagueError('INVALID_INPUT', 'api.team.name-length', {
    field: 'name',
    params: { max: TEAM_NAME_MAX },
  });
}

/** The key by which names are compared: letters and digits, without case, spaces, signs or invisible characters. */
export const keyOf = (name: string): string => nicknameKey(name);

/** Names that share fewer letters are not shown to staff as similar, 0 to 1. */
const SIMILAR_FROM = 0.6;
/** A shorter name stands in many others by chance. */
const TELLING_LETTERS = 4;

/**
 * How near a wanted name is to another team's. `same`: it reads the same, so it cannot be taken. `similar`: visitors may
 * mistake one for the other, because few letters differ or because one name stands in the other. Null: neither.
 */
export function likenessOf(wanted: string, other: string): 'same' | 'similar' | null {
  const [one, two] = [keyOf(wanted), keyOf(other)];
  if (one === two) return 'same';
  const [shorter, longer] = one.length < two.length ? [one, two] : [two, one];
  if (shorter.length >= TELLING_LETTERS && longer.includes(shorter)) return 'similar';
  return keySimilarity(one, two) >= SIMILAR_FROM ? 'similar' : null;
}

/** The name belongs to another team. */
export const teamNameTaken = (): LeagueError => new LeagueError('NAME_TAKEN', 'api.team.name-taken', { field: 'name' });
