import type { TypedDocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { addTypenameToDocument } from '@apollo/client/utilities';
import {
  buildSchema,
  executeSync,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';
import { readFileSync } from 'node:fs';

/** What a test says of an answer. The rest is made. A union's value says its `__typename`, else it is the first of them. */
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
    typeResolver: (value: { __typename?: string }, _, info, union) =>
      value.__typename ?? info.schema.getPossibleTypes(union).find(isObjectType)?.name,
  });
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data as Data;
}

/** The server's answer to a document, for `renderPart`. `given` may be made of the variables, also to note what was sent. */
export function answerTo<Data extends Record<string, unknown>, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  given: Given<Data> | ((variables: Variables) => Given<Data>) = {} as Given<Data>,
  { variables, times = Number.POSITIVE_INFINITY }: Limits<Variables> = {},
): MockLink.MockedResponse {
  return {
    request: { query: document, variables: (variables ?? (() => true)) as MockLink.MockedRequest['variables'] },
    result: (asked) => ({
      data: dataOf(document, typeof given === 'function' ? given(asked as Variables) : given, asked),
    }),
    maxUsageCount: times,
  };
}
