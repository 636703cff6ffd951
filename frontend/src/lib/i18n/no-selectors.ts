/**
 * Stands for the whole of i18next in the browser (vite.config.ts). react-i18next imports one function of it, for keys that are
 * written as functions. The site writes its keys as text.
 */
export const keyFromSelector = (): never => {
  throw new TypeError('keys are text');
};
