import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { EveningService } from './evening.service.ts';
import { EveningType } from './evening.type.ts';

/** What is played tonight. */
@Resolver()
export class EveningResolver {
  constructor(private readonly evenings: EveningService) {}

  @Public()
  @Query(() => EveningType, { description: 'The series of this evening, of all divisions' })
  tonight(): Promise<EveningType> {
    return this.evenings.tonight();
  }
}
