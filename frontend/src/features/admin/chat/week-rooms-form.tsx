import { chakra, Textarea } from '@chakra-ui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyReader } from '../../../lib/notify';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { useDraftState } from '../../../lib/drafts/use-draft-state';
import { BusyButton } from '../../../ui/form/busy-button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { DraftNotice } from '../draft-notice';
import { Labelled, Note } from '../labelled';
import { useOpenWeekRoomsMutation } from './division-chat.generated';

/** The longest message that the chat accepts. */
export const MESSAGE_MAX = 2000;

interface WeekRoomsFormProps {
  divisionId: number;
  week: number;
  mayRun: boolean;
  /** Series of the week that get a room. */
  closed: number;
  /** The number of series that get none, because they are reported or have no time. */
  reported: number;
  withoutTime: number;
  /** All wanted rooms exist in the chat. */
  isMade: boolean;
}

/** Opens the missing rooms of a week, with the same message in each. */
export function WeekRoomsForm({ divisionId, week, mayRun, isMade, ...series }: WeekRoomsFormProps) {
  const { t } = useTranslation('admin-chat');
  const { closed, reported, withoutTime } = series;
  const nothing = reported + withoutTime > 0 ? t('none-to-open') : t('all-open');
  const serverText = useServerText();
  const draft = useDraftState({ form: 'rooms', thing: `${divisionId}/${week}` }, t('default-message', { week }));
  const message = draft.value;
  const [isWaiting, setIsWaiting] = useState(false);
  const isTold = useRef(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, busy } = useAction(useOpenWeekRoomsMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    refetch: ['DivisionRooms', 'ChatTasks'],
  });
  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    setRefusal(null);
    const outcome = await run({ input: { divisionId, week, message } });
    if (outcome.status === 'done') {
      isTold.current = false;
      draft.clear();
      setIsWaiting(true);
    }
    if (outcome.status === 'refused') setRefusal(serverText(outcome.problem.messageKey, outcome.problem.params));
  };

  // the message waits until the rooms exist, because they are made after the answer
  useEffect(() => {
    if (!isWaiting || !isMade || isTold.current) return;
    isTold.current = true;
    notifyReader({ kind: 'success', text: t('rooms-made') });
  }, [isWaiting, isMade, t]);

  return (
    <chakra.form marginBottom="6" maxWidth="prose" onSubmit={(event) => void open(event)}>
      {draft.isRestored && <DraftNotice onDiscard={draft.clear} />}
      <Labelled label={t('message')}>
        {(id) => (
          <Textarea
            id={id}
            rows={5}
            maxLength={MESSAGE_MAX}
            value={message}
            disabled={!mayRun}
            aria-invalid={refusal !== null || undefined}
            onChange={(event) => draft.change(event.target.value)}
          />
        )}
      </Labelled>
      {refusal !== null && <MessageBox kind="error" isResult title={refusal} />}
      <Note role="status">
        {isWaiting && !isMade ? t('being-made') : closed === 0 ? nothing : t('will-open', { count: closed })}
        {withoutTime > 0 && ` ${t('without-time', { count: withoutTime })}`}
        {reported > 0 && ` ${t('reported', { count: reported })}`}
      </Note>
      <BusyButton
        type="submit"
        variant="solid"
        isBusy={busy}
        disabled={!mayRun || closed === 0 || message.trim() === ''}
      >
        {t('make-rooms')}
      </BusyButton>
    </chakra.form>
  );
}
