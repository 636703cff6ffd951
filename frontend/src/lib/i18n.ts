import i18next, { type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
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
        (error: Error) => callback(error, false),
      );
    },
  };
}

/** Starts i18next in the stored language. `variables` are usable in every text, e.g. `{{league}}`. */
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
      ns: [...SHELL_NAMESPACES],
      defaultNS: 'app',
      interpolation: { escapeValue: false, defaultVariables: variables },
    });
  return i18next;
}

/** Loads texts ahead of the page that needs them. */
export const loadTexts = (...namespaces: string[]): Promise<void> => i18next.loadNamespaces(namespaces);

/** Switches language, remembers it and tells assistive technology. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18next.changeLanguage(htmlLanguage(language));
  document.documentElement.lang = htmlLanguage(language);
}

/** The language the page is shown in. */
export const useLanguage = (): Language => languageOfTag(useTranslation().i18n.language);
