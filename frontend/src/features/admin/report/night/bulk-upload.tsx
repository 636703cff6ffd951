import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/button';
import { useStaffConfirm } from '../../kit/staff-confirm';
import { EmptyState } from '../../../../ui/page/empty-state';
import { ErrorState } from '../../../../ui/page/error-state';
import { focusLate } from '../../../../ui/page/late-focus';
import { Section } from '../../../../ui/page/section';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { FROM_NIGHT } from '../../series/series-list';
import { LooseFiles } from './loose-files';
import { NightCard } from './night-card';
import { NightDrop } from './night-drop';
import { filesBySeries, isPending, MOST_FILES, seriesOf, type NightState } from './night-state';
import { isOpen, mayFill, statusOf } from './night-status';
import type { NightStore } from './night-store';
import { type NightRowFragment, useNightSeriesQuery } from './night.generated';

/** How often the series are read, because other people report too. */
const REFRESH_MS = 15_000;

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(20rem, 1fr))' },
    gap: '4',
  },
});

/** The dropped files by their series, and what is left to confirm. */
export function BulkUpload({ night, store }: { night: NightState; store: NightStore }) {
  const { t } = useTranslation('admin-report-night');
  const [leftOut, setLeftOut] = useState(0);
  const [dialog, ask] = useStaffConfirm();
  const groups = useMemo(() => filesBySeries(night.files), [night.files]);
  const ids = useMemo(() => seriesOf(night).sort((a, b) => a - b), [night]);
  const { data, previousData, error, refetch } = useNightSeriesQuery(
    ids.length === 0
      ? skipToken
      : {
          variables: { filter: { ids, sort: 'TIME', first: null } },
          fetchPolicy: 'cache-and-network',
          pollInterval: REFRESH_MS,
          skipPollAttempt: () => document.hidden,
        },
  );
  const latest = data ?? previousData;
  const rows = useMemo(() => latest?.adminSeries.items ?? [], [latest]);
  const pending = night.files.filter(isPending).length;
  const isReading = pending > 0;
  const isKnown = ids.every((id) => rows.some(({ series }) => series.id === id));

  useEffect(() => {
    const targets = rows.filter((row) => groups.has(row.series.id) && mayFill(row));
    store.fillAll(targets.map(({ version, series }) => ({ seriesId: series.id, version, format: series.format })));
  }, [store, rows, groups, isReading]);

  const nameOf = (seriesId: number): string => {
    const found = rows.find(({ series }) => series.id === seriesId)?.series;
    return found ? t('files.series', { home: found.home.name, away: found.away.name, week: found.week }) : '';
  };
  const cards = rows.flatMap((row) => {
    const files = groups.get(row.series.id);
    if (!files) return [];
    const fill = night.fills[row.series.id];
    const hasContents = store.hasContents(files);
    return [{ row, files, fill, status: statusOf(row, fill, { isReading, hasContents }) }];
  });
  const open = cards.filter(({ status }) => isOpen(status));
  const reported = cards.filter(({ status }) => status === 'reported').length;
  const isBusy = isReading || !isKnown || cards.some(({ status }) => status === 'filling');
  const loose = night.files.filter(({ state }) => state !== 'placed');

  return (
    <>
      <NightDrop onFiles={(files) => setLeftOut(store.add(files))} />
      {leftOut > 0 && (
        <Text role="alert" marginBottom="4">
          {t('drop.left-out', { count: leftOut, most: MOST_FILES })}
        </Text>
      )}
      {night.files.length > 0 && (
        <Flex wrap="wrap" align="center" gap="3" marginBottom="5">
          <Text role="status" flex="1 1 16rem">
            {isReading
              ? t('progress.reading', { read: night.files.length - pending, count: night.files.length })
              : t('progress.series', { count: cards.length, reported, open: open.length })}
          </Text>
          {!isBusy && open[0] && <FirstToConfirm series={open[0].row.series} />}
          <Button
            variant="ghost"
            disabled={isReading}
            onClick={() =>
              ask({
                title: t('clear.title'),
                children: t('clear.text'),
                confirmLabel: t('clear.confirm'),
                onConfirm: () => store.clear(),
              })
            }
          >
            {t('clear.button')}
          </Button>
        </Flex>
      )}
      {night.files.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {error && !latest && <ErrorState onRetry={() => void refetch()} />}
      {groups.size > 0 && (
        <Section heading={t('cards.heading')}>
          {latest || error ? (
            <Cards>
              {cards.map((card) => (
                <NightCard key={card.row.series.id} {...card} store={store} nameOf={nameOf} />
              ))}
            </Cards>
          ) : (
            <SkeletonRows rows={6} rowHeight={96} />
          )}
        </Section>
      )}
      <LooseFiles files={loose} store={store} nameOf={nameOf} />
      {dialog}
    </>
  );
}

/** Opens the first series to confirm. It has the focus when all is read, so Enter is enough. */
function FirstToConfirm({ series: { id, home, away } }: { series: NightRowFragment['series'] }) {
  const { t } = useTranslation('admin-report-night');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => focusLate(link.current), []);
  return (
    <ButtonLink
      ref={link}
      variant="solid"
      whiteSpace="normal"
      flexShrink="1"
      to={paths.adminSeriesReport(id) + FROM_NIGHT}
    >
      {t('cards.first', { home: home.name, away: away.name })}
    </ButtonLink>
  );
}
