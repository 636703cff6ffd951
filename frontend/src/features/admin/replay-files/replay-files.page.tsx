import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayFileFilter, ReplayFileStatus } from '../../../lib/schema.generated';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Fields, Labelled, Note } from '../labelled';
import { AdminPage } from '../shell/admin-page';
import { ReplayFileTable } from './replay-file-table';
import { type ReplayFilesQuery, useReplayFilesQuery } from './replay-files.generated';
import { useCauseText } from './use-cause-text';
import { Choice } from '../kit/choice';

const STEP = 50;
/** The most that the server returns at a time. */
const MOST = 200;

const FILTERS = ['FAILED', 'WAITING', 'READ'] as const satisfies readonly ReplayFileFilter[];

const filterOf = (status: ReplayFileStatus): ReplayFileFilter =>
  status === 'WAITING' || status === 'READ' ? status : 'FAILED';

/** The kept replay files: how many were read, and which could not be, with the reason and a button to try again. */
export default function ReplayFilesPage() {
  const { t } = useTranslation('admin-replay-files');
  const { search, set } = useAddress();
  const [first, setFirst] = useState(STEP);
  const filter = FILTERS.find((each) => each === search.get('show')?.toUpperCase()) ?? 'FAILED';
  const { data, previousData, error, refetch } = useReplayFilesQuery({
    variables: { filter, first },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.replayFiles;
  const { counts = [], causes = [] } = (data ?? previousData)?.replayFiles ?? {};
  const numberOf = (of: ReplayFileFilter) =>
    counts.reduce((sum, { status, files }) => (filterOf(status) === of ? sum + files : sum), 0);

  return (
    <AdminPage tab="replayFiles" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <Note>{t('note')}</Note>
      {causes.length > 0 && <Causes causes={causes} />}
      <Fields>
        <Labelled label={t('show')}>
          {(id) => (
            <Choice
              id={id}
              value={filter}
              onChange={({ target }) => {
                setFirst(STEP);
                set({ show: target.value.toLowerCase() });
              }}
            >
              {FILTERS.map((each) => (
                <option key={each} value={each}>
                  {t(`filter.${each}`, { count: numberOf(each) })}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
      </Fields>
      {!page && !error && <SkeletonRows rows={8} />}
      {!page && error && <ErrorState onRetry={() => void refetch()} />}
      {page?.items.length === 0 && <EmptyState>{t(`none.${filter}`)}</EmptyState>}
      {page && page.items.length > 0 && <ReplayFileTable files={page.items} />}
      {page && page.items.length === first && first < MOST && (
        <Box textAlign="center" marginTop="4">
          <Button onClick={() => setFirst((before) => Math.min(before + STEP, MOST))}>{t('more')}</Button>
        </Box>
      )}
    </AdminPage>
  );
}

/** Why files of late could not be read, the most frequent first. */
function Causes({ causes }: Pick<ReplayFilesQuery['replayFiles'], 'causes'>) {
  const { t } = useTranslation('admin-replay-files');
  const causeText = useCauseText();
  return (
    <Section heading={t('causes.title')}>
      <Text color="fg.muted" marginBottom="2">
        {t('causes.note')}
      </Text>
      <Box as="ul" paddingInlineStart="5" listStyleType="disc" marginBottom="6" overflowWrap="anywhere">
        {causes.map((cause) => (
          <li key={JSON.stringify(cause)}>
            {t('causes.row', { count: cause.files, cause: causeText(cause) })}
            {cause.build !== null && ` ${t('causes.build', { build: cause.build })}`}
          </li>
        ))}
      </Box>
    </Section>
  );
}
