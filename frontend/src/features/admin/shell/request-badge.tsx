import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useUnprocessedRequestsQuery } from './request-badge.generated';

/** How often the number is read while the tab is visible. */
const REFRESH_MS = 5_000;

const Mark = chakra('span', {
  base: {
    marginLeft: '2',
    minWidth: '5',
    paddingInline: '1.5',
    borderRadius: 'full',
    bg: 'action',
    color: 'action.contrast',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.25rem',
    textAlign: 'center',
  },
});

/** The number of requests that wait for staff. With `skip` the server is not asked. */
export function useRequestCount({ skip }: { skip: boolean }): number {
  const { data } = useUnprocessedRequestsQuery({
    skip,
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  return data?.unprocessedRequests ?? 0;
}

/** How many requests wait for staff; nothing when there are none. */
export function RequestBadge({ count }: { count: number }) {
  const { t } = useTranslation('admin');
  if (count === 0) return null;
  return (
    <Mark>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('requests-waiting', { count })}</span>
    </Mark>
  );
}
