import type { Language } from './language';

/**
 * The namespace of a locale file is its folder's place (`features/seasons/divisions/locales/se.json` is `seasons-divisions`,
 * `features/admin/news/…` is `admin-news`). The texts for the server's keys are in `lib/locales`, with the namespace
 * `api`; those that only staff can meet are in `features/admin/server`, those of who reports a series in `features/report/server`, those of partners in `features/partners/server`.
 */
export function namespaceOf(path: string): { namespace: string; language: Language } | null {
  const match = /^\/src\/(?:features\/)?(.+)\/locales\/(se|en)\.json$/.exec(path);
  if (!match) return null;
  const folder = (match[1] ?? '').replaceAll('/', '-');
  return { namespace: folder === 'lib' ? 'api' : folder, language: match[2] as Language };
}
