import type { AdminStagePartsFragment, AdminStagesQuery } from './stages-page.generated';

/** Who gets a seed, as the form holds it. `key` is the value of the list to choose from. */
export interface SeedChoice {
  key: string;
  name: string;
  teamId: number | null;
  divisionId: number | null;
  place: number | null;
}

/** A team that can be added, with its division of the season, or that it has signed up. */
export interface TeamChoice extends SeedChoice {
  note: string | null;
}

const ofTeam = ({ id, name }: { id: number; name: string }): SeedChoice => ({
  ...{ key: `team-${id}`, name, teamId: id, divisionId: null, place: null },
});

const ofPlace = (divisionId: number, place: number, name: string): SeedChoice => ({
  ...{ key: `place-${divisionId}-${place}`, name, teamId: null, divisionId, place },
});

/** The seeds as they are stored, the best first. */
export const seedsOf = (
  { bracket }: Pick<AdminStagePartsFragment, 'bracket'>,
  nameOfPlace: (division: string, place: number) => string,
): SeedChoice[] =>
  bracket.entrants.flatMap(({ team, source }) => {
    if (source) return ofPlace(source.division.id, source.place, nameOfPlace(source.division.name, source.place));
    return team ? ofTeam(team) : [];
  });

/** Who has each place now, by the key of the choice. */
export function holdersOf({ bracket }: AdminStagePartsFragment): ReadonlyMap<string, string> {
  const names = new Map(bracket.holders.map(({ seed, team }) => [seed, team.name]));
  return new Map(
    bracket.entrants.flatMap(({ seed, source }) => {
      const name = names.get(seed);
      return source && name ? [[ofPlace(source.division.id, source.place, '').key, name] as const] : [];
    }),
  );
}

/** What can be added: the places of the season's tables, then teams. */
export function choicesOf(
  { divisionSummaries, stageCandidates }: AdminStagesQuery,
  seasonId: number,
  { nameOfPlace, signedUp }: { nameOfPlace: (division: string, place: number) => string; signedUp: string },
): { places: SeedChoice[]; teams: TeamChoice[] } {
  const noteOf = (division: string | null, isSignedUp: boolean) => division ?? (isSignedUp ? signedUp : null);
  const tables = divisionSummaries.filter((division) => division.seasonId === seasonId);
  return {
    places: tables.flatMap(({ divisionId, division, teamCount }) =>
      Array.from({ length: teamCount }, (_, index) => ofPlace(divisionId, index + 1, nameOfPlace(division, index + 1))),
    ),
    teams: stageCandidates.map(({ team, isSignedUp, division }) => ({
      ...ofTeam(team),
      note: noteOf(division, isSignedUp),
    })),
  };
}

/** The list with a seed one place up or down. */
export function moved<T>(seeds: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  if (to < 0 || to >= seeds.length) return [...seeds];
  const without = seeds.toSpliced(at, 1);
  return without.toSpliced(to, 0, seeds[at] as T);
}
