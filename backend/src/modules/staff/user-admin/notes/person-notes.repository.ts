import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../../domain/league-error.ts';
import { Db } from '../../../../platform/db/db.ts';
import { instantSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { translateConstraint } from '../../../../platform/db/pg-error.ts';
import { newId } from '../../../../platform/db/written.ts';
import { PersonNote } from './person-note.entity.ts';

/** A note as admins read it. */
export interface ShownNote {
  id: number;
  text: string;
  /** ISO text in UTC. */
  writtenAt: string;
  /** The name of who wrote it; null when the account is deleted. */
  writtenBy: string | null;
}

/** The ids of a person; at least one is not null. */
export type PersonIds = Pick<PersonNote, 'userId' | 'playerId'>;

const ABOUT = namedRead<ShownNote>(
  'person-notes',
  `select n.id, n.text, ${instantSql('n.written_at')} as "writtenAt", coalesce(p.nickname, u.discord_username) as "writtenBy"
     from person_note n
     left join app_user u on u.id = n.written_by_user_id
     left join player p on p.user_id = u.id
    where n.user_id = $1 or n.player_id = $2
    order by n.id desc`,
);

export const noSuchPerson = () => new LeagueError('NOT_FOUND', 'api.user.not-found');

/** Storage of the notes about people. Methods that write need the caller's transaction. */
@Injectable()
export class PersonNotesRepository {
  constructor(private readonly db: Db) {}

  /** The notes about a person, the newest first, also those from before account and player belonged together. */
  findAllAbout({ userId, playerId }: PersonIds): Promise<ShownNote[]> {
    return this.db.read(ABOUT, [userId, playerId]);
  }

  /** Locked until the transaction ends; null when there is none. */
  lockById(id: number): Promise<PersonNote | null> {
    return this.db.repo(PersonNote).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Refuses a person who was erased or merged a moment ago (NOT_FOUND). */
  async insertNote(note: Omit<PersonNote, 'id'>): Promise<number> {
    const written = await this.db
      .repo(PersonNote)
      .insert(note)
      .catch((error: unknown) =>
        translateConstraint(error, { person_note_user_fk: noSuchPerson, person_note_player_fk: noSuchPerson }),
      );
    return newId(written);
  }

  async deleteById(id: number): Promise<void> {
    await this.db.repo(PersonNote).delete(id);
  }
}
