import { Args, Context, Info, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { selectsField } from '../../../platform/graphql/selects.ts';
import { SeriesLoader } from '../series.loader.ts';
import { AttachAccountService } from './replays/attach-account.service.ts';
import { SeriesReportService } from './series-report.service.ts';
import type { ChangedSeries } from './series-report.service.ts';
import {
  AttachGameAccountInput,
  AttachGameAccountResult,
  ReportSeriesInput,
  ReportSeriesResult,
  ResetSeriesInput,
  SeriesReportType,
  WalkoverInput,
  toGamesOfReport,
  toSeriesReport,
} from './series-report.type.ts';
import { SeriesService } from '../series.service.ts';
import { SeriesType } from '../series.type.ts';

/** The report form. Replay files are uploaded through REST instead. */
@Resolver(() => SeriesReportType)
export class SeriesReportResolver {
  constructor(
    private readonly reports: SeriesReportService,
    private readonly accounts: AttachAccountService,
    private readonly series: SeriesService,
    private readonly loader: SeriesLoader,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => SeriesReportType, { nullable: true })
  async seriesReport(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
  ): Promise<SeriesReportType | null> {
    return toSeriesReport(await this.reports.form(actor, seriesId));
  }

  @ResolveField('series', () => SeriesType)
  async seriesOf(@Parent() { seriesId }: SeriesReportType, @Context() context: GraphqlContext): Promise<SeriesType> {
    const { series, games } = await this.series.detail(seriesId);
    this.loader.keep(games, context);
    return series;
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => ReportSeriesResult)
  async reportSeries(
    @CurrentActor() actor: Actor,
    @Args('input') input: ReportSeriesInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.after(
      actor,
      info,
      await this.reports.report(actor, input, toGamesOfReport(input.games), {
        isResultOnly: input.isResultOnly ?? false,
        acceptsSuspended: input.acceptsSuspended ?? false,
        acceptsUnusual: input.acceptsUnusual ?? false,
        reason: input.reason ?? null,
        played: input.played ?? null,
      }),
    );
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => ReportSeriesResult)
  async declareWalkover(
    @CurrentActor() actor: Actor,
    @Args('input') input: WalkoverInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.after(
      actor,
      info,
      await this.reports.declareWalkover(actor, input, input.walkover, input.reason ?? null, input.played ?? null),
    );
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => ReportSeriesResult)
  async resetSeries(
    @CurrentActor() actor: Actor,
    @Args('input') input: ResetSeriesInput,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.after(actor, info, await this.reports.reset(actor, input, input.reason ?? null, input.played ?? null));
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => AttachGameAccountResult)
  attachGameAccount(@CurrentActor() actor: Actor, @Args('input') input: AttachGameAccountInput) {
    return this.accounts.attach(actor, input);
  }

  /** The form after a change. It is read again only when the caller asks for more than the change itself returns. */
  private after(actor: Actor, info: GraphQLResolveInfo, changed: ChangedSeries) {
    return selectsField(info, ...OF_THE_FORM) ? this.seriesReport(actor, changed.seriesId) : changed;
  }
}

/** The fields that a change does not return by itself. */
const OF_THE_FORM = [
  'home',
  'away',
  'replayDigests',
  'isOwnTeam',
  'isReportedByOwnTeam',
  'isContested',
  'mayChange',
] as const satisfies readonly (keyof SeriesReportType)[];
