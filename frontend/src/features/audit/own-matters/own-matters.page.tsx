import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { styled } from '../../../styled-system/jsx';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import { Instant } from '../../../ui/time/instant';
import { type OwnMattersPageQuery, useOwnMattersPageQuery } from './own-matters-page.generated';

const List = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': { paddingBlock: '3', borderTop: '1px solid token(colors.border)' },
    '& p': { overflowWrap: 'anywhere' },
  },
});

type Act = OwnMattersPageQuery['ownMatterActs'][number];

/** What admins have decided about their own team, about a rival of it, or about themselves. */
export default function OwnMattersPage() {
  const { t } = useTranslation('audit-own-matters');
  const { data, error, refetch } = useOwnMattersPageQuery();
  return (
    <Page title={t('title')} description={t('description')} width="prose">
      <PageHeading>{t('title')}</PageHeading>
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={8} />}
      {data && (
        <>
          <Text marginBottom="5">{t(`rule.${data.settings.ownMatterRule}`)}</Text>
          {data.ownMatterActs.length === 0 ? (
            <EmptyState>{t('empty')}</EmptyState>
          ) : (
            <List>
              {data.ownMatterActs.map((act) => (
                <OwnMatter key={act.id} act={act} />
              ))}
            </List>
          )}
        </>
      )}
    </Page>
  );
}

function OwnMatter({ act }: { act: Act }) {
  const { t } = useTranslation('audit-own-matters');
  const path = pathOf(act);
  return (
    <li>
      <p>
        {t(`act.${act.act}` as 'act.other', { defaultValue: t('act.other') })}
        {act.name && ': '}
        {act.name &&
          (path ? (
            <Link variant="inline" to={path}>
              {act.name}
            </Link>
          ) : (
            act.name
          ))}
      </p>
      <Text color="fg.muted" fontSize="sm">
        <Instant at={act.at} as="date-time" />
        {' · '}
        {act.player ? (
          <Link variant="inline" to={paths.player(act.player.id)}>
            {act.player.nickname}
          </Link>
        ) : (
          t('admin')
        )}
        {act.isUndone && ` · ${t('undone')}`}
      </Text>
    </li>
  );
}

function pathOf({ seriesId, teamId, division }: Act): string | null {
  if (seriesId !== null) return paths.series(seriesId);
  if (teamId !== null) return paths.team(teamId);
  return division && paths.division(division.discriminator, division.seasonId);
}
