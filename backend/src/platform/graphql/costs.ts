import {
  getNamedType,
  getNullableType,
  getVariableValues,
  isListType,
  isObjectType,
  Kind,
  visit,
  type ASTVisitor,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { getComplexity, type ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { LeagueError } from '../../domain/league-error.ts';
import { GRAPHQL_LIMITS, PAGE_SIZE } from './limits.ts';
import { repeatsIn, type Fragments } from './repeats.ts';
import { includesField } from './selects.ts';

/** Costs that do not come from the fields of the answer. Documented for partners at /developers. */
export const OTHER_COSTS = {
  /** The highest cost of a read of the whole schema. Its estimate would be over the limit, but programs may read it. */
  schema: 16_000,
  /** Added for each field that a document asks for again under another name: so many questions in one call are as many calls. */
  again: 500,
  /** Added to its fields: the meetings, the tables or the records before a series are reckoned. Measured: five ordinary reads. */
  reckoned: 500,
  /** Added to its fields: a transaction is more work than reading its result. */
  mutation: 250,
  /** Added to its fields: a search for similar names compares with all names. */
  search: 500,
  /** Added to its fields: all seasons of a team or a player are counted again. Measured: four ordinary reads. */
  history: 1000,
  /** Added to its fields: the games of a scope are summed for everyone in it, however few are shown. Measured: nine ordinary reads. */
  sums: 4500,
  /** Added to its fields: all games of a series are read, also for one number of them. */
  games: 100,
  /** Added to a connection: its statement reads a page of the whole league, also when no row of it is asked for. */
  connection: 1000,
  /** Added once to a connection whose `totalCount` is asked for: all rows of the list are counted. */
  count: 1000,
  /**
   * Added to its fields: the statement reads the heat maps of all its players, asked for or not. A division's list has six times the
   * series that it counts.
   */
  fieldPlay: 150,
  /** Added to its field: a heat map is a list of 320 short numbers. */
  heat: 10,
  /** The least that a row of a page counts: its statement reads the row whole, however little of it is asked for. */
  row: 10,
} as const;

/** For fields that search: `@Extensions(SEARCHES)`. */
export const SEARCHES = { cost: OTHER_COSTS.search } as const;

/** For fields with every season of a team or a player, and for staff's tables over all seasons: `@Extensions(HISTORY)`. */
export const HISTORY = { cost: OTHER_COSTS.history } as const;

/** For statistics of the games that a caller chooses: `@Extensions(SUMS)`. */
export const SUMS = { cost: OTHER_COSTS.sums } as const;

/** For what is read of a series' games: `@Extensions(GAMES)`. */
export const GAMES = { cost: OTHER_COSTS.games } as const;

/** For what is reckoned about one series: `@Extensions(RECKONED)`. */
export const RECKONED = { cost: OTHER_COSTS.reckoned } as const;

/** For what happened on the field of a game or a series: `@Extensions(FIELD_PLAY)`. */
export const FIELD_PLAY = { cost: OTHER_COSTS.fieldPlay } as const;

/** For heat maps: `@Extensions(HEAT)`. */
export const HEAT = { cost: OTHER_COSTS.heat } as const;

/** For the number of a connection's rows: `@Extensions(COUNTED)`. Its connection pays, and once. */
export const COUNTED = { countCost: OTHER_COSTS.count } as const;

/** For the lists of a connection: `@Extensions(PAGE_ROWS)`. They are as long as the page, which counts already. */
export const PAGE_ROWS = { isAsLongAsFirst: true } as const;

/** For lists that are much shorter or longer than ten: `@Extensions(countsAs(5))`. They count as so many rows. */
export const countsAs = (rows: number) => ({ mostRows: rows });

/** For a list of the back office whose pages may be longer than a hundred: `@Extensions(pagesOf(200))`. */
export const pagesOf = (rows: number) => ({ longestPage: rows });

const costBeyondFields = ({ cost }: { cost?: unknown }): number => (typeof cost === 'number' ? cost : 0);

/** A field costs one plus the cost of its own fields, times the length of its list. */
function estimate(of: ComplexityEstimatorArgs): number {
  const beyond = of.type.name === 'Mutation' ? OTHER_COSTS.mutation : costBeyondFields(of.field.extensions);
  return fieldsIn(of) + beyond + countCostOf(of) + (isConnection(of.field) ? OTHER_COSTS.connection : 0);
}

/** What it costs to count the rows of a connection; 0 for other fields, and when no one asks. */
function countCostOf({ field, node, context }: ComplexityEstimatorArgs): number {
  const type = getNamedType(field.type);
  const cost = isObjectType(type) ? type.getFields()['totalCount']?.extensions['countCost'] : undefined;
  if (typeof cost !== 'number') return 0;
  return includesField(node.selectionSet, 'totalCount', (context as EstimateContext).fragments) ? cost : 0;
}

/** What the library hands to every estimate of a document. */
interface EstimateContext {
  fragments: Fragments;
  /** The argument of a page that is longer than any, or has no row. */
  wrongLength?: string;
}

const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );

function fieldsIn({ field, args, childComplexity, context }: ComplexityEstimatorArgs): number {
  if (field.name === '__schema' || field.name === '__type') {
    return Math.min(1 + childComplexity, OTHER_COSTS.schema);
  }
  const type = getNullableType(field.type);
  const rows = pageRowsOf(field, args, context as EstimateContext);
  if (rows !== null) return 1 + rows * Math.max(childComplexity, OTHER_COSTS.row);
  const { isAsLongAsFirst, mostRows } = field.extensions;
  if (!isListType(type) || isAsLongAsFirst === true) return 1 + childComplexity;
  return 1 + childComplexity * (typeof mostRows === 'number' ? mostRows : GRAPHQL_LIMITS.listSize);
}

/** How many rows the arguments ask for; null for what has no pages. Notes a length that no page has. */
function pageRowsOf(
  { args: known, extensions }: ComplexityEstimatorArgs['field'],
  args: ComplexityEstimatorArgs['args'],
  context: EstimateContext,
): number | null {
  for (const name of LENGTHS) {
    const rows: unknown = args[name];
    if (typeof rows !== 'number') continue;
    const { longestPage = GRAPHQL_LIMITS.first } = extensions as { longestPage?: number };
    if (rows >= 1 && rows <= longestPage) return rows;
    context.wrongLength ??= name;
    return 1;
  }
  return isConnection({ args: known }) ? PAGE_SIZE : null;
}

/** Only connections have `last`. */
const isConnection = ({ args }: Pick<ComplexityEstimatorArgs['field'], 'args'>): boolean =>
  args.some(({ name }) => name === 'last');

/** The arguments on which a cost depends. */
const LENGTHS: ReadonlySet<string> = new Set(['first', 'last']);

/** An operation of a document, with its variables. */
export interface CostArgs {
  schema: Parameters<typeof getComplexity>[0]['schema'];
  document: DocumentNode;
  request: { operationName?: string | null; variables?: Record<string, unknown> };
}

/**
 * The number of fields that the answer can contain, and what else counts like fields. Throws for variables that do not fit, at the
 * first wrong one, because describing ten thousand of them would block the server, and for a page without rows or of more than 100
 * (INVALID_INPUT).
 */
export function costOf({ schema, document, request }: CostArgs): number {
  const fragments = fragmentsOf(document);
  let again = 0;
  for (const operation of meantIn(document, request.operationName)) {
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {}, {
      maxErrors: 1,
    });
    if (errors?.[0]) throw errors[0];
    again += OTHER_COSTS.again * repeatsIn(operation, fragments);
  }
  const context: EstimateContext = { fragments };
  const fields = getComplexity({
    schema,
    query: document,
    estimators: [estimate],
    context,
    ...(request.variables ? { variables: request.variables } : {}),
    ...(request.operationName ? { operationName: request.operationName } : {}),
  });
  if (context.wrongLength !== undefined) throw wrongLength(context.wrongLength);
  return fields + again;
}

/** A page has 1 to 100 rows. Fewer rows than a caller asks for would look like all that there are. */
const wrongLength = (field: string): LeagueError =>
  new LeagueError('INVALID_INPUT', 'api.error.invalid-input', {
    field,
    hint: `${field} is a whole number from 1 to ${GRAPHQL_LIMITS.first}.`,
  });

/** The operations of a document: the one of this name, or all without a name. */
const meantIn = ({ definitions }: DocumentNode, name: string | null | undefined): OperationDefinitionNode[] =>
  definitions.filter(
    (one): one is OperationDefinitionNode =>
      one.kind === Kind.OPERATION_DEFINITION && (!name || one.name?.value === name),
  );

/** The names of the variables on which a document's cost depends: of the lengths of lists, and of what leaves fields out. */
export function costVariablesOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  const countVariables: ASTVisitor = { Variable: ({ name }) => void names.add(name.value) };
  visit(document, {
    Argument: (argument) => {
      if (LENGTHS.has(argument.name.value)) visit(argument, countVariables);
    },
    Directive: (directive) => void visit(directive, countVariables),
  });
  return [...names];
}
