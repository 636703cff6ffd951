import { skipToken } from '@apollo/client/react';
import { NameNote } from '../../../ui/form/name-note';
import { usePaused } from '../../../ui/use-paused';
import { NICKNAME_MAX } from './details-schema';
import { useNicknameFreeQuery } from './nickname-free.generated';

/** Says whether a typed nickname is free, when the typing pauses. */
export function NicknameNote({ nickname }: { nickname: string }) {
  const typed = nickname.trim();
  const text = usePaused(typed);
  const isAsked = text !== '' && text.length <= NICKNAME_MAX;
  const { data } = useNicknameFreeQuery(
    isAsked ? { variables: { nickname: text }, fetchPolicy: 'network-only' } : skipToken,
  );
  return <NameNote field="nickname" isFree={isAsked && text === typed ? data?.isNicknameFree : undefined} />;
}
