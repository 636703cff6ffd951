import { useTranslation } from 'react-i18next';
import { useUnreadQuery } from '../../../lib/unread.generated';
import { styled } from '../../../styled-system/jsx';

const Mark = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    paddingInline: '1.5',
    borderRadius: 'full',
    bg: 'action',
    color: 'action.contrast',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1',
  },
  variants: {
    /** In the corner of its icon. */
    isCorner: { true: { position: 'absolute', top: '0.5', right: '0.5' } },
  },
});

/** A larger number is shown as this and a plus. */
const MOST_SHOWN = 99;

/** The number of unread notifications, as UnreadWatch last received it; 0 for a visitor. */
export function useUnread(): number {
  const { data } = useUnreadQuery({ fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' });
  return data?.unreadNotifications ?? 0;
}

/** Shows the number of unread notifications; nothing when there are none. */
export function UnreadBadge({ isCorner = false }: { isCorner?: boolean }) {
  const { t } = useTranslation('app');
  const count = useUnread();
  if (count === 0) return null;
  return (
    <Mark isCorner={isCorner}>
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="visually-hidden">{t('user.unread', { count })}</span>
    </Mark>
  );
}
