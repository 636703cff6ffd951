import type { ArgumentsHost } from '@nestjs/common';
import { GqlArgumentsHost } from '@nestjs/graphql';
import { getNamedType, isUnionType, type GraphQLResolveInfo } from 'graphql';
import { ProblemType } from './problem.type.ts';
import { refusalOf } from './refusal-of.ts';

/**
 * The `Problem` member of a mutation's result, for a refusal. Null for other errors, and where the result has no such
 * member. The transaction is in the service, so the write is already rolled back at this point.
 */
export function problemOf(error: unknown, host: ArgumentsHost): ProblemType | null {
  const refusal = refusalOf(error);
  const info = GqlArgumentsHost.create(host).getInfo<GraphQLResolveInfo | undefined>();
  if (!refusal || info?.parentType.name !== 'Mutation' || !answersProblems(info)) return null;
  return ProblemType.of(refusal);
}

function answersProblems(info: GraphQLResolveInfo): boolean {
  const type = getNamedType(info.returnType);
  return isUnionType(type) && type.getTypes().some((member) => member.name === 'Problem');
}
