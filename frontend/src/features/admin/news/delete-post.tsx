import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useStaffConfirm } from '../kit/staff-confirm';
import { useDeleteNewsMutation } from './news-actions.generated';
import type { EditedPostFragment } from './news-page.generated';

/** Deletes a post, after a question that says what is lost. */
export function DeletePost({ post, onDeleted }: { post: EditedPostFragment; onDeleted: () => void }) {
  const { t } = useTranslation('admin-news');
  const navigate = useNavigate();
  const [dialog, ask] = useStaffConfirm();
  const { run } = useAction(useDeleteNewsMutation(), {
    refetch: ['AdminNews'],
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const { id, version, title, slug } = post;

  const remove = async () => {
    const outcome = await run({ id, version });
    if (outcome.status !== 'done') return outcome;
    onDeleted();
    await navigate(paths.adminNews());
    return outcome;
  };

  return (
    <>
      <Button
        variant="danger"
        onClick={() =>
          ask({
            title: t('delete.title', { title }),
            children: t('delete.lost', { address: paths.post(slug) }),
            confirmLabel: t('delete.confirm'),
            isDestructive: true,
            onConfirm: remove,
          })
        }
      >
        {t('delete.confirm')}
      </Button>
      {dialog}
    </>
  );
}
