import { Injectable } from '@nestjs/common';
import { countOf } from '../../../../domain/teams/team-count.ts';
import { UsersAdminRepository } from '../users-admin.repository.ts';
import type { Person, PersonRecord } from './person.ts';
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
    return user && { ...record, user, teamNeedsSwede: needsSwede(record) ? (user.team?.name ?? null) : null };
  }
}

/** Whether the present team may play only because this player is Swedish (R11). */
function needsSwede({ mates, nationality }: PersonRecord): boolean {
  const teamWith = (own: string | null) =>
    countOf([...mates, own].map((country) => ({ nationality: country, mmr: null }))).isEligible;
  return teamWith(nationality) && !teamWith(null);
}
