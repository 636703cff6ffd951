import '../../ui/trusted-types';

/** Lets the browser keep the shell's files and show a page of its own without a connection. */
export function keepFiles(): void {
  // only the built site has a manifest, and a worker beside it
  const isBuilt = document.querySelector('link[rel=manifest]') !== null;
  if (!isBuilt || !('serviceWorker' in navigator)) return;
  // a browser that refuses (a private window, no https) has the site all the same
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
