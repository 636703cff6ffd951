import { Injectable } from '@nestjs/common';
import { rollOver } from '../../../domain/competition/roll-over/roll-over.ts';
import type { EndedDivision, Placement, TurningTeam } from '../../../domain/competition/roll-over/roll-over.ts';
import { sharedBorders } from '../../../domain/competition/roll-over/shared-borders.ts';
import type { SharedBorder } from '../../../domain/competition/roll-over/shared-borders.ts';
import { countingResults, rankTeams } from '../../../domain/competition/standings/standings.ts';
import type { DraftTeam, SeasonDraft } from '../divisions/admin/season-divisions.ts';
import { PlacesService } from '../signups/places.service.ts';
import { RollOverRepository } from './roll-over.repository.ts';
import type { EndedResults } from './roll-over.repository.ts';

/** The proposal of a season's divisions. */
export interface RollOver {
  placements: Placement[];
  sharedBorders: SharedBorder[];
}

/** Proposes the divisions of the next season from the tables of the one before (R45). Stores nothing. */
@Injectable()
export class RollOverService {
  constructor(
    private readonly turn: RollOverRepository,
    private readonly places: PlacesService,
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
    const models = ended.map((division) => endedOf(division, present));
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
