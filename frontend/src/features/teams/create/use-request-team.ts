import { useState } from 'react';
import { RequestTeamDocument } from '../../../gql/graphql';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import type { CroppedImage } from '../../../ui/form/image-crop';
import { sendPicture } from '../send-picture';

/** What came of asking for a team, in words. */
export interface TeamRequestResult {
  isSent: boolean;
  text: string;
}

/** Sends the crest in, if there is one, and asks staff for the team. */
export function useRequestTeam(): {
  /** True when staff have been asked. */
  send: (name: string, logo: CroppedImage | null) => Promise<boolean>;
  isBusy: boolean;
  result: TeamRequestResult | null;
} {
  const serverText = useServerText();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<TeamRequestResult | null>(null);
  const { run } = useAction(RequestTeamDocument, {
    isProblemSilent: true,
    isSuccessSilent: true,
    refetch: ['Session'],
  });

  const ask = async (name: string, logo: CroppedImage | null): Promise<TeamRequestResult> => {
    const picture = logo && (await sendPicture(logo));
    if (picture?.status === 'refused') return { isSent: false, text: serverText(picture.messageKey, picture.params) };
    const outcome = await run({ input: { name, logo: picture?.name ?? null } });
    if (outcome.status === 'done') return { isSent: true, text: serverText(outcome.result.messageKey) };
    if (outcome.status !== 'refused') return { isSent: false, text: serverText('api.error.internal') };
    return { isSent: false, text: serverText(outcome.problem.messageKey, outcome.problem.params) };
  };
  const send = async (name: string, logo: CroppedImage | null) => {
    setIsBusy(true);
    setResult(null);
    const answer = await ask(name, logo);
    setResult(answer);
    setIsBusy(false);
    return answer.isSent;
  };
  return { send, isBusy, result };
}
