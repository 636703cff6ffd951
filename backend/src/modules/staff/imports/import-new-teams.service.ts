import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { rosterIn } from '../../../domain/imports/import-table.ts';
import type { Cells } from '../../../domain/imports/import-table.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { nicknameKey } from '../../../domain/text.ts';
import { PlayerIdentityService } from '../../players/player-identity.service.ts';
import { TeamRosterService } from '../../teams/roster/team-roster.service.ts';
import { NewTeamService } from '../team-admin/new-team.service.ts';
import { NewPlayerService } from '../user-admin/new-player.service.ts';
import { ImportSubjectsRepository } from './import-subjects.repository.ts';
import type { LineResult } from './imported-line.ts';
import { theOnly } from './line-subject.ts';
import type { WholeTable } from './table-choices.ts';

/** Lines that make a team with its players. */
@Injectable()
export class ImportNewTeamsService {
  constructor(
    private readonly subjects: ImportSubjectsRepository,
    private readonly identity: PlayerIdentityService,
    private readonly teamRosters: TeamRosterService,
    private readonly players: NewPlayerService,
    private readonly teams: NewTeamService,
  ) {}

  /**
   * Makes the team. A player with exactly this nickname comes from the league, others are made. Refuses, with the player's name: one
   * who is in a team, one whom several players could be, and a nickname that is only like another player's (INVALID_INPUT): a player
   * in the wrong team is harder to mend than a refused line. Names that both stand in the table are meant as they are written.
   */
  async make(actor: Actor, cells: Cells, { pastedPlayers }: WholeTable): Promise<LineResult> {
    const made: LineResult = { outcome: 'created', newPlayers: [], knownPlayers: [] };
    const players: { playerId: number; sortOrder: number }[] = [];
    for (const { nickname, sortOrder } of rosterIn(cells)) {
      const found = await this.subjects.findPlayersNamed(nickname);
      if (found.length > 0) {
        const known = theOnly(found, nickname);
        await this.assertFree(known.id, nickname);
        made.knownPlayers.push(known.nickname);
        players.push({ playerId: known.id, sortOrder });
      } else {
        players.push({ playerId: await this.newPlayer(actor, nickname, pastedPlayers), sortOrder });
        made.newPlayers.push(nickname);
      }
    }
    await this.teams.create(actor, { name: cells['team'] ?? '', players });
    return made;
  }

  private async newPlayer(actor: Actor, nickname: string, pasted: ReadonlySet<string>): Promise<number> {
    const alike = await this.subjects.findPlayersLike(nickname);
    if (alike.some((one) => !pasted.has(nicknameKey(one.nickname))) || !(await this.identity.isNicknameFree(nickname)))
      throw refusal('player-alike', { name: nickname });
    return (await this.players.create(actor, { nickname })).playerId;
  }

  private async assertFree(playerId: number, name: string): Promise<void> {
    const team = await this.teamRosters.teamOf(playerId);
    if (team) throw refusal('player-has-team', { name, team: team.name });
  }
}

const refusal = (what: string, params: Record<string, string>): LeagueError =>
  new LeagueError('INVALID_INPUT', `api.import.${what}`, { params });
