import { getOperationAST, GraphQLError, Kind, OperationTypeNode, parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode, ExecutionArgs, GraphQLSchema } from 'graphql';
import { LeagueError } from '../../../domain/league-error.ts';
import { graphqlErrorOf } from '../../errors/errors.filter.ts';
import { faultOf } from '../../errors/fault.ts';
import { brokenLimitOf } from '../broken-limits.ts';
import { costOf } from '../costs.ts';
import { DOCUMENT_LIMITS, GRAPHQL_LIMITS, limitRefusal } from '../limits.ts';
import { noSkippedRoot } from './skipped-root.ts';

/** A wrong document is refused at its first faults: finding and describing a hundred of them is work that only the sender wants. */
const VALIDATION = { maxErrors: 3, hideSuggestions: true } as const;

const RULES = [...specifiedRules, ...DOCUMENT_LIMITS, noSkippedRoot];

/** An operation, as a client sends it. */
export interface SentOperation {
  query: string;
  operationName?: string | undefined | null;
  variables?: Record<string, unknown> | undefined | null;
}

/**
 * The operation to execute, or the reason against it: the same limits as over HTTP, and only subscriptions.
 * @param charge charges the message's cost, in fields of its answer, and throws a LeagueError when too few units are
 * left, or when the caller's key does not open this door
 */
export async function readOperation(
  schema: GraphQLSchema,
  sent: SentOperation,
  charge: (cost: number) => Promise<void>,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const { query, operationName, variables } = sent;
  try {
    // an unreadable message costs work too
    await charge(0);
    const document = parse(query, { maxTokens: GRAPHQL_LIMITS.tokens });
    if (!document.definitions.every(isSubscription)) return [refuse('Only subscriptions come through a socket')];
    const errors = validate(schema, document, RULES, VALIDATION);
    if (errors.length > 0) return errors.map((error) => refuse(error.message, error.extensions['limit']));
    if (!getOperationAST(document, operationName))
      return [refuse('The document does not say which operation is meant')];
    const request = { ...(operationName ? { operationName } : {}), variables: variables ?? {} };
    const cost = costOf({ schema, document, request });
    if (cost > GRAPHQL_LIMITS.cost) return [limitRefusal('cost', cost)];
    await charge(cost);
    return { schema, document, operationName, variableValues: variables ?? {} };
  } catch (error) {
    // also a key that does not hold, and a database that is away while the key's units are taken
    if (error instanceof LeagueError || faultOf(error)) return [graphqlErrorOf(error)];
    if (!(error instanceof GraphQLError)) return [refuse('The document cannot be read')];
    return [refuse(error.message, brokenLimitOf(error.message, error))];
  }
}

/** A fragment counts as a part of its operation. */
const isSubscription = (definition: DocumentNode['definitions'][number]): boolean =>
  definition.kind === Kind.FRAGMENT_DEFINITION ||
  (definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.SUBSCRIPTION);

const refuse = (message: string, limit?: unknown): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', ...(limit ? { limit } : {}) } });
