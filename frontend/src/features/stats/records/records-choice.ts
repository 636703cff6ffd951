import { idOf } from '../../../lib/paths';
import type { RecordsChoicesQuery, RecordsPageQueryVariables } from './records-page.generated';

/** The longest name of a division. */
const LONGEST = 100;

/** A level of the league in the address: `?division=level-2`. Every other value is a division's name. */
export const levelKey = (rank: number): string => `level-${rank}`;

const levelOf = (text: string): number | null => {
  const [, rank] = /^level-([1-9]\d?)$/.exec(text) ?? [];
  return rank === undefined ? null : Number(rank);
};

/** What to ask for: `?season=8&division=Elit`. Choices that cannot be read are left out. */
export function variablesOf(search: URLSearchParams): RecordsPageQueryVariables {
  const seasonId = idOf(search.get('season') ?? undefined);
  const division = (search.get('division') ?? '').slice(0, LONGEST);
  const level = levelOf(division);
  return {
    ...(seasonId === null ? {} : { seasonId }),
    ...(level !== null ? { level } : division === '' ? {} : { divisionName: division }),
  };
}

/** The levels and the names that divisions have, the top first; of one season, or of all. */
export function divisionChoices(seasons: RecordsChoicesQuery['seasons'], seasonId: number | null | undefined) {
  const divisions = seasons
    .filter(({ id }) => seasonId == null || id === seasonId)
    .flatMap((season) => season.divisions)
    .sort((a, b) => a.rank - b.rank);
  return {
    levels: [...new Set(divisions.map(({ rank }) => rank))],
    names: [...new Set(divisions.map(({ name }) => name))],
  };
}
