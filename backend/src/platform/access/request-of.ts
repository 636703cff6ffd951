import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { Request } from 'express';

/** The HTTP request behind a handler call, whichever door it came through. */
export function requestOf(context: ExecutionContext): Request {
  if (context.getType<GqlContextType>() !== 'graphql') return context.switchToHttp().getRequest<Request>();
  return GqlExecutionContext.create(context).getContext<{ req: Request }>().req;
}
