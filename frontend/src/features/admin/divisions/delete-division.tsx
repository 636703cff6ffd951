import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useStaffConfirm } from '../kit/staff-confirm';
import { Section } from '../../../ui/page/section';
import type { AdminDivisionPartsFragment } from './admin-division.generated';
import { useDeleteDivisionMutation } from './division-actions.generated';

/** Deletes a division that was made by mistake. It is shown for divisions without teams, to admins. */
export function DeleteDivision({ division: { id, name } }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const navigate = useNavigate();
  const [dialog, ask] = useStaffConfirm();
  const { run, busy } = useAction(useDeleteDivisionMutation(), {
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['DivisionSummaries'],
  });
  const remove = async () => {
    const outcome = await run({ id });
    if (outcome.status === 'done') await navigate(paths.adminDivisions());
    return outcome;
  };
  return (
    <Section heading={t('delete.heading')}>
      <Button
        variant="danger"
        isWaiting={busy}
        onClick={() =>
          ask({
            title: t('delete.title', { name }),
            children: t('delete.means'),
            confirmLabel: t('delete.confirm'),
            isDestructive: true,
            onConfirm: remove,
          })
        }
      >
        {t('delete.confirm')}
      </Button>
      {dialog}
    </Section>
  );
}
