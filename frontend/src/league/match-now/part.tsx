import { loadTexts } from '../../lib/i18n/i18n';
import { lazyPart } from '../../ui/page/lazy-part';

/** The reader's own match (`match-now.tsx`). Its code and texts come only for who has one now. */
export const MatchNow = lazyPart(() =>
  Promise.all([import('./match-now'), loadTexts('league-match-now')]).then(([module]) => module.MatchNow),
);
