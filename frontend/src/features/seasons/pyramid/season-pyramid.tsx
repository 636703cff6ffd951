import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { HiddenResult } from '../../../league/spoilers/hidden-result';
import { useLanguage } from '../../../lib/i18n/i18n';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import { MovementList } from './movement-list';
import { PyramidDrawing } from './pyramid-drawing';
import { useSeasonMovementsQuery } from './season-movements.generated';

/** Who went up and down between this season and the next one; on the latest season's page, how its divisions came about. */
export function SeasonPyramid({ seasonId }: { seasonId: number }) {
  const { t } = useTranslation('seasons-pyramid');
  const language = useLanguage();
  const { data, error, refetch } = useSeasonMovementsQuery({ variables: { seasonId } });
  const movements = data?.seasonMovements;
  const names = movements && {
    from: seasonName(movements.from.name, language),
    to: seasonName(movements.to.name, language),
  };
  return (
    <Section heading={t('heading')}>
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={8} />}
      {data && !movements && <EmptyState>{t('only')}</EmptyState>}
      {movements && (
        <>
          <Text color="fg.muted" marginBottom="3">
            {movements.to.id === seasonId && `${t('latest')} `}
            {names && t('lead', names)}
          </Text>
          <HiddenResult part={`movements ${movements.from.id}`} name={t('heading')}>
            <PyramidDrawing movements={movements} />
            <MovementList movements={movements} />
          </HiddenResult>
        </>
      )}
    </Section>
  );
}
