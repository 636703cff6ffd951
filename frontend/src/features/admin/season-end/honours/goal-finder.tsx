import { chakra, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { Button } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import { ErrorState } from '../../../../ui/page/error-state';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { SearchField } from '../../lists/search-field';
import { useSeasonRecordedGoalsQuery } from './given-honours.generated';
import { toChosenGoal, type ChosenGoal } from './honour-form';
import { useGoalWords } from './use-goal-words';

/** The goals that are shown at once; a name finds the others. */
const SHOWN = 8;

const Hits = chakra('ul', { base: { display: 'grid', gap: '2', marginTop: '2', listStyle: 'none' } });
const Hit = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
});

/** Finds a recorded goal of the season by its scorer or a team. Each can be watched first. */
export function GoalFinder({ seasonId, onChoose }: { seasonId: number; onChoose: (goal: ChosenGoal) => void }) {
  const { t } = useTranslation('admin-season-end');
  const wordsOf = useGoalWords();
  const [text, setText] = useState('');
  const filter = { seasonId, text, first: SHOWN };
  const { data, previousData, error, refetch } = useSeasonRecordedGoalsQuery({ variables: { filter } });
  const onSearch = useCallback((wanted: string) => setText(wanted), []);
  const shown = (data ?? previousData)?.seasonRecordedGoals;
  return (
    <chakra.div marginBottom="5">
      <SearchField label={t('goal.find')} text={text} onSearch={onSearch} />
      {error && !shown && <ErrorState onRetry={() => void refetch()} />}
      {!shown && !error && <SkeletonRows rows={4} rowHeight={44} />}
      {shown && (
        <>
          <Text role="status" color="fg.muted" fontSize="sm" marginTop="2">
            {t('goal.hits', { count: shown.total })}
          </Text>
          <Hits>
            {shown.items.map(toChosenGoal).map((goal) => (
              <Hit key={`${goal.seriesId}-${goal.game}-${goal.goal}`}>
                <Link variant="inline" to={paths.goal(goal)} target="_blank">
                  {wordsOf(goal)}
                </Link>
                <Button
                  size="sm"
                  aria-label={t('goal.choose-name', { goal: wordsOf(goal) })}
                  onClick={() => onChoose(goal)}
                >
                  {t('goal.choose')}
                </Button>
              </Hit>
            ))}
          </Hits>
        </>
      )}
    </chakra.div>
  );
}
