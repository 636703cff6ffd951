import { Injectable } from '@nestjs/common';
import { finalPlaces } from '../../../domain/competition/season-end/final-places.ts';
import { movementsBetween } from '../../../domain/competition/season-end/movements.ts';
import type { Movement, TeamMovement } from '../../../domain/competition/season-end/movements.ts';
import { stockholmDate } from '../../../domain/stockholm-time.ts';
import { Clock } from '../../../platform/clock.ts';
import { ChangeStamp } from '../../../platform/graphql/fast-reads/change-stamp.ts';
import { PerChange } from '../../../platform/graphql/fast-reads/per-change.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { stageRefOf } from '../../series/stages/stage-ref.ts';
import { endedStages, tableOf } from './ended-season.ts';
import { SeasonMovementsRepository } from './season-movements.repository.ts';

/** A team between two seasons. */
export interface SeasonMove {
  team: TeamRef;
  movement: Movement;
  from: DivisionRef | null;
  place: number | null;
  to: DivisionRef | null;
  qualifier: DivisionRef | null;
  hasQualified: boolean | null;
}

/** Who went up and down between two seasons, who left and who is new. Divisions: the top ones first. */
export interface SeasonMovements {
  from: SeasonRef;
  to: SeasonRef;
  fromDivisions: DivisionRef[];
  toDivisions: DivisionRef[];
  moves: SeasonMove[];
}

/** The movements between the divisions of two seasons. Found once for each change of the league. */
@Injectable()
export class SeasonMovementsService {
  private readonly found: PerChange<[number, string], SeasonMovements | null>;

  constructor(
    private readonly seasons: SeasonMovementsRepository,
    private readonly brackets: StageBracketsService,
    private readonly clock: Clock,
    stamp: ChangeStamp,
  ) {
    this.found = new PerChange(stamp, (seasonId, today) => this.findAll(seasonId, today));
  }

  /** From a season to the next one; of the latest, from the one before. null: there is no other season with teams, or it is still to come. */
  ofSeason(seasonId: number): Promise<SeasonMovements | null> {
    return this.found.of(seasonId, stockholmDate(this.clock.now()));
  }

  private async findAll(seasonId: number, today: string): Promise<SeasonMovements | null> {
    const pair = await this.seasons.findPair(seasonId, today);
    if (!pair) return null;
    const { from, to, tables, next } = pair;
    const stages = await this.brackets.ofSeasons([from.id, to.id]);
    const ended = endedStages(stages.filter(({ season }) => season.id === from.id));
    // those at the end of the next season are between it and the one after
    const open = stages.filter((stage) => stage.season.id === to.id && stage.takesSignups);
    const refs = new Map<number, DivisionRef>([
      ...stages.map((stage) => [stage.divisionId, stageRefOf(stage)] as const),
      ...[...tables, ...next].map(({ division }) => [division.id, division] as const),
    ]);
    // a team that plays on has the name and the crest of the next season
    const teams = new Map<number, TeamRef>([
      ...tables.flatMap(({ results }) => results.teams.map(({ id, name, logo }) => [id, { id, name, logo }] as const)),
      ...next.flatMap((division) => division.teams.map((team) => [team.id, team] as const)),
    ]);
    const moves = movementsBetween(
      {
        divisions: tables.map(({ division: { id, rank }, results }) => ({
          ...{ divisionId: id, rank, teamIds: results.teams.map((team) => team.id) },
        })),
        places: finalPlaces(tables.map(tableOf), ended),
        stages: ended,
      },
      {
        divisions: next.map(({ division: { id, rank }, teams: entered }) => ({
          ...{ divisionId: id, rank, teamIds: entered.map((team) => team.id) },
        })),
        openQualifiers: endedStages(open),
      },
    );
    return {
      ...{ from, to, fromDivisions: tables.map(({ division }) => division) },
      toDivisions: next.map(({ division }) => division),
      moves: moves.map((move) => toMove(move, teams, refs)),
    };
  }
}

function toMove(
  { teamId, movement, from, toId, qualifier }: TeamMovement,
  teams: ReadonlyMap<number, TeamRef>,
  refs: ReadonlyMap<number, DivisionRef>,
): SeasonMove {
  const refOf = (id: number | null | undefined): DivisionRef | null => refs.get(id ?? 0) ?? null;
  return {
    ...{ team: teams.get(teamId) as TeamRef, movement, from: refOf(from?.divisionId), place: from?.place ?? null },
    ...{ to: refOf(toId), qualifier: refOf(qualifier?.divisionId) },
    hasQualified: qualifier?.outcome ? qualifier.outcome === 'won' : null,
  };
}
