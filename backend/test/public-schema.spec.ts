import { readFileSync } from 'node:fs';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type SelectionSetNode,
} from 'graphql';
import { NULL_WORDS } from '../src/domain/partners/null-words.ts';
import { STAFF_NULL_WORDS } from '../src/domain/partners/staff-null-words.ts';
import { costOf } from '../src/platform/graphql/costs.ts';
import { GRAPHQL_LIMITS } from '../src/platform/graphql/limits.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { handlersOf } from './harness/handlers.ts';

let app: TestApp;
let schema: GraphQLSchema;
beforeAll(async () => {
  app = await bootApp();
  schema = app.app.get(GraphQLSchemaHost).schema;
});
afterAll(() => app.close());

/** The root fields that everyone may call. */
const publicRoots = (): Set<string> =>
  new Set(
    handlersOf(app.app)
      .filter(({ kind, access }) => ['Query', 'Mutation', 'Subscription'].includes(kind) && access?.kind === 'public')
      .map(({ kind, address }) => `${kind}.${address}`),
  );

/** A field, an argument, a type: what can be described. `type`: of a field or an argument. */
interface Described {
  description?: string | null | undefined;
  type?: GraphQLType;
  /** A field of an answer, which tells by null. */
  isAnswer?: boolean;
  /** An argument that no one may leave out. */
  isRequired?: boolean;
}

/** Looks at all that someone who reaches these fields can see, each by its name. */
function reach(of: GraphQLSchema, isRoot: (name: string) => boolean, look: (what: Described, name: string) => void) {
  const seen = new Set<string>();
  const visit = (type: GraphQLNamedType, isWhole = true): void => {
    if (isWhole && seen.has(type.name)) return;
    if (isWhole) seen.add(type.name);
    if (!['Int', 'Float', 'String', 'Boolean', 'ID'].includes(type.name))
      look({ description: type.description }, type.name);
    if (isUnionType(type)) type.getTypes().forEach((one) => visit(one));
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        look(field, `${type.name}.${field.name}`);
        visit(getNamedType(field.type));
      }
    }
    if (!isObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      if (!isWhole && !isRoot(name)) continue;
      look({ description: field.description, type: field.type, isAnswer: true }, name);
      for (const arg of field.args) {
        look(
          { description: arg.description, type: arg.type, isRequired: isRequiredArgument(arg) },
          `${name}(${arg.name})`,
        );
        visit(getNamedType(arg.type));
      }
      visit(getNamedType(field.type));
    }
  };
  for (const root of [of.getQueryType(), of.getMutationType(), of.getSubscriptionType()]) if (root) visit(root, false);
}

/** The names of what is seen and has this fault. */
function faulty(
  of: GraphQLSchema,
  isRoot: (name: string) => boolean,
  hasFault: (what: Described) => boolean,
): string[] {
  const found: string[] = [];
  reach(of, isRoot, (what, name) => {
    if (hasFault(what)) found.push(name);
  });
  return found;
}

/** What someone who reaches these fields can see without a word about it. */
const undescribed = (of: GraphQLSchema, isRoot: (name: string) => boolean): string[] =>
  faulty(of, isRoot, ({ description }) => !description?.trim());

const saysNull = ({ description }: Described): boolean => /\bnull\b/i.test(description ?? '');
/** Null can stand for it, or for a row of it. */
function canBeNull(type: GraphQLType | undefined): boolean {
  if (!isNonNullType(type)) return true;
  return isListType(type.ofType) && canBeNull(type.ofType.ofType);
}
/** Says what null means of something that never is null, or what it means to leave out what is required. */
const contradictsType = ({ type, description, isRequired }: Described): boolean =>
  (type !== undefined && !canBeNull(type) && /\bnull:/i.test(description ?? '')) ||
  (isRequired === true && /\bleft out/i.test(description ?? ''));
/** Can be null, and does not say what that means. */
const leavesNullOpen = (what: Described): boolean => what.isAnswer === true && canBeNull(what.type) && !saysNull(what);

test('everything that a partner can reach is described: types, fields and arguments', () => {
  const roots = publicRoots();
  expect(roots.size).toBeGreaterThan(50);
  expect(undescribed(schema, (name) => roots.has(name))).toEqual([]);
});

