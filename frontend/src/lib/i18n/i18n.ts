import i18next, { type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { fetchAgain } from '../fetch-again';
import { htmlLanguage, languageOfTag, storedLanguage, storeLanguage, type Language } from './language';
import { localeFiles } from './locale-files';

/** The namespaces that every page needs; the others load with their page. */
const SHELL_NAMESPACES = ['app', 'ui', 'league'] as const;

type Texts = Record<string, unknown>;

/** Loads the texts of the shell, all its namespaces in one file a language. */
export type ShellTexts = Record<Language, () => Promise<Record<(typeof SHELL_NAMESPACES)[number], Texts>>>;

/**
 * The namespace of a locale file: the folder that it lies beside (`features/divisions/locales/se.json` is `divisions`,
 * `features/admin/report/…` is `admin-report`); the server's keys lie in `lib/locales` and are `api`.
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

/** i18next's door to the locale files. */
function localeFileBackend(shellTexts: ShellTexts): BackendModule {
  const loadNamespace = async (language: Language, namespace: string): Promise<Texts> => {
    const ofShell = SHELL_NAMESPACES.find((name) => name === namespace);
    if (ofShell) return (await shellTexts[language]())[ofShell];
    const load = loaders.get(`${language}/${namespace}`);
    if (!load) throw new Error(`No locale file for ${language}/${namespace}`);
    return load();
  };
  return {
    type: 'backend',
    init: () => undefined,
    read(tag, namespace, callback) {
      loadNamespace(languageOfTag(tag), namespace).then(
        (texts) => callback(null, texts),
        // true: they may be asked for again
        (error: Error) => callback(error, true),
      );
    },
  };
}

/**
 * Starts i18next in the stored language. `variables` are usable in every text, e.g. `{{league}}`. Throws `NotFetched` when
 * the shell's texts do not arrive.
 */
export async function startI18n(shellTexts: ShellTexts, variables: Record<string, string>): Promise<I18n> {
  const language = storedLanguage();
  document.documentElement.lang = htmlLanguage(language);
  await i18next
    .use(localeFileBackend(shellTexts))
    .use(initReactI18next)
    .init({
      lng: htmlLanguage(language),
      supportedLngs: ['sv', 'en'],
      fallbackLng: false,
      // who asks for texts asks again
      maxRetries: 0,
      ns: [...SHELL_NAMESPACES],
      defaultNS: 'app',
      interpolation: { escapeValue: false, defaultVariables: variables },
    });
  await fetchAgain(() => loadTexts(...SHELL_NAMESPACES));
  return i18next;
}

/** Loads texts ahead of the page that needs them; throws when they do not arrive. */
export const loadTexts = (...namespaces: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    void i18next.loadNamespaces(namespaces, (errors) => settle(errors, resolve, reject));
  });

/** The texts of the pages seen so far, in a language that they may not have been read in. */
const loadLanguage = (tag: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const { backendConnector } = i18next.services as { backendConnector: TextLoader };
    backendConnector.load([tag], i18next.options.ns, (errors) => settle(errors, resolve, reject));
  });

/** The part of i18next that loads texts without switching to them. */
interface TextLoader {
  load: (tags: string[], namespaces: unknown, done: (errors: unknown) => void) => void;
}

function settle(errors: unknown, resolve: () => void, reject: (cause: Error) => void): void {
  if (errors) reject(new Error('texts did not arrive', { cause: errors }));
  else resolve();
}

/** Switches language, remembers it and tells assistive technology. Without its texts the language stays, and it throws. */
export async function changeLanguage(language: Language): Promise<void> {
  await fetchAgain(() => loadLanguage(htmlLanguage(language)));
  storeLanguage(language);
  await i18next.changeLanguage(htmlLanguage(language));
  document.documentElement.lang = htmlLanguage(language);
}

/** The language the page is shown in. */
export const useLanguage = (): Language => languageOfTag(useTranslation().i18n.language);
