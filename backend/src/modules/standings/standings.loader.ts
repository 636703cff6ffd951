import { Injectable } from '@nestjs/common';
import { requestLoader } from '../../platform/graphql/request-loader.ts';
import { tableFrom } from './standings-table.ts';
import type { StandingsTableRow } from './standings-table.ts';
import { StandingsRepository } from './standings.repository.ts';

/** Tables for the fields of one request: one statement however many divisions are asked for. */
@Injectable()
export class StandingsLoader {
  /** The table of a division by its id; [] for an unknown one. */
  readonly byDivision = requestLoader((divisionIds: readonly number[]) => this.tablesOf(divisionIds));

  constructor(private readonly standings: StandingsRepository) {}

  private async tablesOf(divisionIds: readonly number[]): Promise<StandingsTableRow[][]> {
    const divisions = await this.standings.findResultsOf(divisionIds);
    const tables = new Map(divisions.map((division) => [division.divisionId, tableFrom(division)]));
    return divisionIds.map((id) => tables.get(id) ?? []);
  }
}
