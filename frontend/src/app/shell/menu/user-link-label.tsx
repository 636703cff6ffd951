import { useTranslation } from 'react-i18next';
import { UnreadBadge } from '../unread/unread-badge';
import type { UserLink } from './user-links';

/** What a link of the user's menu says; the one to the notices has their number. */
export function UserLinkLabel({ label }: Pick<UserLink, 'label'>) {
  const { t } = useTranslation('app');
  if (!('key' in label)) return label.text;
  return (
    <>
      {t(`user.${label.key}`)}
      {label.key === 'notifications' && <UnreadBadge />}
    </>
  );
}
