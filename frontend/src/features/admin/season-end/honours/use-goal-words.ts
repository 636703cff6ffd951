import { useTranslation } from 'react-i18next';
import type { SeasonGoal } from './honour-form';

/** A goal in words: who scored it, in which series and game. */
export function useGoalWords() {
  const { t } = useTranslation('admin-season-end');
  return ({ scorer, home, away, game, goal }: Pick<SeasonGoal, 'scorer' | 'home' | 'away' | 'game' | 'goal'>): string =>
    t(scorer ? 'goal.words' : 'goal.words-unknown', {
      ...{ scorer: scorer?.nickname, home: home.name, away: away.name, game, goal },
    });
}
