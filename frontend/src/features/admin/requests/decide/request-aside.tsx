import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { Spinner } from '../../../../ui/page/spinner';
import { useUnsavedGuard } from '../../../../league/drafts/use-unsaved-guard';
import type { InboxRequestFragment } from '../inbox-request.generated';
import { ReasonDialog } from './reason-dialog';
import { usePutRequestAsideMutation, useTakeRequestBackMutation } from './request-aside.generated';
import { useReasonDialog } from './use-reason-dialog';

interface RequestAsideProps {
  request: InboxRequestFragment;
  /** The id of the request's name, because the buttons have the same text in every row. */
  labelledBy: string;
  /** The act was refused, so the request has changed since the list was read. */
  onRefused: () => void;
}

const refetch = ['UnprocessedRequests'];

/** Puts aside a request that cannot be decided yet, with a reason for the other staff, or takes it back. */
export function RequestAside({ request, labelledBy, onRefused }: RequestAsideProps) {
  const { t } = useTranslation('admin-requests');
  const id = useId();
  const put = useAction(usePutRequestAsideMutation(), {
    success: t('aside.done'),
    refetch,
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const back = useAction(useTakeRequestBackMutation(), { success: t('aside.back-done'), refetch });
  const isAside = request.aside !== null;
  const isBusy = put.busy || back.busy;

  const dialog = useReasonDialog({
    form: 'request-aside',
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
        isWaiting={isBusy}
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
