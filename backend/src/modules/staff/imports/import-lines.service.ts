import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { ImportKind } from '../../../domain/imports/import-columns.ts';
import { accountIn, rolesIn } from '../../../domain/imports/import-table.ts';
import type { Cells } from '../../../domain/imports/import-table.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { UsersAdminService } from '../user-admin/users-admin.service.ts';
import { ImportDivisionsService } from './import-divisions.service.ts';
import { ImportSeriesService } from './import-series.service.ts';
import { ImportSubjectsRepository } from './import-subjects.repository.ts';
import { ImportTeamsService } from './import-teams.service.ts';
import type { ImportOutcome, LineResult } from './imported-line.ts';
import { ImportNewTeamsService } from './import-new-teams.service.ts';
import { outcomeOf, theOnly } from './line-subject.ts';
import type { WholeTable } from './table-choices.ts';

/** Does what one line of an imported table says, by the service that does it for a form. */
@Injectable()
export class ImportLinesService {
  constructor(
    private readonly subjects: ImportSubjectsRepository,
    private readonly users: UsersAdminService,
    private readonly teams: ImportTeamsService,
    private readonly divisions: ImportDivisionsService,
    private readonly series: ImportSeriesService,
    private readonly newTeams: ImportNewTeamsService,
  ) {}

  /** An empty cell leaves what it is about. Refuses what the form refuses, and a name that no or several things have. */
  async save(actor: Actor, kind: ImportKind, cells: Cells, whole: WholeTable): Promise<LineResult> {
    const savers = {
      players: () => this.savePlayer(actor, cells),
      teams: () => this.teams.save(actor, cells),
      results: () => this.series.saveResult(actor, cells, whole),
      roles: () => this.saveRoles(actor, cells),
      rosters: () => this.teams.saveRoster(actor, cells),
      newTeams: () => this.newTeams.make(actor, cells, whole),
      signups: () => this.teams.signUp(actor, cells),
      divisions: () => this.divisions.save(actor, cells),
      series: () => this.series.savePlan(actor, cells),
    } as const satisfies Record<ImportKind, unknown>;
    const made = await savers[kind]();
    return typeof made === 'string' ? { outcome: made, newPlayers: [], knownPlayers: [] } : made;
  }

  /** A player, an account without one, or both: the list of accounts has one line for each. */
  private async savePlayer(actor: Actor, cells: Cells): Promise<ImportOutcome> {
    const { player = '', account = '', nickname, mmr, roles } = cells;
    const wanted = roles ? rolesIn(roles) : undefined;
    const { userId, playerId } = theOnly(await this.subjects.findPeople(player, accountIn(account)));
    if (playerId === null && (nickname || mmr)) throw new LeagueError('NOT_FOUND', 'api.import.account-without-player');
    const before = await this.users.one(userId, playerId);
    const after = await this.users.save(actor, {
      userId,
      playerId,
      ...(nickname ? { nickname } : {}),
      ...(mmr ? { mmr } : {}),
      ...(wanted ? { roles: wanted } : {}),
      texts: {},
    });
    return outcomeOf(before, after);
  }

  /** The cell has all roles of the account from now on. A line about no account says nothing. */
  private async saveRoles(actor: Actor, { account = '', roles = '' }: Cells): Promise<ImportOutcome> {
    const wanted = rolesIn(roles);
    if (accountIn(account) === null && wanted.length === 0) return 'unchanged';
    const userId = theOnly(await this.subjects.findAccounts(account));
    const before = await this.users.one(userId, null);
    return outcomeOf(before, await this.users.save(actor, { userId, playerId: null, roles: wanted, texts: {} }));
  }
}
