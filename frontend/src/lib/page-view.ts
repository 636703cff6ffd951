export interface PageView {
  path: string;
  title: string;
}

/**
 * Tells that a page was shown. Nothing leaves the browser: to count, listen for `app:page-view` on the
 * window, and asks the visitor first.
 */
export function reportPageView(view: PageView): void {
  window.dispatchEvent(new CustomEvent<PageView>('app:page-view', { detail: view }));
}
