import { RequestMethod, type INestApplicationContext } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS, type AccessRule } from '../../src/platform/access/access.decorators.ts';

/** One handler of the application. */
export interface Handler {
  /** `SettingsController.all`, `SettingsResolver.current` */
  readonly name: string;
  readonly kind: 'REST' | 'Query' | 'Mutation' | 'Subscription' | 'Field';
  /** The handler's declaration; undefined when it has none. */
  readonly access: AccessRule | undefined;
  /** `GET /api/team/{id}/info` of a call, `settings` of a root field. */
  readonly address: string;
}

const RESOLVER_TYPE = 'graphql:resolver_type';
const RESOLVER_NAME = 'graphql:resolver_name';
const RESOLVED_FIELD = 'graphql:resolve_property';
const ROOTS = ['Query', 'Mutation', 'Subscription'] as const;

/** Every handler of every controller and resolver that the application has. */
export function handlersOf(app: INestApplicationContext): Handler[] {
  const found: Handler[] = [];
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of [...module.controllers.values(), ...module.providers.values()]) {
      if (typeof metatype === 'function') found.push(...handlersOfClass(metatype));
    }
  }
  return found;
}

function handlersOfClass(type: { name: string; prototype?: unknown }): Handler[] {
  const prototype = type.prototype as Record<string, unknown> | undefined;
  if (!prototype) return [];
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const method = Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown;
    if (typeof method !== 'function' || name === 'constructor') return [];
    const kind = kindOf(method);
    if (!kind) return [];
    const access = metadata<AccessRule>(ACCESS, method);
    const addresses = kind === 'REST' ? addressesOf(type, method) : [metadata<string>(RESOLVER_NAME, method) ?? name];
    return addresses.map((address) => ({ name: `${type.name}.${name}`, kind, access, address }));
  });
}

function kindOf(method: object): Handler['kind'] | null {
  if (metadata(PATH_METADATA, method) !== undefined && metadata(METHOD_METADATA, method) !== undefined) return 'REST';
  if (metadata(RESOLVED_FIELD, method)) return 'Field';
  const root = metadata<string>(RESOLVER_TYPE, method);
  return ROOTS.find((known) => known === root) ?? null;
}

/** The addresses of a call, with parameters in braces, as OpenAPI writes them. */
function addressesOf(type: object, method: object): string[] {
  const prefixes = [metadata<string | string[]>(PATH_METADATA, type) ?? ''].flat();
  const paths = [metadata<string | string[]>(PATH_METADATA, method) ?? ''].flat();
  const verb = RequestMethod[metadata<RequestMethod>(METHOD_METADATA, method) ?? RequestMethod.GET];
  return prefixes.flatMap((prefix) =>
    paths.map((path) => {
      const parts = ['api', ...`${prefix}/${path}`.split('/')].filter((part) => part !== '');
      return `${verb} /${parts.join('/').replace(/:(\w+)/g, '{$1}')}`;
    }),
  );
}

const metadata = <T>(key: string, of: object): T | undefined => Reflect.getMetadata(key, of) as T | undefined;
