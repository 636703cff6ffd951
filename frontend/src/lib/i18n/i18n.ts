import i18next, { type BackendModule, type i18n as I18n, type ThirdPartyModule } from 'i18next';
import { setDefaults, setI18n, useTranslation } from 'react-i18next';
import { fetchAgain } from '../fetch-again';
import { localeFiles as firstFiles } from './first-locale-files';
import { htmlLanguage, languageOfTag, storeLanguage, tellLanguage, type Language } from './language';
import { namespaceOf } from './namespace';

/** The namespaces that every page needs. The others load with their page. */
const SHELL_NAMESPACES = ['app', 'ui', 'league'] as const;

type Texts = Record<string, unknown>;

/** Loads the texts of the shell. All its namespaces are in one file for each language. */
export type ShellTexts = Record<Language, () => Promise<Record<(typeof SHELL_NAMESPACES)[number], Texts>>>;

/** The loader of a namespace among these files, if they have it. */
const findIn = (files: typeof firstFiles, language: Language, namespace: string) =>
  Object.entries(files).find(([path]) => {
    const found = namespaceOf(path);
    return found?.language === language && found.namespace === namespace;
  })?.[1];

/** Loads locale files for i18next. */
function localeFileBackend(shellTexts: ShellTexts): BackendModule {
  const loadNamespace = async (language: Language, namespace: string): Promise<Texts> => {
    const ofShell = SHELL_NAMESPACES.find((name) => name === namespace);
    if (ofShell) return (await shellTexts[language]())[ofShell];
    const load =
      findIn(firstFiles, language, namespace) ??
      findIn((await import('./locale-files')).localeFiles, language, namespace);
    if (!load) throw new Error(`No locale file for ${language}/${namespace}`);
    return load();
  };
  return {
    type: 'backend',
    init: () => undefined,
    read(tag, namespace, callback) {
      loadNamespace(languageOfTag(tag), namespace).then(
        (texts) => callback(null, texts),
        // true: i18next may try again
        (error: Error) => callback(error, true),
      );
    },
  };
}

/**
 * Passes i18next to React. `useTranslation` copies each own property of its i18next in each component, which takes half
 * of a page's drawing time. This object has no own properties, and i18next as its prototype.
 */
const forReact: ThirdPartyModule = {
  type: '3rdParty',
  init(instance) {
    setDefaults(instance.options.react ?? {});
    setI18n(Object.create(instance) as I18n);
  },
};

/**
 * Starts i18next in a language. All texts can use `variables`, e.g. `{{league}}`. Throws `NotFetched` when the shell's
 * texts do not load.
 */
export async function startI18n(
  shellTexts: ShellTexts,
  variables: Record<string, string>,
  language: Language,
): Promise<I18n> {
  // i18next takes them at once: through its backend each namespace would be an event that all listeners hear
  const texts = await fetchAgain(shellTexts[language]);
  await i18next
    .use(localeFileBackend(shellTexts))
    .use(forReact)
    .init({
      lng: htmlLanguage(language),
      resources: { [htmlLanguage(language)]: { ...texts } },
      partialBundledLanguages: true,
      supportedLngs: ['sv', 'en'],
      fallbackLng: false,
      // the component that needs the texts tries again
      maxRetries: 0,
      ns: [...SHELL_NAMESPACES],
      defaultNS: 'app',
      interpolation: { escapeValue: false, defaultVariables: variables },
    });
  return i18next;
}

/** Loads texts before the page that needs them. Throws when they do not load. */
export const loadTexts = (...namespaces: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    void i18next.loadNamespaces(namespaces, (errors) => settle(errors, resolve, reject));
  });

/** Loads the texts of all pages seen so far in a language. */
const loadLanguage = (tag: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const { backendConnector } = i18next.services as { backendConnector: TextLoader };
    backendConnector.load([tag], i18next.options.ns, (errors) => settle(errors, resolve, reject));
  });

/** The part of i18next that loads texts without changing the language. */
interface TextLoader {
  load: (tags: string[], namespaces: unknown, done: (errors: unknown) => void) => void;
}

function settle(errors: unknown, resolve: () => void, reject: (cause: Error) => void): void {
  if (errors) reject(new Error('texts did not arrive', { cause: errors }));
  else resolve();
}

/** Changes the language. Without its texts the language stays the same, and this throws. */
export async function speakLanguage(language: Language): Promise<void> {
  await fetchAgain(() => loadLanguage(htmlLanguage(language)));
  await i18next.changeLanguage(htmlLanguage(language));
}

/**
 * Changes the language, stores the choice and tells assistive technology. Without its texts the language stays the
 * same, and this throws.
 */
export async function changeLanguage(language: Language): Promise<void> {
  await speakLanguage(language);
  storeLanguage(language);
  tellLanguage(language);
}

/** The language of the page. */
export const useLanguage = (): Language => languageOfTag(useTranslation().i18n.language);
