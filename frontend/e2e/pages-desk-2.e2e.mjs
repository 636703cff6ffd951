// The other half of pages-desk-1.e2e.mjs.
import { isOfStaff, lookAtPages } from './lib/pages.mjs';

lookAtPages({ width: 1280, height: 800, theme: 'light', language: 'en' }, { isForPush: isOfStaff, half: 1 });
