import {
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import { ARGUMENT_WORDS, FIELD_WORDS } from '../../domain/partners/field-words.ts';
import { NULL_WORDS } from '../../domain/partners/null-words.ts';
import { STAFF_NULL_WORDS } from '../../domain/partners/staff-null-words.ts';
import { OTHER_COSTS } from './costs.ts';
import { GRAPHQL_LIMITS, PAGE_SIZE } from './limits.ts';

const ALL_NULL_WORDS = { ...STAFF_NULL_WORDS, ...NULL_WORDS };

const { batch, depth, cost, listSize, aliases, selections, tokens, first } = GRAPHQL_LIMITS;

const asText = (number: number): string => number.toLocaleString('en');

/** What a reader of the schema needs to know to compute what a document costs. */
const QUERY =
  `Everything that can be read. A field costs 1 and the cost of the fields below it: times \`first\` or \`last\` when it has
these arguments (at most ${first}; ${PAGE_SIZE} when a connection has neither; a row of such a page costs at least ${OTHER_COSTS.row}, and a connection costs ${asText(OTHER_COSTS.connection)} more), times ${listSize} when it is another list. An object, or a field of this
type, that is asked for again under another name costs ${OTHER_COSTS.again} more each time, once for the whole answer. A description says what a field costs beyond that. Limits of a call: ${batch} operation, cost
${asText(cost)}, ${depth} levels, ${aliases} aliases, ${asText(selections)} selections with fragments spread, ${asText(tokens)} words. A refusal names the limit, how much is allowed and
how much the document has, in \`extensions.limit\``.replaceAll('\n', ' ');

const MUTATION = `Everything that can be changed. Each field costs ${OTHER_COSTS.mutation} beyond its fields`;
const SUBSCRIPTION = 'Everything that is told when it happens, through a socket';

/** Adds descriptions: the words of the league for what has none of its own, and what fields cost beyond the rule. */
export function withDescriptions(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  if (query) query.description = QUERY;
  if (mutation) mutation.description = MUTATION;
  if (subscription) subscription.description = SUBSCRIPTION;
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach((field) => describe(type.name, field));
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      describe(type.name, field);
      tellNull(type.name, field);
      for (const arg of field.args) describeArgument(`${type.name}.${field.name}`, arg);
      const costs = costsOf(field);
      if (costs) field.description = field.description ? `${field.description}. ${costs}` : costs;
    }
  }
  return schema;
}

function describe(type: string, field: GraphQLField<unknown, unknown> | GraphQLInputField): void {
  const word = wordOf(FIELD_WORDS, type, field.name);
  // one word serves fields of the same name, of which not all can be null
  field.description ??= isNonNullType(field.type) ? word?.replace(/; null: .*$/, '') : word;
}

/** What a word says of an argument that is left out is not true of one that is required. */
function describeArgument(owner: string, arg: GraphQLArgument): void {
  const word = wordOf(ARGUMENT_WORDS, owner, arg.name);
  arg.description ??= isRequiredArgument(arg) ? word?.replace(/; left out.*$/, '') : word;
}

/** Says what null means in an answer, where the description does not. */
function tellNull(type: string, field: GraphQLField<unknown, unknown>): void {
  if (isNonNullType(field.type) || /\bnull\b/.test(field.description ?? '')) return;
  const meaning = wordOf(ALL_NULL_WORDS, type, field.name);
  if (meaning === undefined) return;
  field.description = [field.description, `null: ${meaning}`].filter(Boolean).join('; ');
}

const wordOf = (words: Readonly<Record<string, string>>, owner: string, name: string): string | undefined =>
  words[`${owner}.${name}`] ?? words[name];

/** What a field costs beyond the rule that the type `Query` states; null when nothing. */
function costsOf({ extensions, type }: GraphQLField<unknown, unknown>): string | null {
  const { cost: beyond, countCost, isAsLongAsFirst, mostRows } = extensions;
  // not a list of ten: the field above has counted its rows
  const isCounted = isAsLongAsFirst === true && isListType(getNullableType(type));
  const words = [
    typeof beyond === 'number' && `Costs ${asText(beyond)} beyond its fields`,
    typeof countCost === 'number' && `Costs ${asText(countCost)} once, for the whole list`,
    typeof mostRows === 'number' && `Counts as a list of ${mostRows}`,
    isCounted && 'Counts as one field for each row',
  ].filter((said) => said !== false);
  return words.length > 0 ? words.join('. ') : null;
}
