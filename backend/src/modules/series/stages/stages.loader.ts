import { Injectable } from '@nestjs/common';
import { requestLoader } from '../../../platform/graphql/request-loader.ts';
import type { StageWithBracket } from './stage.ts';
import { withBracket } from './stage-with-bracket.ts';
import { StagesRepository } from './stages.repository.ts';

/** Stages for the fields of one request. */
@Injectable()
export class StagesLoader {
  /** By the division; null for one that is no stage. */
  readonly byDivision = requestLoader(async (divisionIds: readonly number[]): Promise<(StageWithBracket | null)[]> => {
    const found = new Map((await this.stages.findByIds(divisionIds)).map((stage) => [stage.divisionId, stage]));
    return divisionIds.map((id) => {
      const stage = found.get(id);
      return stage ? withBracket(stage) : null;
    });
  });

  constructor(private readonly stages: StagesRepository) {}
}