test('a description says what null means exactly where it can come, for staff as for visitors', () => {
  expect(faulty(schema, () => true, contradictsType)).toEqual([]);
  expect(faulty(schema, () => true, leavesNullOpen)).toEqual([]);
});

test('no word of what null means is left of a field that has gone or says it itself', () => {
  const shown = new Map<string, string>();
  reach(
    schema,
    () => true,
    ({ description }, name) => shown.set(name, description ?? ''),
  );
  const unused = Object.entries({ ...STAFF_NULL_WORDS, ...NULL_WORDS }).filter(([of, meaning]) => {
    const fields = [...shown].filter(([name]) => (of.includes('.') ? name === of : name.endsWith(`.${of}`)));
    return !fields.some(([, description]) => description.includes(`null: ${meaning}`));
  });
  expect(unused.map(([of]) => of)).toEqual([]);
});

test('a planted null that is not told, and one that never comes, are found', () => {
  const planted = buildSchema(`
    "The reads" type Query {
      "Their name; null: none" name: String!
      "Their town" town: String
      "When; null: never" at: String
      "Who" all: [String]!
      "Where" places: [String!]!
      "How many" count(
        "Which; null: all" which: String!
        "Where; left out: everywhere" where: String!
        "Who; left out: all" who: String! = "all"
      ): Int!
    }
  `);
  expect(faulty(planted, () => true, contradictsType)).toEqual([
    'Query.name',
    'Query.count(which)',
    'Query.count(where)',
  ]);
  expect(faulty(planted, () => true, leavesNullOpen)).toEqual(['Query.town', 'Query.all']);
});

test('what is not described is seen, at the root and below it', () => {
  const planted = buildSchema(`
    "all" type Query { "said" one(bare: Int): Thing other: Int "said" closed: Closed }
    type Thing { name: String "said" kind: Kind }
    "said" enum Kind { A }
    type Closed { secret: Int }`);
  expect(undescribed(planted, (name) => name !== 'Query.closed')).toEqual([
    'Query.one(bare)',
    'Thing',
    'Thing.name',
    'Query.other',
  ]);
});

/** The cost of a document by what the committed schema says in words, and by nothing else. */
function costByWords(text: string): number {
  const said = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  const document = parse(text);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const number = (pattern: RegExp, words: string): number => Number(pattern.exec(words)?.[1]?.replaceAll(',', '') ?? 0);

  const query = said.getQueryType()!;
  const least = number(/a row of such a page costs at least (\d+)/, query.description ?? '');

  const fieldsOf = (set: SelectionSetNode, name: string): number =>
    set.selections.filter((one) => one.kind === Kind.FIELD && one.name.value === name).length;

  const ofSet = (set: SelectionSetNode | undefined, type: GraphQLCompositeType): number => {
    if (!set) return 0;
    const possible = isAbstractType(type) ? said.getPossibleTypes(type) : [type];
    return Math.max(...possible.map((one) => ofFields(set, one)));
  };
  const ofFields = (set: SelectionSetNode, type: GraphQLObjectType): number =>
    set.selections.reduce((sum, one) => {
      if (one.kind !== Kind.FIELD) {
        const below = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value)!;
        const on = below.typeCondition?.name.value ?? type.name;
        return sum + (on === type.name ? ofFields(below.selectionSet, type) : 0);
      }
      const field = type.getFields()[one.name.value]!;
      const words = field.description ?? '';
      const below = ofSet(one.selectionSet, getNamedType(field.type) as GraphQLCompositeType);
      const given = one.arguments?.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
      const usual = field.args.find(({ name }) => name === 'first');
      const unsaid = usual?.defaultValue ?? number(/(\d+) without `first`/, usual?.description ?? '');
      const first = given?.kind === Kind.INT ? Number(given.value) : (unsaid as number);
      const isList = isListType(getNullableType(field.type)) && !words.includes('Counts as one field for each row');
      const times = usual
        ? Math.min(Math.max(first, 1), 100)
        : isList
          ? number(/Counts as a list of (\d+)/, words) || 10
          : 1;
      const connected = getNamedType(field.type);
      const total = isObjectType(connected) ? connected.getFields()['totalCount'] : undefined;
      const counted = one.selectionSet && total && fieldsOf(one.selectionSet, 'totalCount') > 0;
      const once = counted ? number(/Costs ([\d,]+) once/, total.description ?? '') : 0;
      const isConnection = field.args.some(({ name }) => name === 'last');
      const page = isConnection ? number(/a connection costs ([\d,]+) more/, query.description ?? '') : 0;
      return (
        sum +
        1 +
        page +
        times * (usual ? Math.max(below, least) : below) +
        number(/Costs ([\d,]+) beyond/, words) +
        once
      );
    }, 0);

  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const again = number(/asked for again under another name costs ([\d,]+) more/, query.description ?? '');
  return ofFields(operation!.selectionSet, query) + again * repeatsOf(operation!.selectionSet, query.name);
}

