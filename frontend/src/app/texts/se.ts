// The texts that every page needs, in one file: three requests less before the first page.
export { default as app } from '../locales/se.json';
export { default as league } from '../../league/locales/se.json';
export { default as ui } from '../../ui/locales/se.json';
