import type { i18n as I18n } from 'i18next';
import { setI18n, useTranslation } from 'react-i18next';
import { fetchAgain } from '../fetch-again';
import { htmlLanguage, languageOfTag, storeLanguage, type Language } from './language';
import { localeFiles } from './locale-files';
import { SiteTexts, type TextLoader, type Texts } from './texts';

/** The namespaces that every page needs. The others load with their page. */
const SHELL_NAMESPACES = ['app', 'ui', 'league'] as const;

/** Loads the texts of the shell. All its namespaces are in one file for each language. */
export type ShellTexts = Record<Language, () => Promise<Record<(typeof SHELL_NAMESPACES)[number], Texts>>>;

/**
 * The namespace of a locale file is its folder's place (`features/divisions/locales/se.json` is `divisions`,
 * `features/admin/report/…` is `admin-report`). The texts for the server's keys are in `lib/locales`, with the namespace
 * `api`; those that only staff can meet are in `features/admin/server`.
 */
export function namespaceOf(path: string): { namespace: string; language: Language } | null {
  const match = /^\/src\/(?:features\/)?(.+)\/locales\/(se|en)\.json$/.exec(path);
  if (!match) return null;
  const folder = (match[1] ?? '').replaceAll('/', '-');
  return { namespace: folder === 'lib' ? 'api' : folder, language: match[2] as Language };
}

const loaders = new Map(
  Object.entries(localeFiles).flatMap(([path, load]) => {
    const found = namespaceOf(path);
    return found ? [[`${found.language}/${found.namespace}`, load] as const] : [];
  }),
);

/** Loads locale files, and the shell's texts when their language changes. */
const loadFrom =
  (shellTexts: ShellTexts): TextLoader =>
  async (tag, namespace) => {
    const language = languageOfTag(tag);
    const ofShell = SHELL_NAMESPACES.find((name) => name === namespace);
    if (ofShell) return (await shellTexts[language]())[ofShell];
    const load = loaders.get(`${language}/${namespace}`);
    if (!load) throw new Error(`No locale file for ${language}/${namespace}`);
    return (await load()) as Texts;
  };

/** The site's texts, once they have started. */
let siteTexts: SiteTexts | null = null;

/**
 * Starts the texts in a language. All of them can use `variables`, e.g. `{{league}}`. Throws `NotFetched` when the shell's
 * texts do not load.
 */
export async function startI18n(
  shellTexts: ShellTexts,
  variables: Record<string, string>,
  language: Language,
): Promise<void> {
  const { app, league, ui } = await fetchAgain(shellTexts[language]);
  const resources = { app, league, ui };
  siteTexts = new SiteTexts({ tag: htmlLanguage(language), resources, load: loadFrom(shellTexts), variables });
  // `useTranslation` copies each own property of its i18next in each component, which takes half of a page's drawing time.
  // This object has none: its prototype has them
  setI18n(Object.create(siteTexts) as I18n);
}

const started = (): SiteTexts => {
  if (!siteTexts) throw new Error('the texts have not started');
  return siteTexts;
};

/** Loads texts before the page that needs them. Throws when they do not load. */
export const loadTexts = (...namespaces: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    started().loadNamespaces(namespaces, (error) =>
      error ? reject(new Error('texts did not arrive', { cause: error })) : resolve(),
    );
  });

/** Changes the language, after the texts of all pages seen so far. Without its texts the language stays the same, and this throws. */
export async function speak(language: Language): Promise<void> {
  const texts = started();
  const tag = htmlLanguage(language);
  await fetchAgain(() => texts.load(tag, texts.options.ns));
  texts.changeLanguage(tag);
}

/**
 * Changes the language, stores the choice and tells assistive technology. Without its texts the language stays the
 * same, and this throws.
 */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  storeLanguage(language);
  document.documentElement.lang = htmlLanguage(language);
}

/** The language of the page. */
export const useLanguage = (): Language => languageOfTag(useTranslation().i18n.language);
