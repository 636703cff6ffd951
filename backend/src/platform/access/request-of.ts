import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { Request } from 'express';

/** The HTTP request of a handler call, for GraphQL and REST. */
export function requestOf(context: ExecutionContext): Request {
  if (context.getType<GqlContextType>() !== 'graphql') return context.switchToHttp().getRequest<Request>();
  return GqlExecutionContext.create(context).getContext<{ req: Request }>().req;
}
