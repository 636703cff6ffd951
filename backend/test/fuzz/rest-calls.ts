import type { INestApplicationContext, Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import type { HostileValues } from './hostile-values.ts';

/** A request, ready to be sent by anyone. */
export interface FuzzCall {
  /** `GET /api/team/{id}/info`, `mutation kickPlayer` */
  readonly name: string;
  readonly path: string;
  readonly init: RequestInit;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A call of the OpenAPI document. */
export interface RestRow {
  method: string;
  path: string;
  /** The names of the parameters in the address's query. */
  query: string[];
  body: Type | null;
}

/** Every call of the OpenAPI document, with the class that checks its body. */
export function restRows(app: INestApplicationContext, { paths }: OpenAPIObject): RestRow[] {
  const bodies = bodiesOf(app);
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation
        ? [
            {
              method: method.toUpperCase(),
              path,
              query: (operation.parameters ?? []).flatMap((each) =>
                'in' in each && each.in === 'query' ? [each.name] : [],
              ),
              body: bodies.get(operation.operationId ?? '') ?? null,
            },
          ]
        : [];
    }),
  );
}

/** `TeamsController_kick` and the class of its body. */
function bodiesOf(app: INestApplicationContext): Map<string, Type> {
  const found = new Map<string, Type>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as object;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const args = Reflect.getMetadata(ROUTE_ARGS_METADATA, metatype, name) as Record<string, { index: number }>;
        const body = Object.entries(args ?? {}).find(([key]) => key.startsWith(`${RouteParamtypes.BODY}:`));
        const types = Reflect.getMetadata('design:paramtypes', prototype, name) as Type[] | undefined;
        const type = body && types?.[body[1].index];
        if (type) found.set(`${metatype.name}_${name}`, type);
      }
    }
  }
  return found;
}

/** Every parameter of the calls, in the words of `HostileValues.used`. */
export const everyParameter = (rows: RestRow[]): string[] =>
  rows.flatMap(({ method, path, query }) =>
    [...[...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part), ...query].map(
      (part) => `${method} ${path} ${part}`,
    ),
  );

/** The call with values in its places: some that fit, and some that are hostile. */
export function restCall(row: RestRow, token: string | null, values: HostileValues): FuzzCall {
  const { random } = values;
  const name = `${row.method} ${row.path}`;
  const path = row.path.replace(/\{(\w+)\}/g, (_, part: string) => {
    values.used.add(`${name} ${part}`);
    if (part === 'accessToken') return token ?? 'session';
    return random.chance(0.6) ? fittingPart(part, values) : hostilePart(values);
  });
  const asked = row.query.filter(() => random.chance(0.7));
  for (const each of asked) values.used.add(`${name} ${each}`);
  if (random.chance(0.2)) asked.push(random.pick(['first', 'id', '__proto__', 'a[b]']));
  const query = asked.map((each) => `${each}=${random.chance(0.5) ? fittingPart(each, values) : hostilePart(values)}`);
  const isTokenPlaced = row.path.includes('{accessToken}') || (row.method === 'POST' && random.chance(0.5));
  const headers: Record<string, string> = {};
  if (token !== null && !isTokenPlaced) headers['authorization'] = `Bearer ${token}`;
  const init: RequestInit = { method: row.method, headers, redirect: 'manual' };
  if (row.method !== 'GET') {
    headers['content-type'] = 'application/json';
    const placed = token !== null && isTokenPlaced && !row.path.includes('{accessToken}') ? { accessToken: token } : {};
    init.body = bodyText(row.body, placed, values);
  }
  return { name, path: query.length > 0 ? `${path}?${query.join('&')}` : path, init };
}

function bodyText(type: Type | null, placed: object, values: HostileValues): string {
  const { random } = values;
  if (random.chance(0.03)) return random.pick(['', '{', '[', '{"a":1e999}', '\u0000', '{"a":"\\ud800"}', 'null', '1']);
  if (random.chance(0.05)) return JSON.stringify(values.anything()) ?? '';
  return JSON.stringify({ ...(type ? record(type, values, 0) : {}), ...placed });
}

/** An object of this class: its fields follow their rules, but sometimes a field gets another value. */
function record(type: Type, values: HostileValues, depth: number): Record<string, unknown> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const names = [...new Set(rules.map(({ propertyName }) => propertyName))].filter((name) => name !== 'accessToken');
  const made = Object.fromEntries(
    names.map((name) => {
      if (values.random.chance(0.2)) return [name, values.anything()];
      const own = rules.filter(({ propertyName }) => propertyName === name);
      const has = (rule: string) => own.some((known) => known.name === rule);
      const one = (): unknown => {
        const nested = nestedType(type, name);
        if (nested && depth < 4) return record(nested, values, depth + 1);
        const choices = own.find((known) => known.name === 'isIn')?.constraints?.[0] as unknown[] | undefined;
        if (choices) return values.random.pick(choices);
        if (has('isBoolean')) return values.random.chance(0.5);
        if (has('isInt') || has('isNumber')) return values.random.int(0, 9);
        return fittingText(name, values);
      };
      const isList = has('isArray') || own.some(({ each }) => each);
      return [name, isList ? Array.from({ length: values.random.int(0, 6) }, one) : one()];
    }),
  );
  return values.random.chance(0.1) ? { ...made, unknownField: values.anything() } : made;
}

/** The class of the objects in this field; null when they have none. */
export function nestedType(type: Type, name: string): Type | null {
  const made = (plainToInstance(type, { [name]: {} }) as Record<string, object | undefined>)[name];
  return made && made.constructor !== Object ? (made.constructor as Type) : null;
}

/** A probable text, by the field's name. */
export function fittingText(name: string, values: HostileValues): string {
  const { random } = values;
  if (random.chance(0.3)) return values.text();
  if (/date|starts|ends|at$|time/i.test(name)) return random.pick(['2026-03-01', '2026-03-01T18:00:00Z', '2099-12-31']);
  if (/url|logo|banner|avatar|image|thumb/i.test(name))
    return random.pick(['', 'images/norr.png', 'data:image/png;base64,AA']);
  if (/ssn|personal/i.test(name)) return random.pick(['19900307-8127', '199003078127', '9003078127']);
  if (/phone/i.test(name)) return '0701740605';
  if (/mail/i.test(name)) return 'kanariefagel@example.org';
  return random.pick(['Ada', 'Norrsken', 'elit', 'se', 'steam', 'custom', 'SE', `Ny ${random.int(0, 10_000)}`]);
}

function fittingPart(name: string, values: HostileValues): string {
  const { random } = values;
  if (name === 'language') return random.pick(['se', 'en']);
  if (name === 'page') return random.pick(['prizes', 'about', 'sponsors']);
  if (name === 'discriminator') return 'elit';
  if (name === 'kind') return random.pick(['team', 'player', 'series', 'division', 'news']);
  if (name === 'file') return random.pick(['se.png', 'en.png', 'a.pdf']);
  return String(random.int(0, 9));
}

/** A part of an address, with any characters that HTTP can transport. */
function hostilePart(values: HostileValues): string {
  const { random } = values;
  if (random.chance(0.3))
    return random.pick(['%00', '%ff', '%', '%ed%a0%80', '%2e%2e', '%2f', ';a=b', '..%5c', '-0', '+1', '1.0']);
  // half a character is not possible in an address
  const text = values
    .text()
    .slice(0, 900)
    .replace(/\p{Cs}/gu, '');
  return random.chance(0.4) ? String(values.number()) : encodeURIComponent(text) || '%20';
}
