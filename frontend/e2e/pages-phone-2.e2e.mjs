// The other half of pages-phone-1.e2e.mjs.
import { isOfStaff, lookAtPages } from './lib/pages.mjs';

lookAtPages(
  { width: 390, height: 844, theme: 'dark', language: 'se' },
  { isForPush: (path) => !isOfStaff(path), half: 1 },
);
