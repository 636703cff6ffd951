import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { ButtonAnchor } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';

/** Another person saved the post first. The typed values stay here, and the other version opens in a new tab. */
export function ChangedMeanwhile({ postId }: { postId: number }) {
  const { t } = useTranslation('admin-news');
  const { t: server } = useTranslation('admin-server');
  return (
    <MessageBox
      kind="warning"
      title={t('changed.title')}
      action={
        <ButtonAnchor href={paths.adminNewsEdit(postId)} target="_blank">
          {t('changed.open')}
        </ButtonAnchor>
      }
      isResult
    >
      {server('news.changed-meanwhile')}
    </MessageBox>
  );
}
