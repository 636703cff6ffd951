import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import type { HostileValues } from './hostile-values.ts';
import { fittingText, type FuzzCall } from './rest-calls.ts';

/** A root field of the schema. */
export interface RootRow {
  kind: 'query' | 'mutation' | 'subscription';
  field: GraphQLField<unknown, unknown>;
}

export function rootRows(schema: GraphQLSchema): RootRow[] {
  const rows = (kind: RootRow['kind'], fields: Record<string, GraphQLField<unknown, unknown>> = {}): RootRow[] =>
    Object.values(fields).map((field) => ({ kind, field }));
  return [
    ...rows('query', schema.getQueryType()?.getFields()),
    ...rows('mutation', schema.getMutationType()?.getFields()),
    ...rows('subscription', schema.getSubscriptionType()?.getFields()),
  ];
}

/** Every argument and every field of an input that a caller can give, in the words of `HostileValues.used`. */
export function everyArgument(schema: GraphQLSchema): string[] {
  const roots = new Map<unknown, string>([
    [schema.getQueryType(), 'query'],
    [schema.getMutationType(), 'mutation'],
    [schema.getSubscriptionType(), 'subscription'],
  ]);
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      args.map((arg) => `${roots.get(type) ?? type.name}.${name}(${arg.name})`),
    );
  });
}

/** A document for one root field and a part of its answer, with variables of which some do not fit. */
export function documentOf(
  { kind, field }: RootRow,
  values: HostileValues,
): { query: string; variables: Record<string, unknown> } {
  const { random } = values;
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const withArguments = (of: GraphQLField<unknown, unknown>, owner: string): string => {
    const given = of.args.filter(({ type }) => isNonNullType(type) || random.chance(0.7));
    if (given.length === 0) return '';
    const parts = given.map((arg) => {
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${String(arg.type)}`);
      variables[name] = inputOf(arg.type, arg.name, values, 0);
      values.used.add(`${owner}.${of.name}(${arg.name})`);
      return `${arg.name}: $${name}`;
    });
    return `(${parts.join(', ')})`;
  };
  const selectionOf = (type: GraphQLOutputType, depth: number): string => {
    const named = getNamedType(type);
    if (isUnionType(named)) {
      const members = named.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, depth)}`);
      return `{ __typename ${members.join(' ')} }`;
    }
    if (!isObjectType(named)) return '';
    const all = Object.values(named.getFields()).filter((of) => !isObjectType(getNamedType(of.type)) || depth < 4);
    const chosen = all.filter(() => random.chance(depth < 2 ? 0.6 : 0.3)).slice(0, 12);
    return `{ __typename ${chosen.map((of) => `${of.name}${withArguments(of, named.name)} ${selectionOf(of.type, depth + 1)}`).join(' ')} }`;
  };
  const selected = `${field.name}${withArguments(field, kind)} ${selectionOf(field.type, 1)}`;
  const header = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return { query: `${kind} ${header} { ${selected} }`, variables };
}

/** A document and its variables, to be sent by POST or GET. */
export function graphqlCall(row: RootRow, token: string | null, values: HostileValues): FuzzCall {
  const { random } = values;
  const { kind, field } = row;
  const { query, variables } = documentOf(row, values);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (kind === 'query' && random.chance(0.2)) {
    delete headers['content-type'];
    const asked = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    // a longer address is refused before anything of ours reads it
    if (String(asked).length < 10_000)
      return { name: `${kind} ${field.name}`, path: `/graphql?${String(asked)}`, init: { headers } };
    headers['content-type'] = 'application/json';
  }
  const body = JSON.stringify({ query, variables });
  return { name: `${kind} ${field.name}`, path: '/graphql', init: { method: 'POST', headers, body } };
}

/** A value for this type. A wrong one stops the whole document, so most values fit. */
function inputOf(type: GraphQLInputType, name: string, values: HostileValues, depth: number): unknown {
  const { random } = values;
  if (random.chance(0.04)) return values.anything();
  if (!isNonNullType(type) && random.chance(0.2)) return null;
  const plain = getNullableType(type);
  if (isListType(plain)) {
    const one = plain.ofType;
    const length = random.chance(0.02) ? 2000 : random.int(0, 6);
    return Array.from({ length }, () => inputOf(one, name, values, depth + 1));
  }
  if (isEnumType(plain)) return random.pick(plain.getValues()).name;
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields()).filter((field) => isNonNullType(field.type) || random.chance(0.7));
    for (const field of fields) values.used.add(`${plain.name}.${field.name}`);
    return Object.fromEntries(fields.map((field) => [field.name, inputOf(field.type, field.name, values, depth + 1)]));
  }
  if (plain.name === 'Boolean') return random.chance(0.5);
  if (plain.name === 'Int')
    return random.chance(0.8) ? random.int(-1, 12) : random.pick([2147483647, -2147483648, 0, 101]);
  if (plain.name === 'Float') return random.pick([0, -1.5, 1e21, 1e308]);
  return plain.name === 'String' || plain.name === 'ID' ? fittingText(name, values) : when(values);
}

/** A time, at the limits of dates. */
function when({ random }: HostileValues): string {
  return random.pick([
    '2026-03-01T18:00:00Z',
    '2026-03-01T18:00:00.000+01:00',
    '+099999-01-01T00:00:00Z',
    '99999-01-01T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2023-03-26T02:30',
    '+275760-09-13T00:00:00Z',
    '',
  ]);
}
