import { Injectable } from '@nestjs/common';
import { qualifierOutcomes } from '../../../domain/competition/roll-over/qualifier-outcomes.ts';
import { qualifierPlaces } from '../../../domain/competition/roll-over/qualifier-places.ts';
import type { DrawnQualifier } from '../../../domain/competition/roll-over/qualifier-places.ts';
import { rollOver } from '../../../domain/competition/roll-over/roll-over.ts';
import type { EndedDivision, Placement, TurningTeam } from '../../../domain/competition/roll-over/roll-over.ts';
import { sharedBorders } from '../../../domain/competition/roll-over/shared-borders.ts';
import type { SharedBorder } from '../../../domain/competition/roll-over/shared-borders.ts';
import { finalPlaces } from '../../../domain/competition/season-end/final-places.ts';
import { countingResults, rankTeams } from '../../../domain/competition/standings/standings.ts';
import { bracketOrder } from '../../../domain/stages/bracket-places.ts';
import { isFinished, playedSeeds } from '../../../domain/stages/bracket-state.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { DraftTeam, SeasonDraft } from '../../seasons/divisions/admin/season-divisions.ts';
import { PlacesService } from '../../seasons/signups/places.service.ts';
import type { StageWithBracket } from '../../series/stages/stage.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { stageRefOf } from '../../series/stages/stage-ref.ts';
import type { PlayedSeason } from '../season-end/season-end.ts';
import { SeasonEndService } from '../season-end/season-end.service.ts';
import { RollOverRepository } from './roll-over.repository.ts';

/** The proposal of a season's divisions. */
export interface RollOver {
  placements: Placement[];
  sharedBorders: SharedBorder[];
  /** Qualifiers of the season that begins in which something is left to play, or that are not drawn. */
  openQualifiers: DivisionRef[];
}

/** Proposes the divisions of the next season from the final places of the one before (R45). Stores nothing. */
@Injectable()
export class RollOverService {
  constructor(
    private readonly turn: RollOverRepository,
    private readonly places: PlacesService,
    private readonly ends: SeasonEndService,
    private readonly brackets: StageBracketsService,
  ) {}

  /** The proposal for the teams of a draft; empty when there is no season before it. */
  async proposal({ season, from, divisions, others }: SeasonDraft): Promise<RollOver> {
    const startsOn = from && (await this.turn.findFirstDay(season.id));
    if (!startsOn) return { placements: [], sharedBorders: [], openQualifiers: [] };
    const places = await this.places.placesBefore(startsOn, from.id);
    const qualifiers = (await this.brackets.ofSeasons([season.id])).filter(({ kind }) => kind === 'qualifier');
    const qualified = qualifierPlaces(qualifiers.filter(({ isDrawn }) => isDrawn).map(drawnQualifier));
    const open = qualifiers.filter(({ isDrawn, states }) => !isDrawn || !isFinished(states));
    const drafted = divisions.flatMap(({ teams }) => teams);
    const turning = ({ team, isSignedUp, mmr }: DraftTeam, hasPlayed: boolean): TurningTeam => ({
      teamId: team.id,
      isSignedUp,
      strength: mmr,
      // of an older season nothing is known any more that could take the place away
      place: hasPlayed ? (places.get(team.id) ?? { state: 'held', remaining: 0 }) : null,
      qualifierPlace: qualified.get(team.id),
    });
    const teams = [...drafted.map((team) => turning(team, true)), ...others.map((team) => turning(team, false))];
    const present = new Set(drafted.map(({ team }) => team.id));
    const models = endedDivisions(await this.ends.played(from.id), present);
    return {
      placements: rollOver(models, teams),
      sharedBorders: models.flatMap(sharedBorders),
      openQualifiers: open.map(stageRefOf),
    };
  }
}

/** A qualifier of the season that begins, as far as it is played. */
function drawnQualifier({ divisionId, entrants, states }: StageWithBracket): DrawnQualifier {
  const seeds = entrants.map(({ seed }) => seed);
  const placeOf = new Map(bracketOrder(states, seeds).map(({ seed, place }) => [seed, place]));
  const played = new Set(playedSeeds(states));
  return {
    id: divisionId,
    from: entrants.flatMap(({ source }) => (source?.isStage ? source.division.id : [])),
    isFinished: isFinished(states),
    teams: entrants.flatMap(({ seed, team, exit }) =>
      team
        ? { teamId: team.id, place: placeOf.get(seed) ?? null, hasPlayed: played.has(seed), hasLeft: exit !== null }
        : [],
    ),
  };
}

/**
 * The divisions with the teams that still exist, in the order of their final places (R46), and what these have played for in qualifiers. A team
 * that is gone keeps its place, so that none of the others moves. Before the first result no place leads anywhere.
 */
function endedDivisions({ divisions, stages }: PlayedSeason, present: ReadonlySet<number>): EndedDivision[] {
  const tables = divisions.map(({ division, bands, results: { teams, results, format } }) => ({
    ...{ divisionId: division.id, rank: division.rank, size: teams.length },
    bands: countingResults(teams, results).length > 0 ? bands : [],
    teams: rankTeams(teams, results, format),
  }));
  const rankOf = new Map(tables.flatMap(({ rank, teams }) => teams.map(({ teamId }) => [teamId, rank] as const)));
  const qualifiers = stages.filter(({ kind }) => kind === 'qualifier');
  const outcomes = qualifierOutcomes(qualifiers, (teamId) => rankOf.get(teamId));
  const placeOf = new Map(finalPlaces(tables, stages).map(({ teamId, place }) => [teamId, place]));
  return tables.map(({ divisionId, teams, ...division }) => ({
    id: divisionId,
    ...division,
    teams: teams
      .filter(({ teamId }) => present.has(teamId))
      .map(({ teamId, position, points, seriesPlayed }) => ({
        teamId,
        position: placeOf.get(teamId) ?? position,
        pointsPerSeries: seriesPlayed === 0 ? 0 : points / seriesPlayed,
        qualifier: outcomes.get(teamId),
      }))
      .sort((one, other) => one.position - other.position),
  }));
}
