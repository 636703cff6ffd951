import { useState } from 'react';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import type { CroppedImage } from '../../../ui/form/image-crop';
import { sendPicture } from '../send-picture';
import { useRequestTeamMutation } from './request-team.generated';

/** The result of the request, in words. */
export interface TeamRequestResult {
  isSent: boolean;
  text: string;
}

/** Uploads the crest, if there is one, and sends the request to staff. */
export function useRequestTeam(): {
  /** Returns true when the request was sent. */
  send: (name: string, logo: CroppedImage | null) => Promise<boolean>;
  isBusy: boolean;
  result: TeamRequestResult | null;
} {
  const serverText = useServerText();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<TeamRequestResult | null>(null);
  const { run } = useAction(useRequestTeamMutation(), {
    isProblemSilent: true,
    isSuccessSilent: true,
    refetch: ['Session'],
  });

  const ask = async (name: string, logo: CroppedImage | null): Promise<TeamRequestResult> => {
    const picture = logo && (await sendPicture(logo));
    if (picture?.status === 'refused') return { isSent: false, text: serverText(picture.messageKey, picture.params) };
    const outcome = await run({ input: { name, logo: picture?.name ?? null } });
    if (outcome.status === 'done') return { isSent: true, text: serverText(outcome.result.messageKey) };
    return { isSent: false, text: outcome.status === 'running' ? serverText('api.error.internal') : outcome.text };
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
