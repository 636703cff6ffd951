// A desk in the light, in English. In CI only the pages of staff, who work at one: all pages were looked at on the phone.
import { isOfStaff, lookAtPages } from './lib/pages.mjs';

lookAtPages({ width: 1280, height: 800, theme: 'light', language: 'en' }, isOfStaff);
