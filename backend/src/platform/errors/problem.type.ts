import type { Type } from '@nestjs/common';
import { createUnionType, Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  LEAGUE_ERROR_CODES,
  type LeagueError,
  type LeagueErrorCode,
  type RefusalDetails,
} from '../../domain/league-error.ts';
import { toldOf } from './sentences.ts';

/** The refusal codes as the schema's enum: names and values are the same. */
export const LeagueErrorCodeEnum = Object.fromEntries(LEAGUE_ERROR_CODES.map((code) => [code, code])) as {
  [code in LeagueErrorCode]: code;
};
registerEnumType(LeagueErrorCodeEnum, { name: 'LeagueErrorCode', description: 'Why a rule refused it' });

@ObjectType('ProblemParam', { description: 'A value for the translated sentence' })
export class ProblemParamType {
  @Field(() => String)
  name: string;

  @Field(() => String)
  value: string;
}

@ObjectType('RefusedRow', { description: 'One refused thing of a call about many' })
export class RefusedRowType {
  @Field(() => Int, { description: "The thing's id" })
  id: number;

  @Field(() => LeagueErrorCodeEnum)
  code: LeagueErrorCode;

  @Field(() => String, { description: 'Key of the sentence in the translations' })
  messageKey: string;

  @Field(() => String, { description: 'The sentence in English' })
  text: string;

  @Field(() => [ProblemParamType])
  params: ProblemParamType[];
}

@ObjectType('Problem', {
  description: "A rule refused the request. This is the other member of every mutation's result",
})
export class ProblemType {
  @Field(() => LeagueErrorCodeEnum)
  code: LeagueErrorCode;

  @Field(() => String, { description: 'Key of the sentence in the translations' })
  messageKey: string;

  @Field(() => String, { description: 'The sentence in English' })
  text: string;

  @Field(() => String, { nullable: true, description: 'What to send instead; null: the sentence says it all' })
  hint?: string | undefined;

  @Field(() => String, { nullable: true, description: 'The input field it is about; null: none alone' })
  field?: string;

  @Field(() => [ProblemParamType])
  params: ProblemParamType[];

  @Field(() => [RefusedRowType], {
    description: 'Of a call about many things: all that are refused, not only the first',
  })
  rows: RefusedRowType[];

  static of(error: LeagueError): ProblemType {
    return Object.assign(new ProblemType(), {
      code: error.code,
      messageKey: error.messageKey,
      ...toldOf(error.messageKey, error.details),
      field: error.details.field,
      params: toParams(error.details.params),
      rows: (error.details.rows ?? []).map((row) => ({
        ...row,
        text: toldOf(row.messageKey, row).text,
        params: toParams(row.params),
      })),
    });
  }
}

/** The values of a translated sentence, as the schema lists them. */
export const toParams = (params: RefusalDetails['params'] = {}): ProblemParamType[] =>
  Object.entries(params).map(([name, value]) => ({ name, value: String(value) }));

/** The result type of a mutation: `resultOf('ReportSeriesResult', SeriesReportType)` is `SeriesReport | Problem`. */
export function resultOf<T>(name: string, type: Type<T>): T | ProblemType {
  return createUnionType<readonly [Type<T>, typeof ProblemType]>({
    name,
    description: 'What the change made, or why it is refused',
    types: () => [type, ProblemType] as const,
    resolveType: (value: unknown) => (value instanceof ProblemType ? ProblemType : type),
  });
}
