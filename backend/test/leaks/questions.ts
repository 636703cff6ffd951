import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { FittingValues } from './fitting-values.ts';

/** A query with a place for a value that may be left out, or that is a text. */
export interface Question {
  /** `query adminUsers` */
  readonly name: string;
  /** `filter.text` */
  readonly place: string;
  readonly type: GraphQLInputType;
  /** Asks for objects so many levels down. */
  query(depth: number): string;
  /** The variables with this value in the place. */
  variables(value: unknown): Record<string, unknown>;
}

type Place = GraphQLArgument | GraphQLInputField;

export const isText = ({ type }: Pick<Question, 'type'>): boolean => getNamedType(type).name === 'String';

const isNeeded = ({ type, defaultValue }: Place): boolean => isNonNullType(type) && defaultValue === undefined;

/** Every place in every argument of every query. */
export function questionsOf(schema: GraphQLSchema, values: FittingValues): Question[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.flatMap((field) => field.args.flatMap((arg) => placesIn(field, arg, values)));
}

/** Values that fit a place that may be left out: all words of a list, yes and no. None for what only turns pages. */
export function choicesOf({ type, place, name }: Question, values: FittingValues): unknown[] {
  const plain = getNullableType(type);
  const own = place.split('.').at(-1) ?? '';
  if (isNonNullType(type) || /^(after|before|first|last|offset|filter)$/.test(own)) return [];
  const inner = isListType(plain) ? getNullableType(plain.ofType) : plain;
  const all = isEnumType(inner)
    ? inner.getValues().map((word) => word.name)
    : getNamedType(inner).name === 'Boolean'
      ? [true, false]
      : [fitting(inner, own, name, values)];
  return isListType(plain) ? all.map((one) => [one]) : all;
}

/** What fits, for all that must be said. */
function fitting(type: GraphQLInputType, name: string, owner: string, values: FittingValues): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [fitting(plain.ofType, name, owner, values)];
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields()).filter(isNeeded);
    return Object.fromEntries(fields.map((field) => [field.name, fitting(field.type, field.name, plain.name, values)]));
  }
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (values.isId(name)) return values.id(name, owner);
  if (plain.name === 'Boolean') return true;
  if (plain.name === 'Int' || plain.name === 'Float') return values.number(name);
  return plain.name === 'DateTime' ? `${values.text(name)}T18:00:00Z` : values.text(name);
}

/** The fields of an answer that need no arguments. */
function selection(type: GraphQLOutputType, left: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ type: of, args }) => {
    const inner = getNamedType(of);
    return args.length === 0 && !('getTypes' in inner) && (left > 1 || !isObjectType(inner));
  });
  return `{ __typename ${fields.map((of) => `${of.name} ${selection(of.type, left - 1)}`).join(' ')} }`;
}

function placesIn(field: GraphQLField<unknown, unknown>, arg: GraphQLArgument, values: FittingValues): Question[] {
  const inside = getNamedType(arg.type);
  const places: (GraphQLInputField | null)[] = isInputObjectType(inside) ? Object.values(inside.getFields()) : [null];
  const used = field.args.filter((other) => other === arg || isNeeded(other));
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = (depth: number) => `query (${declared}) { ${field.name}(${given}) ${selection(field.type, depth)} }`;
  return places.map((place) => ({
    name: `query ${field.name}`,
    place: place ? `${arg.name}.${place.name}` : arg.name,
    type: (place ?? arg).type,
    query,
    variables: (value) => {
      const fit = Object.fromEntries(used.map(({ name, type }) => [name, fitting(type, name, field.name, values)]));
      const whole = place ? { ...(fit[arg.name] as object), [place.name]: value } : value;
      return { ...fit, [arg.name]: whole };
    },
  }));
}
