import type { IncomingMessage } from 'node:http';
import { SetMetadata, type CustomDecorator, type INestApplicationContext, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { BodyRooms } from './body-rooms.ts';

/** The largest body that is read before it is known who sends it, in bytes. All calls take so much and no more, but those with `LARGE_BODY`. */
export const SMALL_BODY = 64 * 1024;

/** The metadata key of a handler that takes more: its `LargeBody`. */
export const LARGE_BODY = 'league:large-body';

/** Limits of a form with files (T51, T113). */
export interface FormLimits {
  /** The field of the files. */
  readonly field: string;
  /** The most files, and the most bytes of one: what is over ends the call. */
  readonly files: number;
  readonly fileSize: number;
  /** The most text fields. Each has a short name and a short value. */
  readonly fields: number;
  /** The most bytes of the whole form. */
  readonly total: number;
  /** Where it takes room while it is read and answered. */
  readonly room: keyof BodyRooms;
}

/** What a handler takes beside small bodies. */
export interface LargeBody {
  readonly form: FormLimits | null;
  /** JSON with pictures as text. */
  readonly json: boolean;
}

export const declareLarge = (body: LargeBody): CustomDecorator => SetMetadata(LARGE_BODY, body);

/** The bytes of a body as its head says; null when the body has no length, 0 without a body. */
export function bytesOf({ headers }: IncomingMessage): number | null {
  const said = headers['content-length'];
  if (said !== undefined) return Number(said);
  return headers['transfer-encoding'] === undefined ? 0 : null;
}

/** May the body be larger than a small one? */
export function isLarge(req: IncomingMessage): boolean {
  const bytes = bytesOf(req);
  return bytes === null || bytes > SMALL_BODY;
}

/** Is the body a form with files? */
export const isForm = ({ headers }: IncomingMessage): boolean => /^multipart\//i.test(headers['content-type'] ?? '');

/** The paths of all calls that take large JSON, as Express writes them. */
export function pathsOfLargeJson(app: INestApplicationContext, prefix: string): string[] {
  const found = new Set<string>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      for (const path of pathsOfClass(metatype as Type)) found.add(`/${prefix}/${path}`);
    }
  }
  return [...found].sort();
}

function pathsOfClass(type: Type): string[] {
  const prototype = type.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const method = Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown;
    if (typeof method !== 'function' || !metadata<LargeBody>(LARGE_BODY, method)?.json) return [];
    if (metadata(METHOD_METADATA, method) === undefined) return [];
    return pathsIn(type).flatMap((start) => pathsIn(method).map((end) => joined(start, end)));
  });
}

const pathsIn = (declared: object): string[] => [metadata<string | string[]>(PATH_METADATA, declared) ?? ''].flat();
const joined = (...parts: string[]): string =>
  parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/');
const metadata = <T>(key: string, of: object): T | undefined => Reflect.getMetadata(key, of) as T | undefined;
