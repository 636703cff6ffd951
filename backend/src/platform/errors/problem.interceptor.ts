import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import { getNamedType, isUnionType, type GraphQLResolveInfo } from 'graphql';
import { catchError, type Observable, of, throwError } from 'rxjs';
import { ProblemType } from './problem.type.ts';
import { refusalOf } from './refusal-of.ts';

/**
 * Returns the refusal of a mutation as the `Problem` member of its result. The transaction is in the service, so the
 * write is already rolled back at this point.
 */
@Injectable()
export class ProblemInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType<GqlContextType>() !== 'graphql') return next.handle();
    const info = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    if (info.parentType.name !== 'Mutation' || !answersProblems(info)) return next.handle();
    return next.handle().pipe(
      catchError((error: unknown) => {
        const refusal = refusalOf(error);
        return refusal ? of(ProblemType.of(refusal)) : throwError(() => error);
      }),
    );
  }
}

function answersProblems(info: GraphQLResolveInfo): boolean {
  const type = getNamedType(info.returnType);
  return isUnionType(type) && type.getTypes().some((member) => member.name === 'Problem');
}
