import type { INestApplication, Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { LEAGUE } from '../config/league.ts';
import { ACCESS, type AccessRule } from '../access/access.decorators.ts';
import { ProblemWire } from '../errors/problem.wire.ts';
import { LARGE_BODY, type LargeBody } from './large-bodies.ts';
import { exampleOf, type ExampleSchema } from './examples.ts';
import { parameterSchemaOf, type ParameterSchema } from './params.ts';

/** The parts of an operation that are completed here. */
interface Operation {
  operationId: string;
  description?: string;
  requestBody?: { content?: Content };
  parameters?: Parameter[];
  security?: Record<string, string[]>[];
  responses: Record<string, Response>;
}

interface Response {
  description: string;
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

const PROBLEM = { 'application/json': { schema: { $ref: getSchemaPath(ProblemWire) } } };
const TOKEN_OF_LARGE =
  'In a body of more than 64 kB, the access token stands within the first 64 kB, or in the header `Authorization`.';
const TOKEN = 'The access token; or the word `session`, which uses the cookie of the site';

/** Texts for answers that the handler does not describe, by status. */
const WORDS: Readonly<Record<number, string>> = {
  400: 'The call cannot be read, or a rule refuses what it says; `field` names what is wrong',
  401: 'No one is signed in: the token is missing, unknown or over; or the key in `X-Api-Key` is unknown',
  403: 'The caller may not do this; or the key in `X-Api-Key` lacks a scope, which `params` names',
  404: 'What the call names does not exist',
  409: 'Something else stands in the way: a rule, or a change that was made meanwhile',
  413: 'The body is too large',
  429: 'Too many calls: the header `Retry-After` says when to ask again, in seconds',
  503: 'The database is away: the header `Retry-After` says when to ask again, in seconds',
  507: 'A file could not be stored; nothing is left of it',
};

const DONE = 'Done, or the requested data';
const problem = (status: string): Response => ({ $ref: `#/components/responses/${status}` }) as unknown as Response;
/** What a problem of each status can look like. */
const SAID: Readonly<Record<number, object>> = {
  400: { CODE: 400, MESSAGE: 'api.error.invalid-input', field: 'seasonId' },
  401: { CODE: 401, MESSAGE: 'api.error.unauthenticated' },
  403: { CODE: 403, MESSAGE: 'api.error.key-scope', params: { scope: 'rest:read' } },
  404: { CODE: 404, MESSAGE: 'api.error.not-found' },
  409: { CODE: 409, MESSAGE: 'api.series.changed-meanwhile', field: 'version' },
  413: { CODE: 413, MESSAGE: 'api.error.too-large' },
  429: { CODE: 429, MESSAGE: 'api.error.too-many-requests' },
  503: { CODE: 503, MESSAGE: 'api.error.unavailable' },
  507: { CODE: 507, MESSAGE: 'api.error.not-stored' },
};
const PROBLEMS = Object.fromEntries(
  Object.entries(WORDS).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { ...PROBLEM['application/json'], example: SAID[Number(status)] } } },
  ]),
);

/** Describes every REST call of the application, for /api/docs and openapi.json. */
export function describeRest(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(LEAGUE.name)
    .setDescription('The REST calls. Everything that the site can do is in GraphQL at /graphql.')
    .setVersion('1')
    .addBearerAuth({ type: 'http', description: 'The access token' }, 'bearer')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-Bot-Key', description: 'The key of the 6mans bot' }, 'bot')
    .addCookieAuth('accessToken', { type: 'apiKey', description: '`__Host-accessToken` over https' }, 'cookie')
    .build();
  const document = SwaggerModule.createDocument(app, about, {
    extraModels: [ProblemWire],
    autoTagControllers: false,
  });
  const handlers = handlersById(app);
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const operation of Object.values(methods as Record<string, Operation>)) {
      const handler = handlers.get(operation.operationId);
      if (handler) complete(operation, path, handler);
      giveExamples(operation, document.components?.schemas ?? {});
    }
  }
  return sorted(document);
}

/** Handlers by the library's id of an operation. */
function handlersById(app: INestApplication): Map<string, Handler> {
  const found = new Map<string, Handler>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const type = metatype as Type;
      for (const name of Object.getOwnPropertyNames(type.prototype)) {
        found.set(`${type.name}_${name}`, { type, name });
      }
    }
  }
  return found;
}

/** Adds what the handler tells: who may call it, its parameters, and its problems. */
function complete(operation: Operation, path: string, { type, name }: Handler): void {
  const method = (type.prototype as Record<string, object>)[name] ?? {};
  const access = Reflect.getMetadata(ACCESS, method) as AccessRule | undefined;
  completeParameters(operation, path, Reflect.getMetadata(ROUTE_ARGS_METADATA, type, name) as RouteArguments);
  const large = Reflect.getMetadata(LARGE_BODY, method) as LargeBody | undefined;
  const told = [operation.description, large?.json && TOKEN_OF_LARGE, whoMayCall(access)];
  operation.description = told.filter(Boolean).join('\n\n');
  if (access?.kind !== 'public') operation.security = [{ bearer: [] }, { cookie: [] }];
  for (const status of [...statusesOf(operation, access), ...(large ? [507] : [])]) {
    operation.responses[status] ??= { description: '' };
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Number(status) < 400) response.description ||= DONE;
    else operation.responses[status] = response.description ? { content: PROBLEM, ...response } : problem(status);
  }
}

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

/** The document in an order that does not depend on the loading of modules. */
function sorted(document: OpenAPIObject): OpenAPIObject {
  const byName = <T>(map: Record<string, T> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { components, paths, ...head } = document;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as { tags?: string[] }[]);
  const tags = [...new Set(operations.flatMap((operation) => operation.tags ?? []))].sort().map((name) => ({ name }));
  return {
    ...head,
    tags,
    paths: byName(paths),
    components: { ...components, responses: PROBLEMS, schemas: byName(components?.schemas) },
  };
}
