import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShareButton } from '../../../league/share/share-button';
import { HiddenResult } from '../../../league/spoilers/hidden-result';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Choosers } from './choosers';
import type { Kind } from './compared';
import type { SideName } from './side-names';

interface ComparisonFrameProps {
  kind: Kind;
  /** Null: one of them does not exist. Undefined: not loaded yet. */
  sides: { home: SideName; away: SideName } | null | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** A comparison's page: its states, its title and the choosers above it. */
export function ComparisonFrame({ kind, sides, hasFailed, onRetry, children }: ComparisonFrameProps) {
  const { t } = useTranslation('stats-compare');
  if (sides === undefined || sides === null) {
    return (
      <Page title={t('title')} isWaiting={sides === undefined} isPrivate={sides === null}>
        <PageHeading>{t('title')}</PageHeading>
        {sides === null ? (
          <EmptyState action={<ButtonLink to={paths.compare(kind)}>{t('choose.again')}</ButtonLink>}>
            {t(`unknown.${kind}`)}
          </EmptyState>
        ) : hasFailed ? (
          <ErrorState onRetry={onRetry} />
        ) : (
          <SkeletonRows rows={14} />
        )}
      </Page>
    );
  }
  const names = { home: sides.home.name, away: sides.away.name };
  return (
    <Page title={t('pair', names)} description={t('pair-description', names)}>
      <PageHeading aside={<ShareButton title={t('pair', names)} />}>{t('pair', names)}</PageHeading>
      <Choosers kind={kind} home={sides.home} away={sides.away} />
      <HiddenResult part={`compare-${names.home}-${names.away}`} name={t('pair', names)}>
        {children}
      </HiddenResult>
    </Page>
  );
}
