import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { Skeleton } from '../../../ui/skeleton';
import { RankMark } from '../../../league/six-mans-rank';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { LEAGUE } from '../../../lib/league-config';
import { apiPaths, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { ButtonAnchor, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { UrlTabs } from '../../../ui/page/url-tabs';
import { SeriesChanges } from './series-changes';
import { SixMansMark } from './six-mans-mark';
import { useSixMansPageQuery } from './six-mans-page.generated';
import { TierTable } from './tier-table';
import type { SixMansTierFragment } from './tier-table.generated';

const Intro = styled('div', {
  base: {
    display: 'flex',
    gap: '5',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { sm: 'center' },
    marginBottom: '6',
    '& p': { maxWidth: 'prose', marginBottom: '2' },
  },
});

const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginBottom: '8' } });

const MAY_REPORT = ['ADMIN', 'DIVISION_ADMIN'] as const;

/** 6mans: what it is, how to join, and the best players. */
export default function SixMansPage() {
  const { t } = useTranslation('players-six-mans');
  const { data, error, refetch } = useSixMansPageQuery();
  const { viewer } = useSession();
  const language = useLanguage();
  const mayReport = MAY_REPORT.some((role) => viewer?.roles.includes(role));
  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading aside={mayReport && <ButtonLink to={paths.sixMansAdmin()}>{t('report')}</ButtonLink>}>
        {t('title')}
      </PageHeading>
      <Intro>
        <SixMansMark />
        <div>
          <Text>{t('intro.what')}</Text>
          <Text>{t('intro.who')}</Text>
          <Text color="fg.muted">{t('intro.elo')}</Text>
        </div>
      </Intro>
      <Actions>
        <ButtonAnchor variant="solid" href={LEAGUE.chatServerUrl} target="_blank" rel="noopener noreferrer">
          {t('join')}
        </ButtonAnchor>
        <ButtonAnchor href={apiPaths.sixMansRules(language)}>{t('rules')}</ButtonAnchor>
      </Actions>
      {data && <Ranks tiers={data.sixMansLeaderboard} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton height="11" marginBottom="4" borderRadius="none" />
          <SkeletonRows rows={10} />
        </>
      )}
      {data && (
        <Section heading={t('latest')}>
          {data.sixMansSeries.items.length === 0 && <EmptyState>{t('no-series')}</EmptyState>}
          <ul>
            {data.sixMansSeries.items.map((series) => (
              <SeriesChanges key={series.id} series={series} />
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}

const Label = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });

/** One tab for each rank. Empty ones cannot be chosen. */
function Ranks({ tiers }: { tiers: readonly SixMansTierFragment[] }) {
  const { t } = useTranslation('players-six-mans');
  const language = useLanguage();
  if (tiers.every(({ entries }) => entries.length === 0)) {
    return (
      <Section heading={t('leaderboard')}>
        <EmptyState>{t('nobody')}</EmptyState>
      </Section>
    );
  }
  return (
    <Section heading={t('leaderboard')}>
      <UrlTabs
        label={t('ranks')}
        param="rank"
        tabs={tiers.map((tier) => ({
          id: tier.rank.toLowerCase(),
          color: `var(--sbl-colors-rank--${tier.rank.toLowerCase()})`,
          isDisabled: tier.entries.length === 0,
          label: (
            <Label>
              <RankMark rank={tier.rank}>{tier.rank}</RankMark>
              <span className="numbers">
                {tier.floor === null ? t('below') : t('from', { elo: formatInteger(tier.floor, language) })}
              </span>
            </Label>
          ),
          content: <TierTable tier={tier} />,
        }))}
      />
    </Section>
  );
}
