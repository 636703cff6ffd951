import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { waitForLine } from '../../lib/fetch-again';

/** The first and the longest time before a part is asked for again. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;

/** What stands in a part's place until it is there; told whether an attempt has failed. */
type Fallback = ReactNode | ((hasFailed: boolean) => ReactNode);

/** A part of a page whose code comes later. `fallback` keeps its place. */
export interface LazyPart<Props> {
  (props: Props & { fallback?: Fallback }): ReactNode;
  /** Fetches the code ahead of its use; a failure is no matter, for the part asks again when it is drawn. */
  ahead: () => void;
}

/**
 * Draws a part when its code has come. It fails alone: without its code, or when it breaks, its fallback stands there and
 * the page around it goes on. While it is on the page it is asked for again and again, ever more slowly, and at once when
 * the line is back.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let arrived: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetchPart = () =>
    (coming ??= load()
      .then((part) => (arrived = part))
      .finally(() => (coming = null)));

  function Part({ fallback = null, ...props }: Props & { fallback?: Fallback }) {
    // in a function, for a component is one itself
    const [part, setPart] = useState(() => arrived);
    const [hasFailed, setHasFailed] = useState(false);

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
  return Part;
}
