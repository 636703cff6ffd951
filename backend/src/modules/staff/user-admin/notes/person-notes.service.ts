import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import { assertNote } from '../../../../domain/people/person-note.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import type { StaffActName } from '../../../audit/staff-acts.ts';
import { UsersAdminRepository } from '../users-admin.repository.ts';
import { noSuchPerson, PersonNotesRepository } from './person-notes.repository.ts';
import type { PersonIds, ShownNote } from './person-notes.repository.ts';

/**
 * Admins note what the next admin should know about a person. No one else is sent a note. The log says that one was
 * written or removed, and not what it said: a removed note must not live on there.
 */
@Injectable()
export class PersonNotesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly notes: PersonNotesRepository,
    private readonly users: UsersAdminRepository,
    private readonly audit: AuditService,
  ) {}

  /** The notes about a person, the newest first. */
  about(person: PersonIds): Promise<ShownNote[]> {
    return this.notes.findAllAbout(person);
  }

  /** Adds a note. Refuses an empty or too long one (INVALID_INPUT), and an unknown person (NOT_FOUND). */
  add(actor: Actor, { userId, playerId }: PersonIds, typed: string): Promise<void> {
    const text = assertNote(typed);
    return this.db.transaction(async () => {
      const known = userId === null && playerId === null ? null : await this.users.find(userId, playerId);
      if (!known) throw noSuchPerson();
      const person = { userId: known.userId, playerId: known.playerId };
      await this.notes.insertNote({ ...person, text, writtenByUserId: actor.userId, writtenAt: this.clock.now() });
      await this.record(actor, 'note.add', person);
    });
  }

  /** Removes a note, also another admin's. Refuses one that is removed already (NOT_FOUND). */
  remove(actor: Actor, id: number): Promise<void> {
    return this.db.transaction(async () => {
      const note = await this.notes.lockById(id);
      if (!note) throw new LeagueError('NOT_FOUND', 'api.person.note-gone');
      await this.notes.deleteById(id);
      await this.record(actor, 'note.remove', note);
    });
  }

  private record(actor: Actor, act: StaffActName, { userId, playerId }: PersonIds): Promise<void> {
    return this.audit.record(actor, {
      act,
      objectKind: playerId === null ? 'user' : 'player',
      objectId: playerId ?? userId ?? 0,
      isOwnTeam: (userId !== null && userId === actor.userId) || (playerId !== null && playerId === actor.playerId),
    });
  }
}
