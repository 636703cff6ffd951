import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { bracketChanges } from '../../../domain/stages/bracket-changes.ts';
import { bracketStates } from '../../../domain/stages/bracket-state.ts';
import type { BracketSeriesState } from '../../../domain/stages/bracket-state.ts';
import { beatenLastBy, statusesAfterExit, nextOf, withGoingOn } from '../../../domain/stages/stage-exit.ts';
import type { StageExit } from '../../../domain/stages/seed-status.ts';
import { leftStage } from '../../../domain/teams/team-notices.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import type { StageEntrantRow, StageRow, StageWithBracket } from '../../series/stages/stage.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { seedStatusesOf, storedBracketOf } from '../../series/stages/stage-with-bracket.ts';
import type { SeenStage, StageExitPreview } from './stage-admin.ts';
import { StageAdminRepository } from './stage-admin.repository.ts';

/** A team that staff take out of a drawn stage. */
export interface ChosenExit {
  teamId: number;
  exit: StageExit;
  /** After a disqualification: whom it has beaten last comes back. */
  doesBeatenReturn: boolean;
}

/** Teams leave stages that are drawn: they withdraw, or are disqualified (R43). */
@Injectable()
export class StageExitService {
  constructor(
    private readonly db: Db,
    private readonly stages: StageAdminRepository,
    private readonly brackets: StageBracketsService,
    private readonly divisions: DivisionAdminService,
    private readonly notices: NotificationsService,
    private readonly audit: AuditService,
  ) {}

  /** What it means that a team leaves; null when the stage has no such team, or nothing is left for it to play. */
  async preview(divisionId: number, teamId: number): Promise<StageExitPreview | null> {
    const stage = await this.brackets.find(divisionId);
    const entrant = stage?.isDrawn ? entrantOf(stage, teamId) : null;
    const next = entrant && stage ? nextOf(stage.states, entrant.seed) : null;
    if (!stage || !entrant || !next || entrant.exit !== null) return null;
    const stored = stage.series.find(({ position }) => position === next.series.position);
    return {
      team: teamOf(entrant),
      opponent: opponentIn(stage, next, entrant.seed),
      scheduledAt: stored?.scheduledAt ? new Date(stored.scheduledAt) : null,
      beaten: returningTo(stage, entrant.seed),
    };
  }

  /**
   * A team leaves: its next opponent goes on as by walkover. Refuses one for which nothing is left to play (STAGE_NOTHING_LEFT), and a
   * return under a series that is played (STAGE_SERIES_STANDS).
   */
  takeOut(actor: Actor, { divisionId, version }: SeenStage, chosen: ChosenExit): Promise<StageWithBracket> {
    const { teamId, exit, doesBeatenReturn } = chosen;
    return this.db.transaction(async () => {
      const stage = await this.brackets.lock(divisionId);
      assertVersion(version, stage.version, 'api.stage.changed-meanwhile');
      if (!stage.isDrawn) throw new LeagueError('STAGE_NOT_READY', 'api.stage.not-drawn');
      const entrant = entrantOf(stage, teamId);
      if (!entrant) throw new LeagueError('NOT_FOUND', 'api.division.no-such-team', { field: 'teamId' });
      const returning = doesBeatenReturn ? beatenOf(stage, entrant.seed) : null;
      const now = { states: stage.states, statuses: seedStatusesOf(stage) };
      await this.brackets.decide(stage, statusesAfterExit(now, entrant.seed, { exit, doesBeatenReturn }));
      await this.stages.touch(divisionId);
      await this.brackets.follow(divisionId, 'exit');
      const { name: team } = teamOf(entrant);
      const place = { team, division: stage.name, divisionEng: stage.nameEng, season: stage.season.name };
      await this.notices.notifyTeams(new Map([[teamId, leftStage(place, exit === 'disqualified')]]), { divisionId });
      await this.audit.record(actor, {
        ...{ act: `stage.${exit}`, objectKind: 'division', objectId: divisionId },
        ...{ before: { name: stage.name, team }, after: { exit, ...(returning ? { returns: returning.name } : {}) } },
        isOwnTeam: await this.divisions.isOwn(actor, divisionId, [teamId, ...(returning ? [returning.id] : [])]),
      });
      return this.brackets.getStageOrThrow(divisionId);
    });
  }
}

const entrantOf = ({ entrants }: StageRow, teamId: number): StageEntrantRow | null =>
  entrants.find(({ team }) => team?.id === teamId) ?? null;

/** The team of a drawn stage's seed. */
const teamOf = ({ team }: StageEntrantRow): TeamRef => team ?? { id: 0, name: '', logo: null };

const teamOfSeed = ({ entrants }: StageRow, seed: number): TeamRef | null =>
  entrants.find((entrant) => entrant.seed === seed)?.team ?? null;

/** Who goes on when this seed does not; null: not known yet. */
function opponentIn(stage: StageRow, { upper, lower }: BracketSeriesState, seed: number): TeamRef | null {
  const other = upper.is === 'seed' && upper.seed === seed ? lower : upper;
  return other.is === 'seed' ? teamOfSeed(stage, other.seed) : null;
}

/** Whom a seed has beaten last. */
function beatenOf(stage: StageWithBracket, seed: number): TeamRef | null {
  const beaten = beatenLastBy(stage.states, seedStatusesOf(stage), seed);
  return beaten && teamOfSeed(stage, beaten.seed);
}

/** The same, when it can come back: no series that stands on its defeat is played. */
function returningTo(stage: StageWithBracket, seed: number): TeamRef | null {
  const { bracket, results, statuses, stored } = storedBracketOf(stage);
  const beaten = beatenLastBy(stage.states, statuses, seed);
  if (!beaten) return null;
  const after = statusesAfterExit({ states: stage.states, statuses }, seed, {
    exit: 'disqualified',
    doesBeatenReturn: false,
  });
  const { standing } = bracketChanges(bracketStates(bracket, results, withGoingOn(after, beaten)), stored);
  return standing.length === 0 ? teamOfSeed(stage, beaten.seed) : null;
}
