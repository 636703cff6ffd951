import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatTaskFilter } from '../../../lib/schema.generated';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { MessageBox } from '../../../ui/dialog/message-box';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import { Fields, Labelled, Note } from '../labelled';
import { ChatTaskTable, MOST } from './chat-task-table';
import { Choice } from '../kit/choice';
import { useChatTasksQuery } from './chat-work.generated';

const REFRESH_MS = 3000;
const STEP = 25;

const FILTERS = ['OPEN', 'FAILED', 'DEAD', 'DONE'] as const satisfies readonly ChatTaskFilter[];

/** The tasks for the chat, the chat's answers, and a button to try again. */
export default function ChatWorkPage() {
  const { t } = useTranslation('admin-chat');
  const { search, set } = useAddress();
  const [first, setFirst] = useState(STEP);
  const filter = FILTERS.find((each) => each === search.get('show')?.toUpperCase()) ?? 'OPEN';
  const { data, previousData, error, refetch } = useChatTasksQuery({
    variables: { filter, first },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const page = data?.chatTasks;
  const counts = (data ?? previousData)?.chatTasks.counts;
  const numbers = { OPEN: counts?.open, FAILED: counts?.failed, DEAD: counts?.dead, DONE: counts?.done };
  const nameOf = (each: (typeof FILTERS)[number]): string => {
    const [name, count] = [t(`work.${each}`), numbers[each]];
    return count === undefined ? name : t('work.counted', { name, count });
  };

  return (
    <AdminPage tab="chat" title={t('work.title')}>
      <PageHeading>{t('work.title')}</PageHeading>
      <Note>{t('work.note')}</Note>
      {counts && counts.failing > 0 && (
        <Box marginBottom="4">
          <MessageBox kind="error" title={t('work.failing', { count: counts.failing })}>
            {t('work.failing-note')}
          </MessageBox>
        </Box>
      )}
      <Fields>
        <Labelled label={t('work.show')}>
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
                  {nameOf(each)}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
      </Fields>
      {!page && !error && <SkeletonRows rows={8} />}
      {!page && error && <ErrorState onRetry={() => void refetch()} />}
      {page?.items.length === 0 && <EmptyState>{t(`work.none-${filter}`)}</EmptyState>}
      {page && page.items.length > 0 && <ChatTaskTable tasks={page.items} filter={filter} />}
      {page && page.nextBefore !== null && first < MOST && (
        <Flex justify="center" marginTop="4">
          <Button onClick={() => setFirst((before) => Math.min(before + STEP, MOST))}>{t('work.more')}</Button>
        </Flex>
      )}
    </AdminPage>
  );
}
