// A desk in the light, in English. On a push only the pages of staff, who work at one: all pages were looked at on the phone.
import { isOfStaff, lookAtPages } from './lib/pages.mjs';

lookAtPages({ width: 1280, height: 800, theme: 'light', language: 'en' }, { isForPush: isOfStaff, half: 0 });