/** How often a selection without fragments has an object, or anything at its top, once more. */
function repeatsOf({ selections }: SelectionSetNode, of = ''): number {
  const fields = selections.filter((one) => one.kind === Kind.FIELD);
  const reads = fields.filter(({ selectionSet }) => of === 'Query' || selectionSet).map(({ name }) => name.value);
  const below = fields.reduce((sum, { selectionSet }) => sum + (selectionSet ? repeatsOf(selectionSet) : 0), 0);
  return reads.length - new Set(reads).size + below;
}

const DOCUMENTS: [why: string, text: string, cost: number][] = [
  ['one and its fields', '{ settings { startType transferOpen } }', 3],
  ['a list counts as ten', '{ seasons { id divisions { id name } } }', 1 + 10 * (1 + 1 + 10 * 2)],
  ['a page is as long as asked', '{ transfers(first: 40) { items { id } nextAfter } }', 1 + 40 * (1 + 10 + 1)],
  ['a history costs more', '{ team(id: 1) { seasons { name } } }', 1 + 1 + 10 + 1000],
  ['a search costs more', '{ searchTeams(text: "a") { id } }', 1 + 10 * 10 + 500],
  ['a connection by its rows', '{ allSeries(first: 50) { nodes { id week } } }', 1 + 50 * 10 + 1000],
  ['edges as well', '{ allSeries(first: 50) { edges { cursor node { id } } } }', 1 + 50 * 10 + 1000],
  ['without `first` it has 25 rows', '{ allGames { nodes { id } pageInfo { endCursor } } }', 1 + 25 * 10 + 1000],
  ['backwards it is as long as asked', '{ allGames(last: 7) { nodes { id } } }', 1 + 7 * 10 + 1000],
  ['without a length before a cursor', '{ allGames(before: "x") { nodes { id } } }', 1 + 25 * 10 + 1000],
  ['no length is no way around it', '{ allGames(first: null) { nodes { id } } }', 1 + 25 * 10 + 1000],
  ['counting costs once', '{ allSeries(first: 10) { totalCount } }', 1 + 10 * 10 + 1000 + 1000],
  ['asking twice is two calls', '{ a: team(id: 1) { id } b: team(id: 2) { id } }', 2 + 2 + 500],
  ['also for a value', '{ a: leagueVersion b: leagueVersion c: leagueVersion }', 3 + 2 * 500],
  ['below the top, for objects', '{ team(id: 1) { a: roster { isCaptain } b: roster { isCaptain } } }', 1 + 22 + 500],
  ['not for the values of an object', '{ team(id: 1) { a: name b: name } }', 3],
  ['once, not for each row', '{ seasons { a: divisions { id } b: divisions { id } } }', 1 + 10 * 2 * 11 + 500],
  ['what happened on the field costs more', '{ series(id: 1) { fieldPlay { home { possessionSeconds } } } }', 4 + 150],
  ['statistics cost more', '{ playerStatistics(first: 5, filter: {}) { nodes { goals } } }', 1 + 5 * 10 + 4500 + 1000],
  ['a series with games costs more', '{ series(id: 1) { games { number } } }', 1 + 1 + 5 + 100],
];

test.each(DOCUMENTS)('the cost of a document follows from the words of the schema: %s', (_why, text, cost) => {
  expect(costOf({ schema, document: parse(text), request: {} })).toBe(cost);
  expect(costByWords(text)).toBe(cost);
});

test('the schema says the limits', () => {
  const said = schema.getQueryType()?.description ?? '';
  const { listSize, first, ...limits } = GRAPHQL_LIMITS;
  for (const limit of [...Object.values(limits), first, listSize]) expect(said).toContain(limit.toLocaleString('en'));
});
