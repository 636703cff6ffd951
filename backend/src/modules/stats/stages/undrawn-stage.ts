import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { StageShape } from '../../../domain/stages/stage-shape.ts';
import type { StageEntrantRow, StageRow, StageWithBracket } from '../../series/stages/stage.ts';
import type { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import type { ChosenEntrant, SeenStage } from './stage-admin.ts';

/** Holds a stage as its caller has seen it. Refuses one that is drawn (STAGE_DRAWN). */
export async function lockUndrawn(
  brackets: StageBracketsService,
  { divisionId, version }: SeenStage,
): Promise<StageWithBracket> {
  const stage = await brackets.lock(divisionId);
  assertVersion(version, stage.version, 'api.stage.changed-meanwhile');
  if (stage.isDrawn) throw new LeagueError('STAGE_DRAWN', 'api.stage.drawn');
  return stage;
}

/** What decides which series it has, with the seeds that it has now. */
export const shapeOf = ({ format, hasThirdPlace, hasSecondFinal, entrants }: StageRow): StageShape => ({
  ...{ format, hasThirdPlace, hasSecondFinal },
  teams: entrants.length,
});

/** None when all rounds are played as the season is: another format of the season is theirs too. */
export const ownFormats = (formats: readonly SeriesFormat[], ofSeason: SeriesFormat): readonly SeriesFormat[] =>
  formats.every((format) => format === ofSeason) ? [] : formats;

/** A seed as it is stored before the draw. */
export const chosenOf = ({ team, source }: StageEntrantRow): ChosenEntrant => ({
  ...{
    teamId: source ? null : (team?.id ?? null),
    divisionId: source?.division.id ?? null,
    place: source?.place ?? null,
  },
});

/** The tables and the other stages of a stage's places, in the order in which they are locked. */
export const sourceIdsOf = ({ entrants }: StageRow): number[] =>
  [...new Set(entrants.flatMap(({ source }) => source?.division.id ?? []))].sort((one, other) => one - other);
