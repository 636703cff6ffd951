import { useTranslation } from 'react-i18next';
import { UnreadBadge } from '../unread/unread-badge';
import type { UserLink } from './user-links';

/** The text of a link in the user's menu. The link to the notifications also has their number. */
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
