import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../../lib/i18n/server-text';
import { useAction } from '../../../../lib/use-action';
import type { InboxRequestFragment } from '../inbox-request.generated';
import { useDecideRequestsMutation } from './decide-several.generated';

/** What became of the requests of one press. */
export interface SeveralOutcome {
  isAccepted: boolean;
  /** How many were decided. */
  decided: number;
  /** Those that were not, each by its name with the reason. */
  refused: readonly { id: number; name: string; reason: string }[];
}

/** Decides several requests at once and keeps what became of each. */
export function useDecideSeveral() {
  const { t } = useTranslation('admin-requests');
  const serverText = useServerText();
  const [outcome, setOutcome] = useState<SeveralOutcome | null>(null);
  const { run, busy } = useAction(useDecideRequestsMutation(), {
    refetch: ['UnprocessedRequests'],
    isProblemSilent: true,
    isFaultSilent: true,
  });

  const decide = async (requests: readonly InboxRequestFragment[], isAccepted: boolean, reason: string | null) => {
    setOutcome(null);
    const names = new Map(requests.map(({ id, kind, asker }) => [id, `${t(`kind.${kind}`)} – ${asker.nickname}`]));
    const answer = await run({ ids: requests.map(({ id }) => id), isAccepted, reason });
    if (answer.status === 'done') {
      const { outcomes } = answer.result;
      const refused = outcomes.flatMap(({ id, problem }) =>
        problem ? [{ id, name: names.get(id) ?? '', reason: serverText(problem.messageKey, problem.params) }] : [],
      );
      setOutcome({ isAccepted, decided: outcomes.length - refused.length, refused });
    }
    return answer;
  };
  return { decide, isBusy: busy, outcome };
}
