import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PutClaimAsideDocument, TakeClaimBackDocument, type InboxRequestFragment } from '../../../gql/admin/graphql';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/page/spinner';
import { useUnsavedGuard } from '../use-unsaved-guard';
import { ReasonDialog } from './reason-dialog';
import { useReasonDialog } from './use-reason-dialog';

interface ClaimAsideProps {
  request: InboxRequestFragment;
  /** The id of the request's name, because the buttons have the same text in every row. */
  labelledBy: string;
  /** The act was refused, so the request has changed since the list was read. */
  onRefused: () => void;
}

const refetch = ['UnprocessedRequests'];

/** Puts aside a claim that cannot be accepted for now, with a reason, or takes it back. A claim cannot be denied. */
export function ClaimAside({ request, labelledBy, onRefused }: ClaimAsideProps) {
  const { t } = useTranslation('admin-requests');
  const id = useId();
  const put = useAction(PutClaimAsideDocument, {
    success: t('aside.done'),
    refetch,
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const back = useAction(TakeClaimBackDocument, { success: t('aside.back-done'), refetch });
  const isAside = request.aside !== null;
  const isBusy = put.busy || back.busy;

  const dialog = useReasonDialog({
    form: 'claim-aside',
    requestId: request.id,
    act: (reason) => put.run({ id: request.id, reason }),
    onRefused,
  });
  const guard = useUnsavedGuard(dialog.isWritten);
  const onBack = async () => {
    const { status } = await back.run({ id: request.id });
    if (status === 'refused') onRefused();
  };

  return (
    <>
      <Button
        id={`${id}-aside`}
        disabled={isBusy}
        aria-labelledby={`${id}-aside ${labelledBy}`}
        onClick={() => (isAside ? void onBack() : dialog.open())}
      >
        {back.busy && <Spinner />}
        {t(isAside ? 'aside.back' : 'aside.open')}
      </Button>
      {dialog.isOpen && <ReasonDialog about="aside" isBusy={put.busy} {...dialog.props} />}
      {guard}
    </>
  );
}
