import {
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';

/** What an argument gets: literals of GraphQL, tried one after another. None: the argument is left out. */
export type Samples = (owner: string, field: string, argument: GraphQLArgument) => readonly string[];

/** One document and the fields that it asks for, as `Type.field`. */
export interface CrawlDocument {
  text: string;
  fields: readonly string[];
}

/** How many objects a document goes down from its root field. */
const DEEPEST = 4;

/**
 * Documents that ask for every field below a root field: one for each object on the way down, with all its values. So no
 * document is large, and what one of them may not ask for hides nothing else.
 */
export function documentsBelow(root: GraphQLField<unknown, unknown>, samples: Samples): CrawlDocument[] {
  return callsOf('Query', root, samples).flatMap((call) =>
    below(root.type, `{ ${call} `, ' }', { samples, path: [] }).map(({ text, fields }) => ({
      text,
      fields: [`Query.${root.name}`, ...fields],
    })),
  );
}

interface Way {
  samples: Samples;
  /** The types on the way: none is entered twice. */
  path: readonly string[];
}

function below(type: GraphQLOutputType, before: string, after: string, way: Way): CrawlDocument[] {
  const named = getNamedType(type);
  if (isUnionType(named) || isInterfaceType(named)) return [{ text: `${before}{ __typename }${after}`, fields: [] }];
  if (!isObjectType(named)) return [{ text: before + after, fields: [] }];
  if (way.path.includes(named.name) || way.path.length >= DEEPEST) return [];
  const fields = Object.values(named.getFields());
  const plain = fields.filter((field) => !isDeeper(field) && field.args.every((arg) => !isNeeded(arg)));
  const own: CrawlDocument = {
    text: `${before}{ __typename ${plain.map(({ name }) => name).join(' ')} }${after}`,
    fields: plain.map(({ name }) => `${named.name}.${name}`),
  };
  const deeper = fields
    .filter(isDeeper)
    .flatMap((field) =>
      callsOf(named.name, field, way.samples).flatMap((call) =>
        below(field.type, `${before}{ ${call} `, ` }${after}`, { ...way, path: [...way.path, named.name] }).map(
          (document) => ({ ...document, fields: [`${named.name}.${field.name}`, ...document.fields] }),
        ),
      ),
    );
  return [own, ...deeper];
}

const isDeeper = ({ type }: GraphQLField<unknown, unknown>): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) || isUnionType(named) || isInterfaceType(named);
};

const isNeeded = ({ type, defaultValue }: GraphQLArgument): boolean =>
  isNonNullType(type) && defaultValue === undefined;

/** The field with each sample of its arguments; those that are not needed are left out when they have none. */
function callsOf(owner: string, field: GraphQLField<unknown, unknown>, samples: Samples): string[] {
  const given = field.args.map((arg) => ({ arg, literals: samples(owner, field.name, arg) }));
  const used = given.filter(({ literals }) => literals.length > 0);
  if (given.some(({ arg, literals }) => isNeeded(arg) && literals.length === 0)) return [];
  if (used.length === 0) return [field.name];
  const most = Math.max(...used.map(({ literals }) => literals.length));
  return Array.from({ length: most }, (_, index) => {
    const parts = used.map(({ arg, literals }) => `${arg.name}: ${literals[index % literals.length]}`);
    return `${field.name}(${parts.join(', ')})`;
  });
}
