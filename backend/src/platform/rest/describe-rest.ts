import type { INestApplication, Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { LEAGUE } from '../config/league.ts';
import { ACCESS, type AccessRule } from '../access/access.decorators.ts';
import { ProblemWire } from '../errors/problem.wire.ts';
import { LARGE_BODY, type LargeBody } from './large-bodies.ts';
import { ANSWERS, HEADERS, headersOf, PROBLEM, sharedAnswer, UNITS } from './described-answers.ts';
import { AUDIENCES, audienceOf, describeTags, tagOf, type Audience } from './described-tags.ts';
import { WEBHOOKS } from './described-webhooks.ts';
import { exampleOf, type ExampleSchema } from './examples.ts';
import { withSplitEnums } from './split-enums.ts';
import { parameterSchemaOf, type ParameterSchema } from './params.ts';

/** The parts of an operation that are completed here. */
interface Operation {
  operationId: string;
  tags?: string[];
  description?: string;
  requestBody?: { content?: Content };
  parameters?: Parameter[];
  security?: Record<string, string[]>[];
  responses: Record<string, Response>;
}

interface Response {
  description: string;
  headers?: object;
  content?: Content;
}

type Content = Record<string, { schema?: ExampleSchema; example?: unknown; examples?: unknown }>;

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: ParameterSchema;
  example?: unknown;
}

/** The class and the method name of an operation's handler. */
interface Handler {
  type: Type;
  name: string;
}

const TOKEN_OF_LARGE =
  'In a body of more than 64 kB, the access token stands within the first 64 kB, or in the header `Authorization`.';
const TOKEN = 'The access token; or the word `session`, which uses the cookie of the site';

/** The types of answers that are made before the first byte is sent. */
const WHOLE_TEXTS = new Set(['application/json', 'application/atom+xml', 'text/calendar']);
const problem = (status: string): Response => sharedAnswer(status) as unknown as Response;
/** Where the library keeps what `@ApiOperation` says; it exports no name for it. */
const API_OPERATION = 'swagger/apiOperation';
const DONE = 'Done, or the requested data';

const ABOUT = [
  'The REST calls. Those for everyone come first: they need no key, and with one you may ask more often (`/developers`).',
  'Everything that the site can do is in GraphQL at `/graphql`; its schema is at `/schema.graphql`.',
  'A problem answers `CODE`, the status again, and `MESSAGE`, a key that does not change.',
  'Days are `YYYY-MM-DD`. Times with an offset are UTC; those without are Swedish, as their descriptions say.',
].join(' ');
const BEARER = "A partner's key (it begins with `sbl_`), or the access token of a login";

/** Describes every REST call of the application, for /api/docs and openapi.json. */
export function describeRest(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(LEAGUE.name)
    .setDescription(ABOUT)
    .setVersion('1')
    .setLicense('CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/')
    .addServer('/', 'The server that this description comes from')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-Api-Key', description: "A partner's key" }, 'key')
    .addBearerAuth({ type: 'http', description: BEARER }, 'bearer')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-Bot-Key', description: 'The key of the 6mans bot' }, 'bot')
    .addCookieAuth('accessToken', { type: 'apiKey', description: '`__Host-accessToken` over https' }, 'cookie')
    .build();
  about.info.contact = { name: LEAGUE.association, email: LEAGUE.contactEmail };
  const document = SwaggerModule.createDocument(app, about, { extraModels: [ProblemWire], autoTagControllers: false });
  const handlers = handlersById(app);
  const calls: Call[] = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const handler = handlers.get(operation.operationId);
      if (!handler) throw new Error(`${method} ${path} has no handler`);
      calls.push({ path, ...complete(operation, { path, method }, handler) });
      giveExamples(operation, document.components?.schemas ?? {});
    }
  }
  const webhooks = structuredClone(WEBHOOKS);
  for (const { post } of Object.values(webhooks)) giveExamples(post, document.components?.schemas ?? {});
  return sorted({ ...document, webhooks: webhooks as unknown as OpenAPIObject['paths'] }, calls);
}

/** A call with what it is about and whom it is for. */
interface Call {
  path: string;
  subject: string;
  audience: Audience;
}

/** Handlers by the library's id of an operation. */
function handlersById(app: INestApplication): Map<string, Handler> {
  const found = new Map<string, Handler>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const type = metatype as Type;
      for (const name of Object.getOwnPropertyNames(type.prototype)) {
        const method = (type.prototype as Record<string, object>)[name] ?? {};
        const told = Reflect.getMetadata(API_OPERATION, method) as { operationId?: string } | undefined;
        found.set(told?.operationId ?? `${type.name}_${name}`, { type, name });
      }
    }
  }
  return found;
}

