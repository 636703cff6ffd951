// The texts that every page needs, in one file, which saves three requests before the first page.
export { default as app } from '../locales/se.json';
export { default as league } from '../../league/locales/se.json';
export { default as ui } from '../../ui/locales/se.json';
