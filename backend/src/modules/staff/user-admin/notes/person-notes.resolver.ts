import { Args, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../../platform/graphql/done.type.ts';
import { PersonType } from '../person/person.type.ts';
import { PersonNotesService } from './person-notes.service.ts';
import { AddPersonNoteInput, PersonNoteType } from './person-notes.type.ts';

/** Admins' notes about a person. */
@Resolver(() => PersonType)
export class PersonNotesResolver {
  constructor(private readonly notes: PersonNotesService) {}

  @ResolveField(() => [PersonNoteType], { name: 'notes', description: 'The newest first' })
  allNotes(@Parent() { user }: PersonType): Promise<PersonNoteType[]> {
    return this.notes.about(user);
  }

  @Roles('admin')
  @Mutation(() => DoneResult)
  async addPersonNote(@CurrentActor() actor: Actor, @Args('input') { userId, playerId, text }: AddPersonNoteInput) {
    await this.notes.add(actor, { userId: userId ?? null, playerId: playerId ?? null }, text);
    return { messageKey: 'api.person.note-added' };
  }

  @Roles('admin')
  @Mutation(() => DoneResult)
  async removePersonNote(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    await this.notes.remove(actor, id);
    return { messageKey: 'api.person.note-removed' };
  }
}
