import { LeagueError } from '../league-error.ts';
import { assertKeyTerms, assertOpens, KEY_LIMIT_MAX, type KeyTerms } from './api-key.ts';

const TERMS: KeyTerms = { name: 'Statistiksajten', contact: '', scopes: ['rest:read'], ownLimit: null };

const refusal = (work: () => unknown): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof LeagueError)) throw error;
    return [error.code, error.messageKey, error.details.field ?? error.details.params];
  }
};

test('terms are stored without surrounding spaces, and each scope once, in one order', () => {
  const typed: KeyTerms = {
    name: '  Appen ',
    contact: ' a@b.se ',
    scopes: ['rest:read', 'graphql:read', 'rest:read'],
    ownLimit: 1,
  };
  expect(assertKeyTerms(typed)).toEqual({
    name: 'Appen',
    contact: 'a@b.se',
    scopes: ['graphql:read', 'rest:read'],
    ownLimit: 1,
  });
});

test.each<[string, Partial<KeyTerms>, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a name of 81 characters', { name: 'a'.repeat(81) }, 'name'],
  ['a contact of 201 characters', { contact: 'a'.repeat(201) }, 'contact'],
  ['a key that opens nothing', { scopes: [] }, 'scopes'],
  ['no units', { ownLimit: 0 }, 'ownLimit'],
  ['a half unit', { ownLimit: 1.5 }, 'ownLimit'],
  ['too many units', { ownLimit: KEY_LIMIT_MAX + 1 }, 'ownLimit'],
])('%s is refused at its field', (_what, part, field) => {
  expect(refusal(() => assertKeyTerms({ ...TERMS, ...part }))).toEqual([
    'INVALID_INPUT',
    `api.api-key.${field}`,
    field,
  ]);
});

test('the longest name and contact, and the largest limit, are accepted', () => {
  const most = { name: 'a'.repeat(80), contact: 'b'.repeat(200), ownLimit: KEY_LIMIT_MAX };
  expect(assertKeyTerms({ ...TERMS, ...most })).toMatchObject(most);
});

test('a key opens its doors only, and the refusal names the scope', () => {
  expect(refusal(() => assertOpens(['rest:read'], 'rest:read'))).toBeNull();
  expect(refusal(() => assertOpens(['rest:read'], 'graphql:read'))).toEqual([
    'KEY_SCOPE_MISSING',
    'api.error.key-scope',
    { scope: 'graphql:read' },
  ]);
});
