import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// what a test waits for comes when it comes: a busy machine is no failure
configure({ asyncUtilTimeout: 10_000 });

// jsdom draws nothing, so it has none of these; the components need them only to exist
class SilentResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= SilentResizeObserver;

class SilentIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.IntersectionObserver ??= SilentIntersectionObserver;

/** A narrow screen whose reader has asked for nothing special. */
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
HTMLElement.prototype.showPopover ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};

// a tab's own storage is empty when a tab opens
afterEach(() => sessionStorage.clear());