/** Adds what the handler tells: who may call it, its parameters, and its problems. */
function complete(
  operation: Operation,
  at: { path: string; method: string },
  { type, name }: Handler,
): Omit<Call, 'path'> {
  const handler = (type.prototype as Record<string, object>)[name] ?? {};
  const access = Reflect.getMetadata(ACCESS, handler) as AccessRule | undefined;
  completeParameters(operation, at.path, Reflect.getMetadata(ROUTE_ARGS_METADATA, type, name) as RouteArguments);
  const large = Reflect.getMetadata(LARGE_BODY, handler) as LargeBody | undefined;
  const told = [operation.description, large?.json && TOKEN_OF_LARGE, whoMayCall(access)];
  operation.description = told.filter(Boolean).join('\n\n');
  operation.security ??= securityOf(access, at.method);
  const isCounted = at.method === 'get' && !isPicture(at.path);
  for (const status of [...statusesOf(operation, access), ...(large ? [507] : [])]) {
    operation.responses[status] ??= { description: '' };
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Number(status) < 400) response.description ||= DONE;
    else operation.responses[status] = response.description ? { content: PROBLEM, ...response } : problem(status);
  }
  const done = operation.responses['200'];
  const isKept = isCounted && access?.kind === 'public' && hasEtag(done);
  if (done && isCounted) done.headers = { ...UNITS, ...(isKept ? headersOf('ETag') : {}), ...done.headers };
  if (isKept) operation.responses['304'] = problem('304');
  const [subject = ''] = operation.tags ?? [];
  const audience = audienceOf(access);
  operation.tags = [tagOf(subject, audience)];
  return { subject, audience };
}

/** A read for everyone may come with a key; every other call of theirs takes nothing of the kind. */
function securityOf(access: AccessRule | undefined, method: string): Operation['security'] {
  if (access?.kind !== 'public') return [{ bearer: [] }, { cookie: [] }];
  return method === 'get' ? [{}, { key: [] }, { bearer: [] }] : [];
}

const isPicture = (path: string): boolean => path.startsWith('/api/images/');

/** Whole texts have an ETag; what is sent part by part has none. */
const hasEtag = (done: Response | undefined): boolean =>
  Object.keys(done?.content ?? {}).some((type) => WHOLE_TEXTS.has(type));

/** Adds an example to the parameters, the body and each good answer in JSON, where the handler has none of its own. */
function giveExamples(operation: Operation, schemas: Record<string, ExampleSchema>): void {
  for (const parameter of operation.parameters ?? [])
    parameter.example ??= exampleOf(parameter.schema, schemas, parameter.name);
  const answers = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  for (const { content } of [operation.requestBody ?? {}, ...answers.map(([, answer]) => answer)]) {
    const json = content?.['application/json'];
    if (json?.schema && json.example === undefined && json.examples === undefined)
      json.example = exampleOf(json.schema, schemas);
  }
}

function whoMayCall(access: AccessRule | undefined): string {
  if (access?.kind === 'public') return 'For everyone.';
  return access?.kind === 'roles' ? `For staff: ${access.roles.join(', ')}.` : 'For those who are signed in.';
}

/** The statuses of the problems. Every read can be over the limit, except pictures, and can have a key that does not open it. */
function statusesOf({ parameters, requestBody }: Operation, access: AccessRule | undefined): number[] {
  const isRead = requestBody === undefined;
  const takesInput = !isRead || parameters?.some((parameter) => parameter.name !== 'accessToken');
  return [
    ...(takesInput ? [400] : []),
    ...(access?.kind === 'public' ? [] : isRead ? [401] : [401, 403, 409]),
    ...(isRead ? [401, 403, 429] : [413]),
    503,
  ];
}

type RouteArguments = Record<string, { data?: unknown; pipes: readonly unknown[] }> | undefined;

/** Adds a parameter for every word in braces of the path. Its pipe says which values are allowed. */
function completeParameters(operation: Operation, path: string, args: RouteArguments): void {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word);
  const told = new Map(operation.parameters?.map((parameter) => [parameter.name, parameter]));
  for (const word of inPath) {
    if (!told.has(word)) told.set(word, { name: word, in: 'path', required: true, schema: { type: 'string' } });
  }
  for (const { data, pipes } of Object.values(args ?? {})) {
    const parameter = told.get(String(data));
    const schema = pipes.map(parameterSchemaOf).find((known) => known !== null);
    if (parameter && schema) parameter.schema = schema;
  }
  const token = told.get('accessToken');
  if (token) token.description = TOKEN;
  const order = (name: string): number => (inPath.includes(name) ? inPath.indexOf(name) : inPath.length);
  operation.parameters = [...told.values()].sort((a, b) => order(a.name) - order(b.name));
}

/** The document in an order that does not depend on the loading of modules: first the calls for everyone, last those for staff. */
function sorted(document: OpenAPIObject, calls: readonly Call[]): OpenAPIObject {
  const { components, paths, ...head } = document;
  const rank = new Map(calls.map(({ path, audience }) => [path, AUDIENCES.indexOf(audience)]));
  const rankOf = ([path]: [string, unknown]): number => rank.get(path) ?? 0;
  const inOrder = Object.entries(paths)
    .sort(byName)
    .sort((a, b) => rankOf(a) - rankOf(b));
  return {
    ...head,
    ...describeTags(calls),
    paths: Object.fromEntries(inOrder),
    components: {
      ...components,
      headers: HEADERS as unknown as Record<string, never>,
      responses: ANSWERS,
      schemas: Object.fromEntries(Object.entries(withSplitEnums(components?.schemas ?? {})).sort(byName)),
    },
  };
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
