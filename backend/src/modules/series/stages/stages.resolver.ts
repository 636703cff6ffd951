import { ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { DivisionType } from '../../seasons/divisions/division.type.ts';
import { SeriesType } from '../series.type.ts';
import { BracketPlaceType, StageBracketType, bracketPlaceOf, toStageBracket } from './stage.type.ts';
import { StagesLoader } from './stages.loader.ts';

/** Adds the bracket to Division. */
@Resolver(() => DivisionType)
export class DivisionBracketResolver {
  constructor(private readonly stages: StagesLoader) {}

  @ResolveField(() => StageBracketType, { nullable: true, description: 'null: the division has a table' })
  async bracket(division: DivisionType, _args: unknown, context: GraphqlContext): Promise<StageBracketType | null> {
    if (!division.isStage) return null;
    const stage = await this.stages.byDivision(context).load(division.id);
    return stage && toStageBracket(stage);
  }
}

/** Adds its place in a bracket to Series. */
@Resolver(() => SeriesType)
export class SeriesBracketResolver {
  constructor(private readonly stages: StagesLoader) {}

  @ResolveField(() => BracketPlaceType, { nullable: true, description: 'null: the series is of a table' })
  async bracketPlace(series: SeriesType, _args: unknown, context: GraphqlContext): Promise<BracketPlaceType | null> {
    if (series.bracketPosition === null) return null;
    const stage = await this.stages.byDivision(context).load(series.division.id);
    return stage && bracketPlaceOf(stage, series.bracketPosition);
  }
}
