import { Injectable } from '@nestjs/common';
import { bracketOrder } from '../../../domain/stages/bracket-places.ts';
import { isFinished } from '../../../domain/stages/bracket-state.ts';
import { teamsOnPlaces } from '../../../domain/stages/table-places.ts';
import type { PlacedTeam } from '../../../domain/stages/table-places.ts';
import type { StageEntrantRow, StageWithBracket } from '../../series/stages/stage.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { StandingsService } from '../standings/standings.service.ts';
import type { PlaceHolder } from './stage-admin.ts';

/** What is read of a stage here: who has its seeds. */
interface Seeded {
  entrants: readonly Pick<StageEntrantRow, 'seed' | 'source'>[];
}

/** A table, or another stage, from which a stage takes places. */
interface SourceTable {
  divisionId: number;
  division: string;
  isStage: boolean;
  rows: (PlacedTeam & { logo: string | null })[];
  /** The places that the stage takes. */
  places: number[];
  /** Of another stage: something is left to play there, so that its places are not known. */
  isUnfinished: boolean;
}

/** Who has the places that a stage takes. Until it is drawn, that follows the tables and the other stages. */
@Injectable()
export class StagePlacesService {
  constructor(
    private readonly standings: StandingsService,
    private readonly brackets: StageBracketsService,
  ) {}

  /** The tables as they are now, and the other stages. */
  async tablesOf({ entrants }: Seeded): Promise<SourceTable[]> {
    const sources = entrants.flatMap(({ source }) => source ?? []);
    const idsOf = (isStage: boolean) => [
      ...new Map(sources.filter((one) => one.isStage === isStage).map((one) => [one.division.id, one.division.name])),
    ];
    const placesIn = (id: number) => sources.filter(({ division }) => division.id === id).map(({ place }) => place);
    const ofStages = idsOf(true).map(([id]) => id);
    const stages = ofStages.length > 0 ? await this.brackets.findAll(ofStages) : [];
    const tables = await Promise.all(
      idsOf(false).map(async ([divisionId, division]) => {
        const table = await this.standings.tableOf(divisionId);
        const rows = table.map(({ position, team }) => ({
          position,
          teamId: team.id,
          name: team.name,
          logo: team.logo,
        }));
        return { divisionId, division, isStage: false, rows, places: placesIn(divisionId), isUnfinished: false };
      }),
    );
    return [...tables, ...stages.map((stage) => tableOfStage(stage, placesIn(stage.divisionId)))];
  }

  /** Who has them now. */
  async holdersOf(stage: Seeded): Promise<PlaceHolder[]> {
    const known = (await this.tablesOf(stage)).filter(({ isUnfinished }) => !isUnfinished);
    return holdersIn(known, stage);
  }
}

/** The teams of another stage in the order in which they have come. Who has left it, also by withdrawing, does not go on from it. */
function tableOfStage(stage: StageWithBracket, places: number[]): SourceTable {
  const { divisionId, name: division, isDrawn, states, entrants } = stage;
  const staying = entrants.filter(({ exit }) => exit === null);
  const seeds = staying.map(({ seed }) => seed);
  const rows = isDrawn
    ? bracketOrder(states, seeds).flatMap(({ seed, place }) => {
        const team = staying.find((one) => one.seed === seed)?.team;
        return team ? [{ position: place, teamId: team.id, name: team.name, logo: team.logo }] : [];
      })
    : [];
  return { divisionId, division, isStage: true, rows, places, isUnfinished: !isDrawn || !isFinished(states) };
}

/** Who has the places of these tables that a stage takes; a place that its table does not have is left out. */
export const holdersIn = (tables: readonly SourceTable[], { entrants }: Seeded): PlaceHolder[] =>
  entrants.flatMap(({ seed, source }) => {
    const table = source && tables.find(({ divisionId }) => divisionId === source.division.id);
    const teamId = table && teamsOnPlaces(table.rows, [source.place]).get(source.place);
    const row = table?.rows.find((one) => one.teamId === teamId);
    return row ? [{ seed, team: { id: row.teamId, name: row.name, logo: row.logo } }] : [];
  });
