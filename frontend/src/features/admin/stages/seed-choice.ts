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
  /** It has signed up, and plays in no table of the season. */
  isUnplaced: boolean;
}

/** What can be added to the seeds of a stage. */
export interface StageChoices {
  /** Of tables, and then of other stages. */
  places: readonly SeedChoice[];
  teams: readonly TeamChoice[];
}

const ofTeam = ({ id, name }: { id: number; name: string }): SeedChoice => ({
  ...{ key: `team-${id}`, name, teamId: id, divisionId: null, place: null },
});

const ofPlace = (divisionId: number, place: number, name: string): SeedChoice => ({
  ...{ key: `place-${divisionId}-${place}`, name, teamId: null, divisionId, place },
});

/** How a place is called; that of another stage says what it means there. */
export type NameOfPlace = (place: PlacedIn & { place: number }) => string;

/** A table or a stage that has places. */
interface PlacedIn {
  name: string;
  nameEng: string | null;
  isStage: boolean;
}

/** The seeds as they are stored, the best first. */
export const seedsOf = (
  { bracket }: Pick<AdminStagePartsFragment, 'bracket'>,
  nameOfPlace: NameOfPlace,
): SeedChoice[] =>
  bracket.entrants.flatMap(({ team, source }) => {
    if (source) {
      const { division, isStage, place } = source;
      return ofPlace(
        division.id,
        place,
        nameOfPlace({ name: division.name, nameEng: division.nameEng, isStage, place }),
      );
    }
    return team ? ofTeam(team) : [];
  });

/** Who has each place now, by the key of the choice. */
export function holdersOf({ bracket }: AdminStagePartsFragment): ReadonlyMap<string, { id: number; name: string }> {
  const teams = new Map(bracket.holders.map(({ seed, team }) => [seed, team]));
  return new Map(
    bracket.entrants.flatMap(({ seed, source }) => {
      const team = teams.get(seed);
      return source && team ? [[ofPlace(source.division.id, source.place, '').key, team] as const] : [];
    }),
  );
}

/** The rating of a seed's team, or of who has its place now; null: not known. */
export function strengthsOf(
  { stageCandidates }: Pick<AdminStagesQuery, 'stageCandidates'>,
  holders: ReturnType<typeof holdersOf>,
): (seed: SeedChoice) => number | null {
  const ratings = new Map(stageCandidates.map(({ team, mmr }) => [team.id, mmr]));
  return ({ key, teamId }) => ratings.get(teamId ?? holders.get(key)?.id ?? 0) ?? null;
}

/** What can be added to a stage: the places of its season's tables and of the other stages, then teams. */
export function choicesOf(
  { divisionSummaries, adminStages, stageCandidates }: AdminStagesQuery,
  { divisionId: own, season }: Pick<AdminStagePartsFragment, 'divisionId' | 'season'>,
  { nameOfPlace, signedUp }: { nameOfPlace: NameOfPlace; signedUp: string },
): StageChoices {
  const noteOf = (division: string | null, isSignedUp: boolean) => division ?? (isSignedUp ? signedUp : null);
  const tables = divisionSummaries.filter((division) => division.seasonId === season.id);
  const placesOf = (divisionId: number, of: PlacedIn, count: number) =>
    Array.from({ length: count }, (_, index) =>
      ofPlace(divisionId, index + 1, nameOfPlace({ ...of, place: index + 1 })),
    );
  return {
    places: [
      ...tables.flatMap(({ divisionId, division, teamCount }) =>
        placesOf(divisionId, { name: division, nameEng: null, isStage: false }, teamCount),
      ),
      ...adminStages
        .filter(({ divisionId }) => divisionId !== own)
        .flatMap(({ divisionId, name, nameEng, bracket }) =>
          placesOf(divisionId, { name, nameEng, isStage: true }, bracket.entrants.length),
        ),
    ],
    teams: stageCandidates.map(({ team, isSignedUp, division }) => ({
      ...ofTeam(team),
      note: noteOf(division, isSignedUp),
      isUnplaced: isSignedUp && division === null,
    })),
  };
}
