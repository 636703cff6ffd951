import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** A call in openapi.json. */
export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters: { name: string; in: string; schema?: object; example?: unknown }[];
  requestBody?: { content: Record<string, { schema?: object; example?: unknown }> };
  security?: object[];
  responses: Record<
    string,
    {
      $ref?: string;
      headers?: Record<string, { $ref?: string }>;
      content?: Record<string, { schema?: object; example?: unknown }>;
    }
  >;
}

interface Document {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, object> }>; responses: Operation['responses'] };
}

/** The committed description of the REST calls. */
export const OPENAPI = JSON.parse(readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8')) as Document;

/** A documented path in the description's form: the document ends some paths with a slash. */
const describedPath = (path: string): string =>
  path === '/api/{avatar}' ? '/api/images/{name}' : path.replace(/\/$/, '');

/** A call by its method and path; throws when it is not described. The parameters may have other names. */
export function operationOf(method: string, path: string): { at: string; operation: Operation } {
  const shape = (text: string): string => text.replace(/\{\w+\}/g, '{}');
  const known = Object.keys(OPENAPI.paths).find((each) => shape(each) === shape(describedPath(path)));
  const operation = known === undefined ? undefined : OPENAPI.paths[known]?.[method.toLowerCase()];
  if (known === undefined || !operation) throw new Error(`openapi.json does not describe ${method} ${path}`);
  return { at: `/paths/${escaped(known)}/${method.toLowerCase()}`, operation };
}

/** Fields without a description are errors, so that every answered field is described. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return copy['type'] === 'object' && 'properties' in copy ? { additionalProperties: false, ...copy } : copy;
}

const escaped = (path: string): string => path.replace(/~/g, '~0').replace(/\//g, '~1');

const FORMATS = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  binary: true,
} as const;
const ajv = new Ajv2020({ strict: false, formats: FORMATS, allErrors: true });
ajv.addSchema(closed(OPENAPI) as object, 'openapi');
const compiled = new Map<string, ValidateFunction>();

function wrongWith(value: unknown, at: string): string[] {
  // braces are allowed in paths, but not in the fragment of an address
  const $ref = `openapi#${at.split('/').map(encodeURIComponent).join('/')}`;
  const validate = compiled.get($ref) ?? ajv.compile({ $ref });
  compiled.set($ref, validate);
  return validate(value) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath || 'it'} ${e.message}`);
}

/** The differences of an answer from its description; empty for none. */
export function wrongAnswer(method: string, path: string, status: number, body: unknown): string[] {
  const { at, operation } = operationOf(method, path);
  const response = operation.responses[status];
  if (!response) return [`${method} ${path} is not described to answer ${status}`];
  const from = response.$ref ? response.$ref.slice(1) : `${at}/responses/${status}`;
  return wrongWith(body, `${from}/content/${escaped('application/json')}/schema`);
}

/** The differences of a body from its description. */
export function wrongBody(method: string, path: string, body: unknown): string[] {
  const { at, operation } = operationOf(method, path);
  if (!operation.requestBody) return [`${method} ${path} is not described to take a body`];
  return wrongWith(body, `${at}/requestBody/content/${escaped('application/json')}/schema`);
}
