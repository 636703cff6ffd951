import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { WeekSeriesType } from '../week-series.type.ts';
import { EvidenceService } from './evidence.service.ts';
import { SeriesEvidenceType } from './evidence.type.ts';

/** The pictures about a series, for those who see it in the match week. */
@Resolver(() => WeekSeriesType)
export class EvidenceResolver {
  constructor(private readonly evidence: EvidenceService) {}

  @ResolveField('evidence', () => [SeriesEvidenceType], { description: 'In the order in which they were added' })
  evidenceOf(@Parent() { id }: WeekSeriesType): Promise<SeriesEvidenceType[]> {
    return this.evidence.ofSeries(id);
  }
}
