import '../../ui/trusted-types';

/** Lets the browser cache the shell's files, and show an offline page without a connection. */
export function keepFiles(): void {
  // only the built site has a manifest and a service worker
  const isBuilt = document.querySelector('link[rel=manifest]') !== null;
  if (!isBuilt || !('serviceWorker' in navigator)) return;
  // when a browser refuses (a private window, no https), the site still works
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
