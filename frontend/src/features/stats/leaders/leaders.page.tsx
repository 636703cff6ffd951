import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { ShareButton } from '../../../league/share/share-button';
import { HiddenResult } from '../../../league/spoilers/hidden-result';
import { paths } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import { LeaderFilters } from './leader-filters';
import { LeaderListPart } from './leader-list';
import { leastOf, variablesOf } from './leaders-choice';
import { type LeadersPageQuery, useLeadersPageQuery, useLeadersSeasonsQuery } from './leaders-page.generated';

const Lists = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(6, minmax(0, 1fr))' },
    columnGap: '6',
    // Lists with ties are longer. Headings, frames and the lines below them begin and end together all the same.
    md: { '& > *': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 3' } },
    // five lists leave no place empty: the fifth has a line of its own, or three stand above two
    mdToXl: { '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    xl: { '& > *': { gridColumn: 'span 2' }, '& > :nth-child(n + 4)': { gridColumn: 'span 3' } },
  },
});

type Leaders = LeadersPageQuery['leaders'];

/** The best players by goals, assists, saves, shots and rating: of a division, a season or all time. */
export default function LeadersPage() {
  const { t } = useTranslation('stats-leaders');
  const { search } = useAddress();
  const variables = variablesOf(search);
  const { data, previousData, error, loading, refetch } = useLeadersPageQuery({ variables });
  // the choices are asked for once, and not with each change of the lists
  const seasons = useLeadersSeasonsQuery().data?.seasons ?? [];
  // while other lists are on their way, the last ones stay
  const leaders = (data ?? (error ? undefined : previousData))?.leaders;
  // results of a season that is over are there without it
  const isPast = seasons.some(({ id, isCurrent }) => id === leaders?.seasonId && !isCurrent);
  const isPerGame = variables.isPerGame !== false;

  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading aside={<ShareButton title={t('title')} />}>{t('title')}</PageHeading>
      <LeaderFilters seasons={seasons} shown={leaders} />
      {!leaders && error && <ErrorState onRetry={() => void refetch()} />}
      {!leaders && !error && <SkeletonRows rows={11} />}
      {leaders && leaders.mostGames === 0 && <EmptyState>{t(isPast ? 'unknown' : 'empty')}</EmptyState>}
      {leaders && leaders.mostGames > 0 && (
        <div aria-busy={loading}>
          <Notes leaders={leaders} isPerGame={isPerGame} />
          <HiddenResult part="leaders" name={t('title')}>
            {leaders.lists.every((list) => list.leaders.length === 0) ? (
              <EmptyState>{t('nobody')}</EmptyState>
            ) : (
              <Lists>
                {leaders.lists.map((list) => (
                  <LeaderListPart key={list.number} list={list} isPerGame={isPerGame} />
                ))}
              </Lists>
            )}
          </HiddenResult>
        </div>
      )}
    </Page>
  );
}

/** What it takes to be in the lists. */
function Notes({ leaders, isPerGame }: { leaders: Leaders; isPerGame: boolean }) {
  const { t } = useTranslation('stats-leaders');
  const { search } = useAddress();
  const { leastGames, mostGames, divisionId } = leaders;
  const rule = leastOf(search) === null ? (isPerGame ? 'average' : 'total') : 'chosen';
  return (
    <Text role="status" color="fg.muted" fontSize="sm" marginBottom="5" maxWidth="prose">
      {t(`note.${rule}`, { count: leastGames, most: mostGames })} {divisionId === null && t('note.rating-several')}{' '}
      {t('note.walkover')}{' '}
      <Link whiteSpace="nowrap" to={paths.records()}>
        {t('records')}
      </Link>
    </Text>
  );
}
