// The texts that every page needs, in one file, which saves three requests before the first page.
export { default as app } from '../locales/en.json';
export { default as league } from '../../league/locales/en.json';
export { default as ui } from '../../ui/locales/en.json';
