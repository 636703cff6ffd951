import type { INestApplicationContext } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import type { Type } from '@nestjs/common';
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
import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLInputType, GraphQLOutputType } from 'graphql';
import { nestedType, restRows } from '../fuzz/rest-calls.ts';
import type { RestRow } from '../fuzz/rest-calls.ts';
import { rootRows } from '../fuzz/graphql-calls.ts';
import type { RootRow } from '../fuzz/graphql-calls.ts';
import { handlersOf } from '../harness/handlers.ts';
import type { Handler } from '../harness/handlers.ts';
import { addressOf } from '../harness/role-table.ts';
import type { FittingValues } from './fitting-values.ts';

/** A call with values that fit, by anyone. */
export interface WalkedCall {
  /** `mutation acceptRequest`, `GET /api/team/{id}/info` */
  readonly name: string;
  readonly access: Handler['access'];
  readonly isReading: boolean;
  /** `depth`: how many objects of an answer of GraphQL are asked for on the way down. */
  request(token: string | null, values: FittingValues, depth: number): { path: string; init: RequestInit };
}

/** Calls that end the walk's own logins, are redirects or streams, or go to another server. */
const LEFT_OUT = /auth\/|\/stream$|chat-images|endSession|endOtherSessions/;

/** Every root field but the subscriptions, and every call of REST; those that only read come first. */
export function walkedCalls(app: INestApplicationContext): WalkedCall[] {
  const accesses = new Map(
    handlersOf(app).map(({ kind, address, access }) => [`${kind} ${addressOf(address)}`, access]),
  );
  const roots = rootRows(app.get(GraphQLSchemaHost).schema).filter(({ kind }) => kind !== 'subscription');
  const about = SwaggerModule.createDocument(app as never, new DocumentBuilder().build());
  const calls: WalkedCall[] = [
    ...roots.map((row) => ({
      name: `${row.kind} ${row.field.name}`,
      access: accesses.get(`${row.kind === 'query' ? 'Query' : 'Mutation'} ${row.field.name}`),
      isReading: row.kind === 'query',
      request: (token: string | null, values: FittingValues, depth: number) =>
        graphqlRequest(row, token, values, depth),
    })),
    ...restRows(app, about).map((row) => ({
      name: `${row.method} ${row.path}`,
      access: accesses.get(`REST ${row.method} ${addressOf(row.path)}`),
      isReading: row.method === 'GET',
      request: (token: string | null, values: FittingValues) => restRequest(row, token, values),
    })),
  ].filter(({ name }) => !LEFT_OUT.test(name));
  return [...calls.filter(({ isReading }) => isReading), ...calls.filter(({ isReading }) => !isReading)];
}

function graphqlRequest({ kind, field }: RootRow, token: string | null, values: FittingValues, depth: number) {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const argumentsOf = (of: GraphQLField<unknown, unknown>): string => {
    const given = givenOf(of.args, values, kind === 'mutation');
    // a question that needs nothing is asked about one thing
    const used = given.length > 0 ? given : of.args.filter((arg) => values.isId(arg.name)).slice(0, 1);
    const parts = used.map((arg) => {
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${String(arg.type)}`);
      variables[name] = inputOf(arg.type, arg.name, of.name, values, kind === 'mutation');
      return `${arg.name}: $${name}`;
    });
    return parts.length === 0 ? '' : `(${parts.join(', ')})`;
  };
  const selectionOf = (type: GraphQLOutputType, left: number): string => {
    const named = getNamedType(type);
    if (isUnionType(named)) {
      const members = named.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, left)}`);
      return `{ __typename ${members.join(' ')} }`;
    }
    if (!isObjectType(named)) return '';
    const fields = Object.values(named.getFields()).filter(
      ({ type: of, args }) => (left > 1 || !isDeep(of)) && (left > 2 || args.length === 0),
    );
    return `{ __typename ${fields.map((of) => `${of.name}${argumentsOf(of)} ${selectionOf(of.type, left - 1)}`).join(' ')} }`;
  };
  const selected = `${field.name}${argumentsOf(field)} ${selectionOf(field.type, depth)}`;
  const header = declared.length > 0 ? `(${declared.join(', ')})` : '';
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const body = JSON.stringify({ query: `${kind} ${header} { ${selected} }`, variables });
  return { path: '/graphql', init: { method: 'POST', headers, body } };
}

const isDeep = (type: GraphQLOutputType): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) || isUnionType(named);
};

const isNeeded = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField): boolean =>
  isNonNullType(type) && defaultValue === undefined;

/** What is needed; of a change also the ids that may be left out. */
const givenOf = <T extends GraphQLArgument | GraphQLInputField>(
  all: readonly T[],
  values: FittingValues,
  isChange: boolean,
) => all.filter((each) => isNeeded(each) || (isChange && values.isId(each.name)));

function inputOf(
  type: GraphQLInputType,
  name: string,
  owner: string,
  values: FittingValues,
  isChange: boolean,
): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [inputOf(plain.ofType, name, owner, values, isChange)];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (isInputObjectType(plain)) {
    const fields = givenOf(Object.values(plain.getFields()), values, isChange);
    return Object.fromEntries(fields.map((of) => [of.name, inputOf(of.type, of.name, plain.name, values, isChange)]));
  }
  if (values.isId(name)) return values.id(name, owner);
  if (plain.name === 'Boolean') return true;
  if (plain.name === 'Int' || plain.name === 'Float') return values.number(name);
  return plain.name === 'DateTime' ? `${values.text(name)}T18:00:00Z` : values.text(name);
}

function restRequest({ method, path, query, body }: RestRow, token: string | null, values: FittingValues) {
  const part = (name: string): string => {
    if (name === 'accessToken') return token ?? 'nobody';
    if (values.isId(name)) return String(values.id(name, path.slice(0, path.indexOf(`{${name}}`))));
    return encodeURIComponent(
      /^(after|count|first|pageIndex|size|roleId)$/.test(name) ? values.number(name) : values.text(name),
    );
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => part(name));
  const asked = query.map((name) => `${name}=${part(name)}`).join('&');
  const isPlaced = path.includes('{accessToken}') || token === null;
  const headers: Record<string, string> = isPlaced ? {} : { authorization: `Bearer ${token}` };
  const address = asked === '' ? filled : `${filled}?${asked}`;
  if (method === 'GET') return { path: address, init: { headers, redirect: 'manual' as const } };
  headers['content-type'] = 'application/json';
  const sent = JSON.stringify(body ? record(body, path, values) : {});
  return { path: address, init: { method, headers, body: sent } };
}

/** An object of this class, by the rules of its fields. */
function record(type: Type, path: string, values: FittingValues): Record<string, unknown> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const names = [...new Set(rules.map(({ propertyName }) => propertyName))].filter((name) => name !== 'accessToken');
  return Object.fromEntries(
    names.map((name) => {
      const own = rules.filter(({ propertyName }) => propertyName === name);
      const has = (rule: string) => own.some((known) => known.name === rule);
      const one = (): unknown => {
        const nested = nestedType(type, name);
        if (nested) return record(nested, path, values);
        const choices = own.find((known) => known.name === 'isIn')?.constraints?.[0] as unknown[] | undefined;
        if (choices) return choices[0];
        if (has('isBoolean')) return true;
        if (values.isId(name)) return values.id(name, path);
        return has('isInt') || has('isNumber') ? values.number(name) : values.text(name);
      };
      return [name, has('isArray') || own.some(({ each }) => each) ? [one()] : one()];
    }),
  );
}
