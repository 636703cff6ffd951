import { GraphQLError, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { resolverErrorOf } from '../errors/errors.filter.ts';
import { PerRequest } from '../per-request.ts';

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/**
 * Tells what the fields of an answer throw as the filter tells what root fields throw: Nest has no filter for them, and a statement
 * that was stopped would be an internal error. Rows that share a read have one error, which is logged once.
 */
export function withToldErrors(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.has(type)) continue;
    for (const field of Object.values(type.getFields())) if (field.resolve) field.resolve = telling(field.resolve);
  }
  return schema;
}

function telling(resolve: Resolver): Resolver {
  return (...args) => {
    try {
      const value: unknown = resolve(...args);
      return value instanceof Promise ? value.catch(tell) : value;
    } catch (error) {
      return tell(error);
    }
  };
}

const told = new PerRequest<object, GraphQLError>();

function tell(thrown: unknown): never {
  if (thrown instanceof GraphQLError || typeof thrown !== 'object' || thrown === null) throw thrown;
  const error = told.get(thrown) ?? resolverErrorOf(thrown);
  told.set(thrown, error);
  throw error;
}
