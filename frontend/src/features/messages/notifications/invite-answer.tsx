import { useTranslation } from 'react-i18next';
import { Flex } from '../../../styled-system/jsx';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/page/spinner';
import { Text } from '../../../ui/text';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import type { NoticeFragment } from './notice.generated';
import { useAcceptInviteMutation, useDenyInviteMutation } from './notification-actions.generated';

interface InviteAnswerProps {
  invite: NonNullable<NoticeFragment['invite']>;
  /** Reads the list again, also after a refusal, because the invite has changed then. */
  onAnswered: () => Promise<unknown>;
}

/** Buttons to accept or deny an invite, each with a question; or the result. */
export function InviteAnswer({ invite, onAnswered }: InviteAnswerProps) {
  const { t } = useTranslation('messages-notifications');
  const [dialog, ask] = useConfirm();
  const accept = useAction(useAcceptInviteMutation(), { refetch: ['Session'] });
  const deny = useAction(useDenyInviteMutation());
  const { status, team, withRequest } = invite;

  if (status !== 'PENDING') {
    return (
      <Text color="fg.muted" fontSize="sm">
        {t(`invite.${status}`)}
      </Text>
    );
  }
  const isBusy = accept.busy || deny.busy;
  const question = (text: string, { run }: Pick<typeof accept, 'run'>) => ({
    children: text,
    onConfirm: async () => {
      const outcome = await run({ inviteId: invite.id });
      if (outcome.status !== 'failed') await onAnswered();
      return outcome;
    },
  });
  const onAccept = () =>
    ask(question(t(withRequest ? 'invite.will-request' : 'invite.will-join', { team: team.name }), accept));
  const onDeny = () => ask(question(t('invite.will-deny', { team: team.name }), deny));

  return (
    <Flex gap="2" wrap="wrap">
      <Button variant="solid" isWaiting={isBusy} onClick={onAccept}>
        {accept.busy && <Spinner />}
        {t('invite.accept')}
      </Button>
      <Button isWaiting={isBusy} onClick={onDeny}>
        {deny.busy && <Spinner />}
        {t('invite.deny')}
      </Button>
      {dialog}
    </Flex>
  );
}
