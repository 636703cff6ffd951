import { Flex, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { Spinner } from '../../../../ui/page/spinner';
import { useUnsavedGuard } from '../../../../league/drafts/use-unsaved-guard';
import { useStaffConfirm } from '../../kit/staff-confirm';
import type { InboxRequestFragment } from '../inbox-request.generated';
import { useAcceptRequestMutation, useDenyRequestMutation } from './decide-request.generated';
import { RequestAside } from './request-aside';
import { PlayerChoice, type Chosen } from './player-choice';
import { ReasonDialog } from './reason-dialog';
import { useReasonDialog } from './use-reason-dialog';
import type { PageFacts } from '../facts/use-request-facts';

interface RequestDecisionProps {
  request: InboxRequestFragment;
  page: PageFacts;
  /** The id of the request's name, because the buttons have the same text in every row. */
  labelledBy: string;
  /** The request was decided, or the attempt failed. */
  onTried: () => void;
  /** The decision was refused, so the request has changed since the list was read. */
  onRefused: () => void;
}

/** Accepts or denies a waiting request. A claim needs a player, and cannot be denied. */
export function RequestDecision({ request, page, labelledBy, onTried, onRefused }: RequestDecisionProps) {
  const { t } = useTranslation('admin-requests');
  const id = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [question, ask] = useStaffConfirm();
  const accept = useAction(useAcceptRequestMutation(), { success: t('accepted'), refetch: ['UnprocessedRequests'] });
  const deny = useAction(useDenyRequestMutation(), {
    success: t('denied'),
    refetch: ['UnprocessedRequests'],
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const denial = useReasonDialog({
    form: 'deny',
    requestId: request.id,
    act: async (reason) => {
      const outcome = await deny.run({ id: request.id, reason });
      if (outcome.status === 'done') onTried();
      return outcome;
    },
    onRefused,
  });
  const guard = useUnsavedGuard(denial.isWritten);
  const isClaim = request.kind === 'EXISTING_USER';
  const lacksPlayer = isClaim && chosen === null;
  const isBusy = accept.busy || deny.busy;

  const onAccept = async () => {
    const { status } = await accept.run({ id: request.id, playerId: chosen?.id ?? null });
    if (status === 'refused') onRefused();
    if (status === 'done' || status === 'failed') onTried();
  };
  const loses = request.kind === 'LEAVE_TEAM' && t('leave-team-loses', { team: request.teamName ?? '' });

  return (
    <>
      {isClaim && <PlayerChoice requestId={request.id} page={page} chosen={chosen} onChoose={setChosen} />}
      <Flex wrap="wrap" align="center" gap="3">
        <Button
          id={`${id}-accept`}
          variant="solid"
          isWaiting={isBusy}
          disabled={lacksPlayer}
          aria-labelledby={`${id}-accept ${labelledBy}`}
          aria-describedby={lacksPlayer ? `${id}-lacks` : undefined}
          onClick={() => (loses ? ask({ children: loses, isDestructive: true, onConfirm: onAccept }) : void onAccept())}
        >
          {accept.busy && <Spinner />}
          {t('accept')}
        </Button>
        {!isClaim && (
          <Button
            id={`${id}-deny`}
            variant="danger"
            isWaiting={isBusy}
            aria-labelledby={`${id}-deny ${labelledBy}`}
            onClick={denial.open}
          >
            {t('deny.open')}
          </Button>
        )}
        <RequestAside request={request} labelledBy={labelledBy} onRefused={onRefused} />
        {lacksPlayer && (
          <Text id={`${id}-lacks`} color="fg.muted" fontSize="sm">
            {t('choose.must')}
          </Text>
        )}
      </Flex>
      {denial.isOpen && <ReasonDialog about="deny" isBusy={deny.busy} {...denial.props} />}
      {question}
      {guard}
    </>
  );
}
