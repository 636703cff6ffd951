import * as z from 'zod/mini';
import { pastedNumber } from '../../../lib/pasted';
import type { MakeApiKeyInput } from '../../../lib/schema.generated';
import { textKey, tooLong } from '../../../ui/form/form-text';
import type { ApiKeyPartsFragment } from './api-keys.generated';

/** As on the server (docs/contracts/limits.json). */
export const NAME_MAX = 80;
export const CONTACT_MAX = 200;
export const LIMIT_MAX = 60_000;

const isLimit = (text: string): boolean =>
  text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= LIMIT_MAX);

export const keySchema = z
  .object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(NAME_MAX, tooLong(NAME_MAX))),
    contact: z.string().check(z.trim(), z.maxLength(CONTACT_MAX, tooLong(CONTACT_MAX))),
    readsGraphql: z.boolean(),
    readsRest: z.boolean(),
    ownLimit: z.string().check(z.overwrite(pastedNumber), z.refine(isLimit, textKey('admin-partners', 'not-a-limit'))),
  })
  .check(
    z.refine(({ readsGraphql, readsRest }) => readsGraphql || readsRest, {
      path: ['readsRest'],
      error: textKey('admin-partners', 'opens-nothing'),
    }),
  );
export type KeyForm = z.infer<typeof keySchema>;

/** The form's first values: most partners read both ways, with the usual limit. */
export const NEW_KEY: KeyForm = { name: '', contact: '', readsGraphql: true, readsRest: true, ownLimit: '' };

export const toKeyForm = ({ name, contact, scopes, ownLimit }: ApiKeyPartsFragment): KeyForm => ({
  name,
  contact,
  readsGraphql: scopes.includes('GRAPHQL_READ'),
  readsRest: scopes.includes('REST_READ'),
  ownLimit: ownLimit === null ? '' : String(ownLimit),
});

export const toKeyInput = ({ name, contact, readsGraphql, readsRest, ownLimit }: KeyForm): MakeApiKeyInput => ({
  name,
  contact,
  scopes: [...(readsGraphql ? (['GRAPHQL_READ'] as const) : []), ...(readsRest ? (['REST_READ'] as const) : [])],
  ownLimit: ownLimit === '' ? null : Number(ownLimit),
});
