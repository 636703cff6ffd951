import { useTranslation } from 'react-i18next';
import { Flex, styled } from '../../../styled-system/jsx';
import { StreamPart } from '../../../league/stream-part';
import { ShareButton } from '../../../league/share/share-button';
import { SpoilerSwitch } from '../../../league/spoilers/spoiler-switch';
import { swedishToday } from '../../../lib/i18n/format';
import { paths } from '../../../lib/paths';
import { useNow } from '../../../lib/use-now';
import { useTimes } from '../../../lib/i18n/use-times';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { lazyPart } from '../../../ui/page/lazy-part';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import { Instant } from '../../../ui/time/instant';
import { byStart } from './evening-state';
import { EveningList } from './evening-list';
import { TonightPageDocument, type TonightPageQuery, useTonightPageQuery } from './tonight-page.generated';
import { topMatchOf } from './top-match';

type Evening = TonightPageQuery['tonight'];

const LiveLine = lazyPart(() => import('../../../league/live/live-line').then((module) => module.LiveLine));

const READ = [TonightPageDocument];
/** The times beside each other where there is room; an only one has its series beside each other. */
const Starts = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    alignItems: 'start',
    '& > :only-child': {
      gridColumn: '1 / -1',
      '& ul:has(> :nth-child(2))': {
        lg: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '& > li:nth-child(2)': { lg: { borderTopWidth: '0' } },
      },
    },
  },
});

/** Often enough for a countdown in minutes. */
const TICK_MS = 10_000;

/** The series of this evening by the time at which they start. It moves by itself. */
export default function TonightPage() {
  const { t } = useTranslation('series-tonight');
  const { data, error, refetch } = useTonightPageQuery();
  const evening = data?.tonight;
  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading
        aside={
          // its words end where the page does
          <Flex wrap="wrap" marginRight="-3">
            <ShareButton title={t('title')} />
            <SpoilerSwitch />
          </Flex>
        }
      >
        {t('title')}
      </PageHeading>
      <LiveLine queries={READ} />
      <StreamPart />
      {!evening && error && <ErrorState onRetry={() => void refetch()} />}
      {!evening && !error && <SkeletonRows rows={8} rowHeight={128} />}
      {evening && (evening.series.length > 0 ? <Series evening={evening} /> : <Nothing next={evening.next} />)}
    </Page>
  );
}

function Series({ evening: { day, series, unconfirmed } }: { evening: Evening }) {
  const { t } = useTranslation('series-tonight');
  const times = useTimes();
  const now = useNow(TICK_MS);
  const top = topMatchOf(series);
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" marginBottom="3">
        <Text color="fg.muted" role="status" _firstLetter={{ textTransform: 'uppercase' }}>
          {`${times.weekday(day)} ${times.shortDate(day)}, ${t('count', { count: series.length })}`}
        </Text>
        <ButtonLink variant="ghost" marginX="-4" to={`${paths.matches()}?from=${day}`}>
          {t('all-matches')}
        </ButtonLink>
      </Flex>
      <Starts>
        {byStart(series).map(({ at, series: own }) => (
          <Section key={at} heading={<Instant at={at} as="time" />}>
            <EveningList label={t('starts', { time: times.time(at) })} {...{ series: own, top, unconfirmed, now }} />
          </Section>
        ))}
      </Starts>
    </>
  );
}

function Nothing({ next }: { next: string | null | undefined }) {
  const { t } = useTranslation('series-tonight');
  const times = useTimes();
  if (!next) {
    const all = <ButtonLink to={paths.matches()}>{t('all-matches')}</ButtonLink>;
    return (
      <EmptyState action={all}>
        {t('empty')} {t('none')}
      </EmptyState>
    );
  }
  const nextDay = swedishToday(new Date(next));
  const day = `${times.weekday(nextDay)} ${times.shortDate(nextDay)}`;
  const link = <ButtonLink to={`${paths.matches()}?from=${nextDay}`}>{t('next', { day })}</ButtonLink>;
  return <EmptyState action={link}>{t('empty')}</EmptyState>;
}
