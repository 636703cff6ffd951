import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, getNullableType, isListType, isNonNullType, type GraphQLArgument } from 'graphql';
import type pg from 'pg';
import type { TestApp } from './app.ts';
import { documentsBelow, type CrawlDocument, type Samples } from './crawl.ts';
import { handlersOf } from './handlers.ts';
import { literalOf } from './harmless.ts';

/** Everything that a visitor or a partner can ask the server about a league: every public query, every public call of REST. */

/** Ids and names of a league that questions are asked with, by table or by the name of an argument. */
export type QuestionSamples = Readonly<Record<string, readonly string[]>>;

/** A question in GraphQL, with the root field that it asks. */
export interface PublicQuery extends CrawlDocument {
  root: string;
}

const TABLES = ['player', 'team', 'series', 'season', 'division', 'news_category'] as const;

/** About so many of each table, spread over it. */
export async function questionSamples(client: pg.Client, count: number): Promise<QuestionSamples> {
  const spread = async (table: string, column: string): Promise<string[]> => {
    const { rows } = await client.query<{ value: string | number }>(
      `select ${column} as value from (
         select *, row_number() over (order by id) as n, count(*) over () as all_rows from "${table}") t
        where n % greatest(all_rows / ${count}, 1) = 0 order by id`,
    );
    return rows.map(({ value }) => String(value));
  };
  const samples: Record<string, string[]> = {};
  for (const table of TABLES) samples[table] = await spread(table, 'id');
  samples['slug'] = await spread('news_post', 'slug');
  samples['discriminator'] = await spread('division', 'discriminator');
  return samples;
}

/** Documents that ask every public root field for every field below it. Arguments that are not needed are left out. */
export function publicQueries({ app }: TestApp, samples: QuestionSamples): PublicQuery[] {
  const queries = app.get(GraphQLSchemaHost).schema.getQueryType()!.getFields();
  const roots = handlersOf(app).filter(({ kind, access }) => kind === 'Query' && access?.kind === 'public');
  return roots.flatMap(({ address }) => {
    const documents = documentsBelow(queries[address]!, argumentsFrom(samples));
    if (documents.length === 0) throw new Error(`nothing to ask ${address} for: its arguments need samples`);
    return documents.map((document) => ({ ...document, root: address }));
  });
}

/** The table of the ids of a root field's argument `id`. */
const tableOf = (field: string): string =>
  /^(player|team|series)/.exec(field)?.[1] ?? (field === 'sixMansCurve' ? 'player' : 'team');

const argumentsFrom =
  (samples: QuestionSamples): Samples =>
  (_owner: string, field: string, { name, type, defaultValue }: GraphQLArgument): readonly string[] => {
    const isNeeded = isNonNullType(type) && defaultValue === undefined;
    const written = String(type);
    if (name === 'first') return ['100'];
    if (!isNeeded) return [];
    if (written.startsWith('Language')) return ['se', 'en'];
    if (written.includes('StatisticsFilter')) return samples['division']!.map((id) => `{ divisionId: ${id} }`);
    if (name === 'slug' || name === 'discriminator') return samples[name]!.map((text) => JSON.stringify(text));
    // what a link shows is a team, which is asked for by its id
    if (name === 'token') return ['"no-such-link"'];
    if (name === 'text') return ['"an"', '"er"', '"li"'];
    const isOne = !isListType(getNullableType(type)) && ['Int', 'String', 'ID'].includes(getNamedType(type).name);
    if (!isOne) return [literalOf(type)];
    const ids = samples[TABLES.find((table) => name === `${table}Id`) ?? tableOf(field)]!;
    // two of a comparison are not the same one
    return name === 'awayId' ? ids.toReversed() : name === 'week' ? ['1', '2'] : ids;
  };

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions: { limit?: object } }[];
}

/** The answer to a query; shorter lists when long ones cost more than a document may. */
export async function answerTo({ url }: TestApp, text: string): Promise<unknown> {
  const ask = async (query: string): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return (await answer.json()) as Answer;
  };
  const whole = await ask(text);
  const { data, errors } = whole.errors?.[0]?.extensions.limit
    ? await ask(text.replace('first: 100', 'first: 4'))
    : whole;
  if (errors) throw new Error(`${text}: ${JSON.stringify(errors)}`);
  return data;
}

/** They are no answers: a stream, the way to sign in, and a picture. */
const NO_ANSWERS = /stream|auth|avatar|callback|health|metrics/;

/** The paths of every public call of REST that reads, each with `count` samples of what it is about. */
export function publicReads({ app }: TestApp, samples: QuestionSamples, count: number): string[] {
  const reads = handlersOf(app).filter(
    ({ kind, access, address }) =>
      kind === 'REST' && access?.kind === 'public' && address.startsWith('GET ') && !NO_ANSWERS.test(address),
  );
  return reads.flatMap(({ address }) => {
    const path = address.slice(4);
    return Array.from({ length: count }, (_, index) =>
      path.replace(/\{(\w+)\}/g, (_match, name: string) => parameter(samples, path, name, index)),
    );
  });
}

/** What a parameter of an address can be. */
function parameter(samples: QuestionSamples, path: string, name: string, index: number): string {
  const pick = (key: string): string => samples[key]?.at(index % samples[key].length) ?? '1';
  if (name === 'language') return ['se', 'en'][index % 2]!;
  if (name === 'page') return 'prizes';
  if (name === 'customUrl') return pick('slug');
  if (name === 'discriminator') return pick('discriminator');
  if (name === 'pageIndex') return String(index);
  if (/^(count|size)$/.test(name)) return '50';
  if (name === 'category') return pick('news_category');
  const table = TABLES.find((known) => name === `${known}Id`) ?? TABLES.find((known) => path.includes(`/${known}`));
  return pick(table ?? 'series');
}
