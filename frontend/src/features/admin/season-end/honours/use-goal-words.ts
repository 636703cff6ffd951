import { useTranslation } from 'react-i18next';
import type { ChosenGoal } from './honour-form';

/** A goal in words: who scored it, in which series and game. */
export function useGoalWords() {
  const { t } = useTranslation('admin-season-end');
  return (goal: ChosenGoal): string => t(goal.scorer ? 'goal.words' : 'goal.words-unknown', { ...goal });
}
