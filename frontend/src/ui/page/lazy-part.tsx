import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { waitForLine } from '../../lib/fetch-again';
import { isServer } from '../../lib/here';

/** The first and the longest wait before a part is loaded again. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;

/** Shown in a part's place until it is loaded. A function learns whether an attempt has failed. */
type Fallback = ReactNode | ((hasFailed: boolean) => ReactNode);

/** A part of a page whose code loads later. `fallback` keeps its place. */
export interface LazyPart<Props> {
  (props: Props & { fallback?: Fallback }): ReactNode;
  /** Loads the code before its use. A failure has no effect: the part tries again when it is drawn. */
  ahead: () => void;
  /** The same, but throws when the code does not load. */
  arrives: () => Promise<unknown>;
}

const contents = new Map<string, LazyPart<never>>();
/** The content parts that the server has drawn since the last call, and whether their code was loaded. */
const met = new Map<string, boolean>();

/**
 * A part with the page's main content. The server draws it too, and a page that the server drew waits for its code
 * before the browser takes over. `name` is the same in both.
 */
export function contentPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part = lazyPart(load, (isThere) => void met.set(name, isThere));
  contents.set(name, part);
  return part;
}

/** For the server: the content parts since the last call, and those whose code was not loaded. */
export function takeParts(): { parts: string[]; missing: string[] } {
  const parts = [...met.keys()];
  const missing = parts.filter((name) => !met.get(name));
  met.clear();
  return { parts, missing };
}

/** Loads the code of content parts in the order in which they are drawn. Throws when one does not load. */
export async function contentArrives(names: readonly string[]): Promise<void> {
  for (const name of names) contents.get(name)?.ahead();
  for (const name of names) {
    // a part inside another one is known after the other has loaded
    const part = contents.get(name);
    if (!part) throw new Error(`the page has no part ${name}`);
    await part.arrives();
  }
}

/**
 * Draws a part when its code has loaded. When it fails, it fails alone: its fallback stays, and the rest of the page
 * works. While it is on the page, it tries again and again with growing waits, and at once when the connection is back.
 * The server calls `onServer` when it draws the part.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer?: (isThere: boolean) => void,
): LazyPart<Props> {
  let arrived: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetchPart = () =>
    (coming ??= load()
      .then((part) => (arrived = part))
      .finally(() => (coming = null)));

  function Part({ fallback = null, ...props }: Props & { fallback?: Fallback }) {
    // in a function, because a component is a function itself
    const [part, setPart] = useState(() => arrived);
    const [hasFailed, setHasFailed] = useState(false);
    if (isServer) onServer?.(part !== null);

    useEffect(() => {
      if (part) return;
      let isGone = false;
      const fetchUntilHere = async () => {
        for (let wait = FIRST_WAIT_MS; !isGone; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
          try {
            const here = await fetchPart();
            if (!isGone) setPart(() => here);
            return;
          } catch {
            if (!isGone) setHasFailed(true);
            await waitForLine(wait);
          }
        }
      };
      void fetchUntilHere();
      return () => {
        isGone = true;
      };
    }, [part]);

    const inPlace = typeof fallback === 'function' ? fallback(hasFailed) : fallback;
    const Now = part;
    if (!Now) return inPlace;
    return (
      <ErrorBoundary fallback={inPlace} onError={console.error}>
        <Suspense fallback={inPlace}>
          <Now {...(props as Props)} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  Part.ahead = () => void fetchPart().catch(() => undefined);
  Part.arrives = () => (arrived ? Promise.resolve(arrived) : fetchPart());
  return Part;
}
