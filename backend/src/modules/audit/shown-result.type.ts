import { Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import { TABLE_GAMES } from '../../domain/series/series-format.ts';
import { MAX_ROWS_A_SIDE } from '../../domain/series/series-report.ts';
import { countsAs } from '../../platform/graphql/costs.ts';
import type { ShownResult } from './shown-result.ts';

@ObjectType('AuditResultRow', { description: "A player's numbers in a game, as an entry of the audit stores them" })
export class AuditResultRowType {
  @Field(() => String, { nullable: true, description: 'The name then' }) player: string | null;
  @Field(() => Int) score: number;
  @Field(() => Int) goals: number;
  @Field(() => Int) assists: number;
  @Field(() => Int) saves: number;
  @Field(() => Int) shots: number;
}

@ObjectType('AuditResultGame')
export class AuditResultGameType {
  @Field(() => Int) homeGoals: number;
  @Field(() => Int) awayGoals: number;
  @Field(() => String, { nullable: true, description: 'The goals in order; null: not known' }) goalOrder: string | null;
  @Extensions(countsAs(MAX_ROWS_A_SIDE)) @Field(() => [AuditResultRowType]) home: AuditResultRowType[];
  @Extensions(countsAs(MAX_ROWS_A_SIDE)) @Field(() => [AuditResultRowType]) away: AuditResultRowType[];
}

@ObjectType('AuditResult', { description: 'A whole result of a series, as an entry of the audit stores it' })
export class AuditResultType {
  @Field(() => Int) homeGames: number;
  @Field(() => Int) awayGames: number;
  @Field(() => String, { nullable: true, description: 'home, away or both' }) walkover: ShownResult['walkover'];
  @Extensions(countsAs(TABLE_GAMES)) @Field(() => [AuditResultGameType]) games: AuditResultGameType[];
}

@ObjectType('AuditResults', { description: 'The result before an act and after it; null where there was none' })
export class AuditResultsType {
  @Field(() => AuditResultType, { nullable: true }) before: AuditResultType | null;
  @Field(() => AuditResultType, { nullable: true }) after: AuditResultType | null;
}
