import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { addTypenameToDocument } from '@apollo/client/utilities';
import {
  buildSchema,
  executeSync,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';
import { readFileSync } from 'node:fs';

/** What a test says of an answer. The rest is made. A union's value may say its `__typename`. */
export type Given<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Given<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]?: Given<T[Key]> } & { readonly __typename?: string }
      : T;

interface Limits<Variables> {
  /** The variables that it answers; without them any. */
  variables?: Variables | ((variables: Variables) => boolean);
  /** How often it answers; without it always. */
  times?: number;
  /** Gets the variables of each call. */
  noted?: unknown[];
}

const schema = buildSchema(readFileSync('../schema.graphql', 'utf8'));
const AN_INSTANT = '2026-03-01T12:00:00.000Z';
const OF_SCALAR: Record<string, unknown> = { Int: 0, Float: 0, Boolean: false, DateTime: AN_INSTANT };
/** Two things of one id would be one thing in the client's cache. */
let lastId = 1_000_000;

/** The plainest value of a type: null where it may be, an empty list, an object whose fields are made in the same way. */
function plainValue(type: GraphQLOutputType, name: string): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (!isScalarType(inner)) return {};
  if (name === 'id') return inner.name === 'Int' ? ++lastId : String(++lastId);
  return OF_SCALAR[inner.name] ?? name;
}

/** Fields are looked up by the name that the document gives them, as in the answer that the test writes. */
function givenOrPlain(source: Record<string, unknown> | undefined, _: unknown, __: unknown, info: GraphQLResolveInfo) {
  const given = source?.[info.path.key];
  return given === undefined ? plainValue(info.returnType, info.fieldName) : given;
}

/** Which member of a union a value is. What has a code is a `Problem`. */
const memberOf = (value: { __typename?: string }, members: readonly GraphQLObjectType[]): string | undefined =>
  value.__typename ?? members.find(({ name }) => (name === 'Problem') === 'code' in value)?.name;

/**
 * The server's data for a document: what the test gives, and plain values for what else the document asks for.
 * @throws Error if the schema does not allow what is given
 */
export function dataOf<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  given: Given<Data>,
  variables: Record<string, unknown> = {},
): Data {
  const { data, errors } = executeSync({
    schema,
    document: addTypenameToDocument(document),
    rootValue: given,
    variableValues: variables,
    fieldResolver: givenOrPlain,
    typeResolver: (value: object, _, info, union) => memberOf(value, info.schema.getPossibleTypes(union)),
  });
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data as Data;
}

const requestOf = <Variables>(document: DocumentNode, { variables }: Limits<Variables>): MockLink.MockedRequest => ({
  query: document,
  variables: variables ?? (() => true),
});

/** The server's answer to a document, for `renderPart`. `given` may be made of the variables, also to note what was sent. */
export function answerTo<Data extends Record<string, unknown>, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  given: Given<Data> | ((variables: Variables) => Given<Data>) = {} as Given<Data>,
  limits: Limits<Variables> = {},
): MockLink.MockedResponse {
  return {
    request: requestOf(document, limits),
    result: (asked) => {
      limits.noted?.push(asked);
      return { data: dataOf(document, typeof given === 'function' ? given(asked as Variables) : given, asked) };
    },
    maxUsageCount: limits.times ?? Number.POSITIVE_INFINITY,
  };
}

/** No answer to a document: the line breaks, or the server says this. */
export const noAnswerTo = <Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<unknown, Variables>,
  { error = new Error('no line'), ...limits }: Limits<Variables> & { error?: Error } = {},
): MockLink.MockedResponse => ({
  request: requestOf(document, limits),
  error,
  maxUsageCount: limits.times ?? Number.POSITIVE_INFINITY,
});
