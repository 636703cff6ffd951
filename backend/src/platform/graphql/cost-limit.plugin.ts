import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import type { Request } from 'express';
import { GraphQLError } from 'graphql';
import { LeagueError } from '../../domain/league-error.ts';
import { graphqlErrorOf } from '../errors/errors.filter.ts';
import { faultOf, type Fault } from '../errors/fault.ts';
import { LimitReads, unitsOf } from '../limits/limit-reads.ts';
import { costOf, type CostArgs } from './costs.ts';
import { GRAPHQL_LIMITS, limitRefusal } from './limits.ts';

/**
 * Refuses an operation whose answer could be too large, or whose caller has too few units left, before any resolver
 * runs. An operation that `FastReads` has already charged is not charged again.
 */
@Plugin()
export class CostLimit implements ApolloServerPlugin<{ req: Request }> {
  constructor(private readonly limits: LimitReads) {}

  async requestDidStart(): Promise<GraphQLRequestListener<{ req: Request }>> {
    return {
      didResolveOperation: async ({ schema, document, request, operation, contextValue }) => {
        // several operations without a name, or an unknown name: the server library refuses it later, though the type
        // says otherwise
        const kind = operation?.operation;
        if (!kind) return;
        if (!schema.getRootType(kind)) throw badInput(`There is no ${kind} here`);
        const cost = costWithin({ schema, document, request });
        if (cost > GRAPHQL_LIMITS.cost) throw limitRefusal('cost', cost);
        await this.charge(contextValue.req, cost);
      },
    };
  }

  private async charge(req: Request, cost: number): Promise<void> {
    try {
      await this.limits.charge(req, unitsOf(cost));
    } catch (error) {
      if (error instanceof LeagueError) throw asTooMany(error);
      const fault = faultOf(error);
      throw fault ? asFault(fault) : error;
    }
  }
}

/** Variables that do not fit are the caller's mistake. They would be found a moment later anyway. */
function costWithin(operation: CostArgs): number {
  try {
    return costOf(operation);
  } catch (error) {
    if (error instanceof LeagueError) throw asInvalid(error);
    if (!(error instanceof GraphQLError)) throw error;
    throw badInput(error.message);
  }
}

const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

function asInvalid(refusal: LeagueError): GraphQLError {
  const { message, extensions } = graphqlErrorOf(refusal);
  return new GraphQLError(message, { extensions: { ...extensions, http: { status: 400 } } });
}

/** The server library makes status and headers from this. The answer is the same as at the door. */
function asTooMany(refusal: LeagueError): GraphQLError {
  const { message, extensions } = graphqlErrorOf(refusal);
  const headers = new HeaderMap([
    ['retry-after', String(refusal.details.params?.['retryAfter'])],
    ['cache-control', 'no-store'],
  ]);
  return new GraphQLError(message, { extensions: { ...extensions, http: { status: 429, headers } } });
}

/** A key that was revoked since the door, or a database that went away: the same status as at the door. */
function asFault(fault: Fault): GraphQLError {
  const { message, extensions } = graphqlErrorOf(fault);
  const headers = new HeaderMap([['cache-control', 'no-store']]);
  if (fault.retryAfter !== undefined) headers.set('retry-after', String(fault.retryAfter));
  return new GraphQLError(message, { extensions: { ...extensions, http: { status: fault.status, headers } } });
}
