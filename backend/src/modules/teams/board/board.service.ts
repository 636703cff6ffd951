import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Board from '../../../domain/teams/board.ts';
import type { BoardTerms } from '../../../domain/teams/board.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { TeamRosterService } from '../roster/team-roster.service.ts';
import { BoardRepository } from './board.repository.ts';
import type { BoardPlayer, BoardTeam } from './board.repository.ts';

/** Who stands on the board: the caller, or the team that they lead. */
export type BoardSide = 'player' | 'team';

/** The entries of the board (R42). `board-asks.service.ts` has what players ask its teams. */
@Injectable()
export class BoardService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly board: BoardRepository,
    private readonly teamRosters: TeamRosterService,
    private readonly audit: AuditService,
  ) {}

  /** Teams with a free place, the latest first. The caller sees which of them they have asked. */
  teams({ playerId }: Pick<Actor, 'playerId'>): Promise<BoardTeam[]> {
    return this.board.findTeams(this.clock.now(), playerId);
  }

  /** Players without a team, the latest first. */
  players(): Promise<BoardPlayer[]> {
    return this.board.findPlayers(this.clock.now());
  }

  /**
   * Puts the caller, or the team that they lead, on the board for thirty days, in the place of an earlier entry. Refuses impossible
   * terms (INVALID_INPUT), a caller without a player, a player who has a team or is banned, and a caller who is not captain.
   */
  async save(actor: Actor, side: BoardSide, typed: BoardTerms): Promise<void> {
    const terms = Board.assertBoardTerms(typed);
    await this.db.transaction(async () => {
      if (side === 'team') {
        const { team, at } = await this.lockOwnTeam(actor);
        await this.board.replace({ teamId: team.id }, terms, at, Board.boardExpiry(at));
        return;
      }
      if (actor.playerId === null) throw Roster.noPlayer();
      const { at } = await this.teamRosters.lockPlayer(actor.playerId);
      await this.teamRosters.assertMayBeAdded(actor.playerId);
      await this.board.replace({ playerId: actor.playerId }, terms, at, Board.boardExpiry(at));
    });
  }

  /** Takes the caller, or the team that they lead, off the board. */
  async leave(actor: Actor, side: BoardSide): Promise<void> {
    await this.db.transaction(async () => {
      if (side === 'team') return this.board.deleteByOwner({ teamId: (await this.lockOwnTeam(actor)).team.id });
      if (actor.playerId === null) throw Roster.noPlayer();
      await this.board.deleteByOwner({ playerId: actor.playerId });
    });
  }

  /** Staff remove an entry. Refuses one that is gone (NOT_FOUND). */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.db.transaction(async () => {
      const entry = await this.board.deleteById(id);
      if (!entry) throw Board.notOnBoard();
      const [objectKind, objectId] = entry.teamId === null ? ['player', entry.playerId] : ['team', entry.teamId];
      await this.audit.record(actor, {
        act: 'board.remove',
        objectKind,
        objectId: objectId as number,
      });
    });
  }

  /** For the hourly cleaning: what ended before then. */
  forgetEndedBefore(then: Date): Promise<void> {
    return this.board.deleteExpiredBefore(then);
  }

  private async lockOwnTeam(actor: Actor) {
    const locked = await this.teamRosters.lockRoster(await this.teamRosters.teamIdOf(actor));
    Roster.assertMay('rename', actor, locked.team);
    return locked;
  }
}
