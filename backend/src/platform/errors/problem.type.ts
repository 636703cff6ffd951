import type { Type } from '@nestjs/common';
import { createUnionType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { LEAGUE_ERROR_CODES, type LeagueError, type LeagueErrorCode } from '../../domain/league-error.ts';

/** The refusal codes as the schema's enum: names and values are the same. */
export const LeagueErrorCodeEnum = Object.fromEntries(LEAGUE_ERROR_CODES.map((code) => [code, code])) as {
  [code in LeagueErrorCode]: code;
};
registerEnumType(LeagueErrorCodeEnum, { name: 'LeagueErrorCode', description: 'Why a rule refused it' });

/** A value for the translated sentence. */
@ObjectType('ProblemParam')
export class ProblemParamType {
  @Field(() => String)
  name: string;

  @Field(() => String)
  value: string;
}

/** A rule refused the request. This is the other member of every mutation's result. */
@ObjectType('Problem')
export class ProblemType {
  @Field(() => LeagueErrorCodeEnum)
  code: LeagueErrorCode;

  @Field(() => String, { description: 'Key of the sentence in the translations' })
  messageKey: string;

  @Field(() => String, { nullable: true, description: 'The input field it is about' })
  field?: string;

  @Field(() => [ProblemParamType])
  params: ProblemParamType[];

  static of(error: LeagueError): ProblemType {
    return Object.assign(new ProblemType(), {
      code: error.code,
      messageKey: error.messageKey,
      field: error.details.field,
      params: Object.entries(error.details.params ?? {}).map(([name, value]) => ({ name, value: String(value) })),
    });
  }
}

/** The result type of a mutation: `resultOf('ReportSeriesResult', SeriesReportType)` is `SeriesReport | Problem`. */
export function resultOf<T>(name: string, type: Type<T>): T | ProblemType {
  return createUnionType<readonly [Type<T>, typeof ProblemType]>({
    name,
    types: () => [type, ProblemType] as const,
    resolveType: (value: unknown) => (value instanceof ProblemType ? ProblemType : type),
  });
}
