import { Injectable } from '@nestjs/common';
import { teamsOnPlaces } from '../../../domain/stages/table-places.ts';
import type { PlacedTeam } from '../../../domain/stages/table-places.ts';
import type { StageEntrantRow } from '../../series/stages/stage.ts';
import { StandingsService } from '../standings/standings.service.ts';
import type { PlaceHolder } from './stage-admin.ts';

/** What is read of a stage here: who has its seeds. */
interface Seeded {
  entrants: readonly Pick<StageEntrantRow, 'seed' | 'source'>[];
}

/** A table from which a stage takes places. */
interface SourceTable {
  divisionId: number;
  division: string;
  rows: (PlacedTeam & { logo: string | null })[];
  /** The places that the stage takes. */
  places: number[];
}

/** Who has the places of tables that a stage takes. Until it is drawn, that follows the tables. */
@Injectable()
export class StagePlacesService {
  constructor(private readonly standings: StandingsService) {}

  /** The tables as they are now, in the order of the seeds. */
  async tablesOf({ entrants }: Seeded): Promise<SourceTable[]> {
    const sources = entrants.flatMap(({ source }) => source ?? []);
    const divisions = new Map(sources.map(({ division }) => [division.id, division.name]));
    return Promise.all(
      [...divisions].map(async ([divisionId, division]) => {
        const table = await this.standings.tableOf(divisionId);
        const rows = table.map(({ position, team }) => ({
          position,
          teamId: team.id,
          name: team.name,
          logo: team.logo,
        }));
        const places = sources.filter((source) => source.division.id === divisionId).map(({ place }) => place);
        return { divisionId, division, rows, places };
      }),
    );
  }

  /** Who has them now. */
  async holdersOf(stage: Seeded): Promise<PlaceHolder[]> {
    return holdersIn(await this.tablesOf(stage), stage);
  }
}

/** Who has the places of these tables that a stage takes; a place that its table does not have is left out. */
export const holdersIn = (tables: readonly SourceTable[], { entrants }: Seeded): PlaceHolder[] =>
  entrants.flatMap(({ seed, source }) => {
    const table = source && tables.find(({ divisionId }) => divisionId === source.division.id);
    const teamId = table && teamsOnPlaces(table.rows, [source.place]).get(source.place);
    const row = table?.rows.find((one) => one.teamId === teamId);
    return row ? [{ seed, team: { id: row.teamId, name: row.name, logo: row.logo } }] : [];
  });
