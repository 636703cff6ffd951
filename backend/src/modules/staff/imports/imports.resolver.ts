import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import type { ImportKind } from '../../../domain/imports/import-columns.ts';
import { MOST_LINES, mostLinesOf } from '../../../domain/imports/import-table.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { ProblemType } from '../../../platform/errors/problem.type.ts';
import { ImportsService } from './imports.service.ts';
import { ImportKindEnum, ImportTableResult, type ImportedLinesType } from './imports.type.ts';

@Resolver()
export class ImportsResolver {
  constructor(private readonly imports: ImportsService) {}

  @Roles('admin')
  @Mutation(() => ImportTableResult, {
    description: `Saves each line of a table by itself: one that is refused stops no other. At most ${MOST_LINES}, of new teams ${mostLinesOf('newTeams')}`,
  })
  async importTable(
    @CurrentActor() actor: Actor,
    @Args('kind', { type: () => ImportKindEnum }) kind: ImportKind,
    @Args('csv', { type: () => String, description: 'With a heading; cells between tabs, semicolons or commas' })
    csv: string,
    @Args('isTrial', { type: () => Boolean, description: 'Nothing is saved' }) isTrial: boolean,
    @Args('acceptsUnusual', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Numbers above the usual are right, and the caller knows it',
    })
    acceptsUnusual: boolean,
  ): Promise<ImportedLinesType> {
    const { lines, unread } = await this.imports.run(actor, kind, csv, { isTrial, acceptsUnusual });
    return {
      lines: lines.map(({ refusal, ...line }) => ({ ...line, problem: refusal && ProblemType.of(refusal) })),
      unread,
    };
  }
}
