import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Text } from '../../../ui/text';
import { type LeagueSumsFragment, useLeagueNumbersQuery } from './league-numbers.generated';

const COUNTED = ['players', 'teams', 'series', 'games', 'goals'] as const;
type Counted = keyof LeagueSumsFragment & (typeof COUNTED)[number];

/** How large the league is, in the present season and in all. */
export function LeagueNumbers() {
  const { t } = useTranslation('content-information');
  return (
    <Section heading={t('cooperation.numbers.heading')}>
      <Content />
    </Section>
  );
}

function Content() {
  const { t } = useTranslation('content-information');
  const language = useLanguage();
  const { data, error, refetch } = useLeagueNumbersQuery();
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={COUNTED.length + 1} />;

  const { season, ofSeason, allTime } = data.leagueNumbers;
  if (!season) return <EmptyState>{t('cooperation.numbers.empty')}</EmptyState>;
  const columns: Column<Counted>[] = [
    {
      id: 'what',
      header: t('cooperation.numbers.what'),
      isRowHeader: true,
      cell: (one) => t(`cooperation.numbers.${one}`),
    },
    {
      id: 'season',
      header: seasonName(season.name, language),
      isNumeric: true,
      width: '7rem',
      cell: (one) => formatInteger(ofSeason[one], language),
    },
    {
      id: 'all',
      header: t('cooperation.numbers.all'),
      isNumeric: true,
      isStrong: true,
      width: '7rem',
      cell: (one) => formatInteger(allTime[one], language),
    },
  ];
  return (
    <>
      <DataTable
        isFitted
        caption={t('cooperation.numbers.caption')}
        columns={columns}
        rows={COUNTED}
        rowKey={(one) => one}
      />
      <Text color="fg.muted" fontSize="sm" marginTop="2">
        {t('cooperation.numbers.note')}
      </Text>
    </>
  );
}
