import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { onNotice } from './src/lib/notify';

// a long limit, because a slow machine is no failure
configure({ asyncUtilTimeout: 10_000 });

// jsdom does not draw, so it does not have these. The components only need them to exist
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

/** A narrow screen without any special settings. */
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
// a promise, as new browsers answer with: an effect must not return it to React
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
window.scrollTo = () => {};

// jsdom's files cannot be read like a browser's
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

// React is told that tests wait for it. The library does so itself, but only in the first file of a worker
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

// each test begins without rendered components, waiting messages or stored values
afterEach(() => {
  cleanup();
  onNotice(() => undefined)();
  sessionStorage.clear();
  localStorage.removeItem('table-size');
});
