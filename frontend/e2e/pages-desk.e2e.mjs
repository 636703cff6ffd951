// A desk in the light, in English.
import { lookAtPages } from './lib/pages.mjs';

lookAtPages({ width: 1280, height: 800, theme: 'light', language: 'en' });
