import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { rosterIn, yesOrNo } from '../../../domain/imports/import-table.ts';
import type { Cells } from '../../../domain/imports/import-table.ts';
import { SignupsAdminService } from '../../seasons/signups/signups-admin.service.ts';
import { SaveTeamService } from '../team-admin/save-team.service.ts';
import { TeamAdminService } from '../team-admin/team-admin.service.ts';
import type { TeamChanges } from '../team-admin/team-admin.ts';
import { ImportSubjectsRepository } from './import-subjects.repository.ts';
import type { ImportOutcome } from './imported-line.ts';
import { outcomeOf, theOnly } from './line-subject.ts';

/** Lines about teams: their names and states, their players, and that they play. */
@Injectable()
export class ImportTeamsService {
  constructor(
    private readonly subjects: ImportSubjectsRepository,
    private readonly teams: TeamAdminService,
    private readonly changes: SaveTeamService,
    private readonly signups: SignupsAdminService,
  ) {}

  /** A team's name and whether it is active. */
  async save(actor: Actor, { team = '', name, active = '' }: Cells): Promise<ImportOutcome> {
    const isActive = yesOrNo(active);
    return this.change(actor, team, { ...(name ? { name } : {}), ...(isActive === undefined ? {} : { isActive }) });
  }

  /** The line has all players of the team from now on, as staff's form has. */
  async saveRoster(actor: Actor, cells: Cells): Promise<ImportOutcome> {
    const places = rosterIn(cells);
    const players: { playerId: number; sortOrder: number }[] = [];
    for (const { nickname, sortOrder } of places) {
      players.push({ playerId: theOnly(await this.subjects.findPlayers(nickname), nickname), sortOrder });
    }
    return this.change(actor, cells['team'] ?? '', { players });
  }

  /** The team has signed up for the season of sign-up. A team that is not in the table stays as it is. */
  async signUp(actor: Actor, { team = '' }: Cells): Promise<ImportOutcome> {
    const teamId = theOnly(await this.subjects.findTeams(team));
    if (await this.signups.has(teamId)) return 'unchanged';
    await this.signups.add(actor, teamId);
    return 'created';
  }

  private async change(actor: Actor, team: string, changes: TeamChanges): Promise<ImportOutcome> {
    const teamId = theOnly(await this.subjects.findTeams(team));
    const before = await this.teams.team(teamId);
    return outcomeOf(before, await this.changes.save(actor, teamId, changes));
  }
}
