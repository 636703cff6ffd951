import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, Roles } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { SixMansLedgerService } from './six-mans-ledger.service.ts';
import { SixMansService } from './six-mans.service.ts';
import {
  ReportSixMansResult,
  SixMansFloorsInput,
  SixMansPointType,
  SixMansReportInput,
  SixMansSeriesPageType,
  SixMansTierType,
} from './six-mans.type.ts';

const PAGE = 10;
const optionalInt = (defaultValue: number) => ({ type: () => Int, nullable: true, defaultValue });

@Resolver()
export class SixMansResolver {
  constructor(
    private readonly sixMans: SixMansService,
    private readonly ledger: SixMansLedgerService,
  ) {}

  @Public()
  @Query(() => [SixMansTierType], { description: 'Every rank from S down, also the empty ones' })
  sixMansLeaderboard(): Promise<SixMansTierType[]> {
    return this.sixMans.leaderboard();
  }

  @Public()
  @Query(() => [SixMansPointType], { description: "A player's Elo over their latest series, the earliest first" })
  sixMansCurve(@Args('playerId', { type: () => Int }) playerId: number): Promise<SixMansPointType[]> {
    return this.sixMans.curve(playerId);
  }

  @Public()
  @Query(() => SixMansSeriesPageType, { description: 'The latest first' })
  sixMansSeries(
    @Args('first', optionalInt(PAGE)) first: number | null,
    @Args('offset', optionalInt(0)) offset: number | null,
  ): Promise<SixMansSeriesPageType> {
    return this.sixMans.series(first ?? PAGE, offset ?? 0);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => ReportSixMansResult)
  async reportSixMansSeries(@CurrentActor() actor: Actor, @Args('input') input: SixMansReportInput) {
    return { seriesId: await this.ledger.report(actor, input) };
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => DoneResult, { description: 'Removes a series; all Elo after it is computed without it' })
  async undoSixMansSeries(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    await this.ledger.undo(actor, id);
    return { messageKey: 'api.six-mans.undone' };
  }

  @Roles('admin')
  @Mutation(() => DoneResult)
  async saveSixMansFloors(
    @CurrentActor() actor: Actor,
    @Args('input') input: SixMansFloorsInput,
    @Args('seen', { description: 'The floors that were read; refused when they are others now' })
    seen: SixMansFloorsInput,
  ) {
    await this.ledger.saveFloors(actor, { ...input }, { ...seen });
    return { messageKey: 'api.six-mans.floors-saved' };
  }
}
