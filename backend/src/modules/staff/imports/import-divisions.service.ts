import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { personIn } from '../../../domain/imports/import-table.ts';
import type { Cells } from '../../../domain/imports/import-table.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { searchText } from '../../../domain/text.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import { ImportSubjectsRepository } from './import-subjects.repository.ts';
import type { ImportOutcome } from './imported-line.ts';
import { outcomeOf, theOnly } from './line-subject.ts';

/** Lines about divisions of seasons. */
@Injectable()
export class ImportDivisionsService {
  constructor(
    private readonly subjects: ImportSubjectsRepository,
    private readonly divisions: DivisionAdminService,
  ) {}

  /** A division with its name and its admin. One that the season does not have is made, below the others. */
  async save(actor: Actor, { division = '', season = '', name = '', admin = '' }: Cells): Promise<ImportOutcome> {
    const seasonId = theOnly(await this.subjects.findSeasons(season));
    const [found, ...others] = await this.subjects.findDivisions(division, seasonId);
    if (found === undefined) {
      const divisionAdminUserId = await this.adminIn(admin);
      const id = await this.divisions.create(actor, { name: name || division, seasonId });
      if (divisionAdminUserId)
        await this.divisions.saveInfo(actor, id, { name: name || division, divisionAdminUserId });
      return 'created';
    }
    const before = await this.divisions.getDivisionOrThrow(theOnly([found, ...others]));
    // whoever runs it may have lost the role meanwhile
    const isSame = before.adminNickname !== null && searchText(before.adminNickname) === searchText(admin);
    const divisionAdminUserId = isSame ? undefined : await this.adminIn(admin);
    return outcomeOf(
      before,
      await this.divisions.saveInfo(actor, before.id, { name: name || before.name, divisionAdminUserId }),
    );
  }

  /** The account of the division admin with this name; undefined for an empty cell, null for nobody. */
  private async adminIn(text: string): Promise<number | null | undefined> {
    const name = personIn(text);
    if (name === undefined || name === null) return name;
    const found = (await this.divisions.divisionAdmins()).filter(
      ({ nickname }) => searchText(nickname) === searchText(name),
    );
    if (found.length === 0) throw new LeagueError('NOT_FOUND', 'api.import.no-division-admin', { params: { name } });
    return theOnly(found, name).userId;
  }
}
