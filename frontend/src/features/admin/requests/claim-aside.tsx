import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PutClaimAsideDocument, TakeClaimBackDocument, type InboxRequestFragment } from '../../../gql/admin/graphql';
import { useAction } from '../../../lib/use-action';
import { useDraftState } from '../../../lib/use-draft-state';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { ReasonDialog } from './reason-dialog';

interface ClaimAsideProps {
  request: InboxRequestFragment;
  /** Names the request, for buttons that otherwise say the same in every row. */
  labelledBy: string;
  /** It was refused: the request is no longer what the list shows. */
  onRefused: () => void;
}

const refetch = ['UnprocessedRequests'];

/** Puts a claim aside that cannot be accepted for now, with the reason, or takes it back: nobody can deny it. */
export function ClaimAside({ request, labelledBy, onRefused }: ClaimAsideProps) {
  const { t } = useTranslation('admin-requests');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const reason = useDraftState({ form: 'claim-aside', thing: request.id }, '');
  const put = useAction(PutClaimAsideDocument, { success: t('aside.done'), refetch });
  const back = useAction(TakeClaimBackDocument, { success: t('aside.back-done'), refetch });
  const isAside = request.aside !== null;
  const isBusy = put.busy || back.busy;

  const onPut = async (why: string) => {
    const { status } = await put.run({ id: request.id, reason: why });
    if (status === 'done') reason.clear();
    if (status === 'done' || status === 'refused') setIsOpen(false);
    if (status === 'refused') onRefused();
  };
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
        onClick={() => (isAside ? void onBack() : setIsOpen(true))}
      >
        {back.busy && <Spinner />}
        {t(isAside ? 'aside.back' : 'aside.open')}
      </Button>
      {isOpen && (
        <ReasonDialog
          about="aside"
          isBusy={put.busy}
          reason={reason.value}
          onChange={reason.change}
          onGive={(why) => void onPut(why)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
