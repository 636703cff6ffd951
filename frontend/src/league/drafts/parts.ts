import { loadTexts } from '../../lib/i18n/i18n';
import { lazyPart } from '../../ui/page/lazy-part';

/*
 * Most readers never see these, so their code and texts load when they are drawn. The `fallback` of a page says how
 * much space they take.
 */

export const DraftNotice = lazyPart(async () => {
  const [module] = await Promise.all([import('./draft-notice'), loadTexts('league-drafts')]);
  return module.DraftNotice;
});

export const LoginEnded = lazyPart(async () => {
  const [module] = await Promise.all([import('./login-ended'), loadTexts('league-drafts')]);
  return module.LoginEnded;
});
