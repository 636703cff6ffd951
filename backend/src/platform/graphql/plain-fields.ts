import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';

/**
 * Removes the resolvers that only read the property with the field's name. Nest adds one to every field without a
 * resolver, but the executor does the same by itself, and the compiled one inline. This saves a call and two closures
 * for each value of an answer.
 */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve && readsProperty(field.resolve, field.name)) delete field.resolve;
    }
  }
  return schema;
}

/** Nest's own resolvers are known by their name. They are tried too, because one may have a default value. */
function readsProperty(resolve: GraphQLFieldResolver<unknown, unknown>, name: string): boolean {
  if (resolve.name !== 'rootFieldResolver') return false;
  const plain = resolve as (parent: object) => unknown;
  return plain({}) === undefined && plain({ [name]: name }) === name;
}
