import { Injectable } from '@nestjs/common';
import { logOddsStrength } from '../../../domain/competition/win-chance.ts';
import { ChangeStamp } from '../../../platform/graphql/fast-reads/change-stamp.ts';
import { PerChange } from '../../../platform/graphql/fast-reads/per-change.ts';
import { StageStrengthsRepository } from './stage-strengths.repository.ts';

interface TeamStrength {
  teamId: number;
  strength: number;
}

/** How strong the teams of a stage are (R29). Found once for each change of the league. */
@Injectable()
export class StageStrengthsService {
  private readonly found: PerChange<[number], TeamStrength[]>;

  constructor(records: StageStrengthsRepository, stamp: ChangeStamp) {
    this.found = new PerChange(stamp, async (divisionId) =>
      (await records.findRecords(divisionId)).map(({ teamId, ...record }) => ({
        teamId,
        strength: logOddsStrength(record),
      })),
    );
  }

  /** Of all teams that have played in the season of this stage. */
  ofSeason(divisionId: number): Promise<TeamStrength[]> {
    return this.found.of(divisionId);
  }
}
