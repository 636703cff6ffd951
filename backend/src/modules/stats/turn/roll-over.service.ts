import { Injectable } from '@nestjs/common';
import { qualifierOutcomes } from '../../../domain/competition/roll-over/qualifier-outcomes.ts';
import { rollOver } from '../../../domain/competition/roll-over/roll-over.ts';
import type { EndedDivision, Placement, TurningTeam } from '../../../domain/competition/roll-over/roll-over.ts';
import { sharedBorders } from '../../../domain/competition/roll-over/shared-borders.ts';
import type { SharedBorder } from '../../../domain/competition/roll-over/shared-borders.ts';
import { finalPlaces } from '../../../domain/competition/season-end/final-places.ts';
import type { EndedStage } from '../../../domain/competition/season-end/final-places.ts';
import { countingResults, rankTeams } from '../../../domain/competition/standings/standings.ts';
import type { DraftTeam, SeasonDraft } from '../../seasons/divisions/admin/season-divisions.ts';
import { PlacesService } from '../../seasons/signups/places.service.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { endedStages } from '../season-end/ended-season.ts';
import { RollOverRepository } from './roll-over.repository.ts';
import type { EndedResults } from './roll-over.repository.ts';

/** The proposal of a season's divisions. */
export interface RollOver {
  placements: Placement[];
  sharedBorders: SharedBorder[];
}

/** Proposes the divisions of the next season from the final places of the one before (R45). Stores nothing. */
@Injectable()
export class RollOverService {
  constructor(
    private readonly turn: RollOverRepository,
    private readonly places: PlacesService,
    private readonly brackets: StageBracketsService,
  ) {}

  /** The proposal for the teams of a draft; empty when there is no season before it. */
  async proposal({ season, from, divisions, others }: SeasonDraft): Promise<RollOver> {
    const startsOn = from && (await this.turn.findFirstDay(season.id));
    if (!startsOn) return { placements: [], sharedBorders: [] };
    const ended = await this.turn.findEnded(from.id);
    const places = await this.places.placesBefore(startsOn, from.id);
    const drafted = divisions.flatMap(({ teams }) => teams);
    const turning = ({ team, isSignedUp, mmr }: DraftTeam, hasPlayed: boolean): TurningTeam => ({
      teamId: team.id,
      isSignedUp,
      strength: mmr,
      // of an older season nothing is known any more that could take the place away
      place: hasPlayed ? (places.get(team.id) ?? { state: 'held', remaining: 0 }) : null,
    });
    const teams = [...drafted.map((team) => turning(team, true)), ...others.map((team) => turning(team, false))];
    const present = new Set(drafted.map(({ team }) => team.id));
    const stages = endedStages(await this.brackets.ofSeasons([from.id]));
    const models = withFinalPlaces(
      ended.map((division) => endedOf(division, present)),
      stages,
    );
    return { placements: rollOver(models, teams), sharedBorders: models.flatMap(sharedBorders) };
  }
}

/** `present`: the teams that still exist. Before the first result no place leads anywhere. */
function endedOf({ rank, bands, results }: EndedResults, present: ReadonlySet<number>): EndedDivision {
  const { divisionId, teams, format } = results;
  const isBegun = countingResults(teams, results.results).length > 0;
  const table = rankTeams(teams, results.results, format);
  return {
    id: divisionId,
    rank,
    size: teams.length,
    bands: isBegun ? bands : [],
    teams: table
      .filter(({ teamId }) => present.has(teamId))
      .map(({ teamId, position, points, seriesPlayed }) => ({
        teamId,
        position,
        pointsPerSeries: seriesPlayed === 0 ? 0 : points / seriesPlayed,
      })),
  };
}

/** The same divisions in the order of their final places (R46), with what was played for in qualifiers. */
function withFinalPlaces(divisions: readonly EndedDivision[], stages: readonly EndedStage[]): EndedDivision[] {
  const rankOf = new Map(divisions.flatMap(({ rank, teams }) => teams.map(({ teamId }) => [teamId, rank] as const)));
  const qualifiers = stages.filter(({ kind }) => kind === 'qualifier');
  const outcomes = qualifierOutcomes(qualifiers, (teamId) => rankOf.get(teamId));
  const tables = divisions.map(({ id, rank, teams }) => ({ divisionId: id, rank, teams }));
  const placeOf = new Map(finalPlaces(tables, stages).map(({ teamId, place }) => [teamId, place]));
  return divisions.map((division) => ({
    ...division,
    teams: division.teams
      .map((team) => ({
        ...team,
        position: placeOf.get(team.teamId) ?? team.position,
        qualifier: outcomes.get(team.teamId),
      }))
      .sort((one, other) => one.position - other.position),
  }));
}
