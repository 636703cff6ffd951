export interface PageView {
  path: string;
  title: string;
}

/**
 * Reports that a page was shown. Nothing leaves the browser. To count views, listen for `app:page-view` on the window,
 * and ask the visitor for consent first.
 */
export function reportPageView(view: PageView): void {
  window.dispatchEvent(new CustomEvent<PageView>('app:page-view', { detail: view }));
}
