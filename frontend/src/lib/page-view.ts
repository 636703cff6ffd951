export interface PageView {
  path: string;
  title: string;
}

const SHOWN = 'app:page-view';

/** The page that is shown now, if it has been reported. */
let shown: PageView | null = null;

/** Reports that a page was shown. Nothing leaves the browser: `count-views.ts` asks for the reader's consent first. */
export function reportPageView(view: PageView): void {
  shown = view;
  window.dispatchEvent(new CustomEvent<PageView>(SHOWN, { detail: view }));
}

/** Calls for the page that is shown now, and for each one after it. Returns a function that ends it. */
export function onPageView(call: (view: PageView) => void): () => void {
  const listen = (event: Event) => call((event as CustomEvent<PageView>).detail);
  window.addEventListener(SHOWN, listen);
  if (shown) call(shown);
  return () => window.removeEventListener(SHOWN, listen);
}
