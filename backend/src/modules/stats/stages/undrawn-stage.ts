import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import type { StageRow, StageWithBracket } from '../../series/stages/stage.ts';
import type { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import type { SeenStage } from './stage-admin.ts';

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

/** The tables and the other stages of a stage's places, in the order in which they are locked. */
export const sourceIdsOf = ({ entrants }: StageRow): number[] =>
  [...new Set(entrants.flatMap(({ source }) => source?.division.id ?? []))].sort((one, other) => one - other);
