import { loadTexts } from '../../lib/i18n/i18n';
import { lazyPart } from '../../ui/page/lazy-part';

/*
 * Most readers never see these: their code and texts come when they are drawn. A page that draws one says by its
 * `fallback` how much room it takes.
 */

export const KeptNotice = lazyPart(async () => {
  const [module] = await Promise.all([import('./kept-notice'), loadTexts('league-drafts')]);
  return module.KeptNotice;
});

export const LoginEnded = lazyPart(async () => {
  const [module] = await Promise.all([import('./login-ended'), loadTexts('league-drafts')]);
  return module.LoginEnded;
});
