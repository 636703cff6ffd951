/** What a file of texts contains: sentences, or groups of them. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Loads the texts of a namespace in a language (`sv`, `en`). */
export type TextLoader = (tag: string, namespace: string) => Promise<Texts>;

/** The values of a sentence, and how it is looked up. The names are those of i18next. */
export interface TextOptions {
  [value: string]: unknown;
  /** Chooses the form of the sentence. */
  count?: number;
  /** Whether `count` is a place (1st) and not a number of things. */
  ordinal?: boolean;
  /** The language, when it is not that of the page. */
  lng?: string;
  ns?: string | readonly string[];
  /** What to say without such a sentence. */
  defaultValue?: string;
}

interface TextsInit {
  /** The language to begin with, with its first texts by namespace. */
  tag: string;
  resources: Record<string, Texts>;
  load: TextLoader;
  /** Values that all sentences can use. */
  variables: Record<string, string>;
}

type Done = (error?: unknown) => void;

/**
 * The part of i18next that react-i18next and the site use, under i18next's names: i18next itself is 14 kB of each first view, for
 * fallbacks, formats and plug-ins that the site has no use for. `texts-like-i18next.test.ts` compares the two.
 */
export class SiteTexts {
  readonly isInitialized = true;
  readonly options: { ns: string[]; defaultNS: string; react: object };
  language: string;
  languages: string[];
  resolvedLanguage: string;
  private readonly loaded = new Map<string, Texts>();
  /** Loads that run, and those that failed: a part whose texts did not arrive is drawn without them. */
  private readonly asked = new Map<string, Promise<void> | 'failed'>();
  private readonly listeners = new Map<string, Set<(tag: string) => void>>();
  private readonly plurals = new Map<string, Intl.PluralRules>();

  constructor(private readonly start: TextsInit) {
    const namespaces = Object.keys(start.resources);
    this.options = { ns: namespaces, defaultNS: namespaces[0] ?? '', react: {} };
    this.language = this.resolvedLanguage = start.tag;
    this.languages = [start.tag];
    for (const name of namespaces) this.loaded.set(`${start.tag}/${name}`, start.resources[name] ?? {});
  }

  /** The sentence of a key (`group.name`, or `namespace:group.name`); without one the default, or else the key. */
  readonly t = (key: string, options: TextOptions = {}): string => {
    const text = this.find(key, options) ?? options.defaultValue;
    return text === undefined ? key.slice(key.indexOf(':') + 1) : this.fill(text, options);
  };

  readonly exists = (key: string, options: TextOptions = {}): boolean => this.find(key, options) !== undefined;

  /** `t` for one language and one namespace, or several that are tried in turn. */
  readonly getFixedT =
    (tag: string, namespace: string | readonly string[]) =>
    (key: string, options: TextOptions = {}): string =>
      this.t(key, { lng: tag, ns: namespace, ...options });

  readonly on = (events: string, listener: (tag: string) => void): void =>
    events.split(' ').forEach((event) => {
      const listeners = this.listeners.get(event) ?? new Set();
      this.listeners.set(event, listeners.add(listener));
    });

  readonly off = (event: string, listener: (tag: string) => void): void =>
    void this.listeners.get(event)?.delete(listener);

  /** Have the texts been asked for with an answer, even if it was a failure? */
  readonly hasLoadedNamespace = (namespace: string, { lng = this.language }: { lng?: string } = {}): boolean => {
    const name = `${lng}/${namespace}`;
    return this.loaded.has(name) || this.asked.get(name) === 'failed';
  };

  readonly loadNamespaces = (namespaces: string | readonly string[], done: Done): void => {
    const names = typeof namespaces === 'string' ? [namespaces] : namespaces;
    for (const name of names) if (!this.options.ns.includes(name)) this.options.ns.push(name);
    this.load(this.language, names).then(() => done(), done);
  };

  readonly loadLanguages = (tag: string, done: Done): void => {
    this.load(tag, this.options.ns).then(() => done(), done);
  };

  readonly changeLanguage = (tag: string): void => {
    this.language = this.resolvedLanguage = tag;
    this.languages = [tag];
    this.listeners.get('languageChanged')?.forEach((listener) => listener(tag));
  };

  /** Loads what is missing. Throws the first failure; a failed namespace is asked for again the next time. */
  async load(tag: string, namespaces: readonly string[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => this.loadOne(tag, namespace)));
  }

  private loadOne(tag: string, namespace: string): Promise<void> {
    const name = `${tag}/${namespace}`;
    if (this.loaded.has(name)) return Promise.resolve();
    const running = this.asked.get(name);
    if (running && running !== 'failed') return running;
    const loading = this.start.load(tag, namespace).then(
      (texts) => {
        this.loaded.set(name, texts);
        this.asked.delete(name);
      },
      (error: unknown) => {
        this.asked.set(name, 'failed');
        throw error;
      },
    );
    this.asked.set(name, loading);
    return loading;
  }

  private find(key: string, options: TextOptions): string | undefined {
    const tag = options.lng ?? this.language;
    const colon = key.indexOf(':');
    const namespaces = colon < 0 ? [options.ns ?? this.options.defaultNS].flat() : [key.slice(0, colon)];
    const path = key.slice(colon + 1).split('.');
    const { count, ordinal = false } = options;
    const ending = typeof count === 'number' ? this.endingOf(tag, count, ordinal) : null;
    for (const namespace of namespaces) {
      const texts = this.loaded.get(`${tag}/${namespace}`);
      const text = (ending !== null ? textAt(texts, path, ending) : undefined) ?? textAt(texts, path, '');
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** `_one`, `_other`, `_ordinal_two` … */
  private endingOf(tag: string, count: number, isOrdinal: boolean): string {
    const kind = isOrdinal ? 'ordinal' : 'cardinal';
    const name = `${tag}/${kind}`;
    const rules = this.plurals.get(name) ?? new Intl.PluralRules(tag, { type: kind });
    this.plurals.set(name, rules);
    return `${isOrdinal ? '_ordinal' : ''}_${rules.select(count)}`;
  }

  private fill(text: string, values: TextOptions): string {
    if (!text.includes('{{')) return text;
    const given = { ...this.start.variables, ...values } as Record<string, string | number | undefined>;
    return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
      Object.hasOwn(given, name) ? String(given[name] ?? '') : place,
    );
  }
}

function textAt(texts: Texts | undefined, path: readonly string[], ending: string): string | undefined {
  let found: string | Texts | undefined = texts;
  path.forEach((part, at) => {
    const name = at === path.length - 1 ? part + ending : part;
    found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined;
  });
  return typeof found === 'string' ? found : undefined;
}
