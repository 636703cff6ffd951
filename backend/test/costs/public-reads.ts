import {
  getNamedType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { costOf } from '../../src/platform/graphql/costs.ts';
import { GRAPHQL_LIMITS } from '../../src/platform/graphql/limits.ts';
import { unitsOf } from '../../src/platform/limits/limit-reads.ts';
import type { Arguments } from './worst-arguments.ts';

/** A thing that can be asked for below a public root field: the fields on the way. */
export type Path = readonly GraphQLField<unknown, unknown>[];

export const nameOf = (path: Path): string => path.map(({ name }) => name).join('.');

/** A document about one thing, and what it takes of its caller's bucket. */
export interface Dear {
  name: string;
  text: string;
  /** How often it asks. */
  times: number;
  units: number;
}

/** A page without a connection's links, or of a type that was on the way already, has nothing new below it. */
const LINKS = new Set(['edges', 'pageInfo']);
const DEEPEST = 4;

/** Every object below a root field, and every value with a resolver of its own, by its path. No type is entered twice on a way. */
export function pathsBelow(root: GraphQLField<unknown, unknown>): Path[] {
  const paths: Path[] = [];
  const visit = (path: Path, types: readonly string[]): void => {
    paths.push(path);
    const type = getNamedType(path.at(-1)!.type);
    if (!isObjectType(type) || types.length >= DEEPEST || types.includes(type.name)) return;
    for (const field of Object.values(type.getFields())) {
      if (field.args.some(isNeeded) || LINKS.has(field.name)) continue;
      if (isObjectType(getNamedType(field.type))) visit([...path, field], [...types, type.name]);
      else if (field.resolve) paths.push([...path, field]);
    }
  };
  visit([root], []);
  return paths;
}

const isNeeded = ({ type, defaultValue }: GraphQLArgument): boolean =>
  isNonNullType(type) && defaultValue === undefined;

/**
 * Documents about a path that are not refused for their cost: asked once, and as often as a document may. A page that is too long
 * for one document is made shorter.
 */
export function dearDocuments(schema: GraphQLSchema, path: Path, args: Arguments): Dear[] {
  const fits = (times: number, rows: number): Dear | null => {
    const text = documentOf(path, (at) => args(at).replace(/\b(first|last): 100\b/, `$1: ${rows}`), times);
    const cost = costOf({ schema, document: parse(text), request: {} });
    return cost <= GRAPHQL_LIMITS.cost ? { name: nameOf(path), text, times, units: unitsOf(cost) } : null;
  };
  const once = largest(GRAPHQL_LIMITS.first, (rows) => fits(1, rows));
  const often = largest(GRAPHQL_LIMITS.aliases, (times) => fits(times, GRAPHQL_LIMITS.first));
  return [once, often].filter((one): one is Dear => one !== null);
}

function largest(from: number, make: (size: number) => Dear | null): Dear | null {
  for (let size = from; size >= 1; size = Math.floor(size * 0.7)) {
    const made = make(size);
    if (made) return made;
  }
  return null;
}

function documentOf([root, ...below]: Path, args: Arguments, times: number): string {
  const inner = [...below].reverse().reduce((text, { name, type }) => ` { ${name}${text || leafOf(type)} }`, '');
  const roots = Array.from(
    { length: times },
    (_, at) => `a${at}: ${root!.name}${args(at)}${inner || leafOf(root!.type)}`,
  );
  return `{ ${roots.join(' ')} }`;
}

const leafOf = (type: GraphQLField<unknown, unknown>['type']): string => {
  const named = getNamedType(type);
  return isObjectType(named) || isUnionType(named) ? ' { __typename }' : '';
};
