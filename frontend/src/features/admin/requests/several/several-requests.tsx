import { chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { useStaffConfirm } from '../../kit/staff-confirm';
import { Spinner } from '../../../../ui/page/spinner';
import { ChoiceBar } from '../../lists/choice-bar';
import { useUnsavedGuard } from '../../../../league/drafts/use-unsaved-guard';
import { ReasonDialog } from '../decide/reason-dialog';
import type { ChosenRequests } from './use-chosen-requests';
import { useDecideSeveral, type SeveralOutcome } from './use-decide-several';
import { useReasonDialog } from '../decide/use-reason-dialog';

interface SeveralRequestsProps {
  choice: ChosenRequests;
  /** Some requests have changed since the list was read. */
  onRefused: () => void;
}

/** The draft of the reason belongs to no single request. */
const SEVERAL = 0;

/** Decides the chosen requests together, and says what became of each. */
export function SeveralRequests({ choice, onRefused }: SeveralRequestsProps) {
  const { t } = useTranslation('admin-requests');
  const { choosable, chosen, chooseAll } = choice;
  const { decide, isBusy, outcome } = useDecideSeveral();
  const [question, ask] = useStaffConfirm();
  const denial = useReasonDialog({
    form: 'deny-several',
    requestId: SEVERAL,
    act: (reason) => decide(chosen, false, reason),
    onRefused,
  });
  const guard = useUnsavedGuard(denial.isWritten);
  const count = chosen.length;
  const closing = chosen.filter(({ kind }) => kind === 'LEAVE_TEAM').length;

  const onAccept = () =>
    ask({
      title: t('several.accept-title', { count }),
      children: closing > 0 ? t('several.closes', { count: closing }) : t('several.each'),
      confirmLabel: t('several.accept', { count }),
      isDestructive: closing > 0,
      onConfirm: () => decide(chosen, true, null),
    });

  return (
    <>
      {choosable.length > 1 && (
        <ChoiceBar
          label={t('several.label')}
          allLabel={t('several.all', { count: choosable.length })}
          count={count}
          total={choosable.length}
          onAll={chooseAll}
        >
          {count > 0 && (
            <Flex wrap="wrap" align="center" gap="3">
              <Text color="fg.muted" fontSize="sm" role="status">
                {t('several.chosen', { count })}
              </Text>
              <Button size="sm" variant="solid" isWaiting={isBusy} onClick={onAccept}>
                {isBusy && <Spinner />}
                {t('several.accept', { count })}
              </Button>
              <Button size="sm" variant="danger" isWaiting={isBusy} onClick={denial.open}>
                {t('several.deny', { count })}
              </Button>
            </Flex>
          )}
        </ChoiceBar>
      )}
      {outcome && <Outcome outcome={outcome} onReread={onRefused} />}
      {denial.isOpen && <ReasonDialog about="several" isBusy={isBusy} {...denial.props} />}
      {question}
      {guard}
    </>
  );
}

/** How many were decided, and why the others were not. */
function Outcome({ outcome, onReread }: { outcome: SeveralOutcome; onReread: () => void }) {
  const { t } = useTranslation('admin-requests');
  const { isAccepted, decided, refused } = outcome;
  const title = t(isAccepted ? 'several.accepted' : 'several.denied', { count: decided });
  return (
    <chakra.div marginBottom="4">
      <MessageBox
        kind={refused.length > 0 ? 'warning' : 'success'}
        isResult
        title={title}
        action={
          refused.length > 0 && (
            <Button size="sm" onClick={onReread}>
              {t('several.reread')}
            </Button>
          )
        }
      >
        {refused.length > 0 && (
          <>
            {t('several.refused', { count: refused.length })}
            <chakra.ul paddingInlineStart="5" listStyleType="disc">
              {refused.map(({ id, name, reason }) => (
                <li key={id}>
                  {name}: {reason}
                </li>
              ))}
            </chakra.ul>
          </>
        )}
      </MessageBox>
    </chakra.div>
  );
}
