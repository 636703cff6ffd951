import { Injectable } from '@nestjs/common';
import { UsersAdminRepository } from '../users-admin.repository.ts';
import type { Person } from './person.ts';
import { PersonRepository } from './person.repository.ts';

/** Everything that admins can know about one person. */
@Injectable()
export class PersonService {
  constructor(
    private readonly people: PersonRepository,
    private readonly users: UsersAdminRepository,
  ) {}

  /**
   * A person by their account or their player; null when there is none. The id of a player who was merged into another
   * leads to the one who stayed (R23).
   */
  async find(userId: number | null, playerId: number | null): Promise<Person | null> {
    if (userId === null && playerId === null) return null;
    const record = await this.people.find(userId, playerId);
    const user = record && (await this.users.find(record.userId, record.playerId));
    return user && { ...record, user };
  }
}
