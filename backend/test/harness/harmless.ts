import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLSchema } from 'graphql';
import type { CallRow } from './role-table.ts';

/** Valid input that can do no harm: nothing has this id, so the rules refuse it. */
export const NOBODY = 2_000_000_000;

interface RestCall {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}

/** A documented call with ids that do not exist. `token` is in the call's own place, or left out. */
export function harmlessCall(
  { call, body = [] }: CallRow,
  token: string | null,
): RestCall & { isTokenPlaced: boolean } {
  const [method = '', template = ''] = call.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'accessToken') return token ?? 'nobody';
    if (name === 'page') return 'prizes';
    return name === 'roleId' ? '2' : String(NOBODY);
  });
  if (method === 'GET') return { method, path, body: null, isTokenPlaced: template.includes('{accessToken}') };
  const fields = Object.fromEntries(
    body.filter((name) => name !== 'accessToken').map((name) => [name, /Id$/.test(name) ? NOBODY : { harmless: true }]),
  );
  return { method, path, body: { ...(token === null ? {} : { accessToken: token }), ...fields }, isTokenPlaced: true };
}

/** A document with one root field and ids that do not exist, which selects as little as possible. */
export function harmlessDocument(schema: GraphQLSchema, kind: 'Query' | 'Mutation', name: string): string {
  const root = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`no ${kind} ${name}`);
  const args = argumentsOf(field);
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${kind.toLowerCase()} { ${name}${args}${selection} }`;
}

function argumentsOf({ args }: GraphQLField<unknown, unknown>): string {
  const needed = args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  return needed.length === 0 ? '' : `(${needed.map((arg) => `${arg.name}: ${literalOf(arg.type)}`).join(', ')})`;
}

/** A literal of a type: an enum's first value, an empty list, false, no one's id, an empty text. */
export function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{ ${needed.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  if (isScalarType(type) && type.name === 'Boolean') return 'false';
  if (isScalarType(type) && (type.name === 'Int' || type.name === 'Float')) return String(NOBODY);
  if (isScalarType(type) && type.name === 'DateTime') return '"2020-01-01T00:00:00.000Z"';
  return '""';
}
